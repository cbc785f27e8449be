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
  /** Said aloud; `true` says the tone's own word, nothing hides the drawing from screen readers. */
  label?: string | true | undefined
  className?: string | undefined
}

/** The drawing of a tone. */
export function ToneIcon({ tone, size = 20, label, className }: ToneIconProps) {
  const { shape, word } = toneStyle(tone)
  const said = label === true ? word : label
  const voice = said === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={clsx(classes.icon, toneClass(tone), className)}
      {...voice}
    >
      {SHAPES[shape]}
    </svg>
  )
}
