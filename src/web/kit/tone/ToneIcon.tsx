import { clsx } from 'clsx'
import { SHAPES } from './shapes.tsx'
import { toneClass } from './tone-class.ts'
import { toneStyle } from './tone.ts'
import type { ShownTone } from './tone.ts'
import classes from './tones.module.css'

interface ToneIconProps {
  tone: ShownTone
  /** Pixels. */
  size?: number
  /** Accessible name; `true` uses the tone's own word, without one the icon is hidden from screen readers. */
  label?: string | true | undefined
  className?: string | undefined
}

/** The icon of a tone. */
export function ToneIcon({ tone, size = 20, label, className }: ToneIconProps) {
  const { shape, word } = toneStyle(tone)
  const spoken = label === true ? word : label
  const attributes = spoken === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spoken }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={clsx(classes.icon, toneClass(tone), className)}
      {...attributes}
    >
      {SHAPES[shape]}
    </svg>
  )
}
