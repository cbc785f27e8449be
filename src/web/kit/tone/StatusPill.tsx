import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { toneClass } from './tone-class.ts'
import type { ShownTone } from './tone.ts'
import { ToneIcon } from './ToneIcon.tsx'
import classes from './tones.module.css'

interface StatusPillProps {
  tone: ShownTone
  children: ReactNode
  size?: 'md' | 'lg'
  /** Without its icon, where the row already shows it. */
  bare?: boolean
}

/** A status in a word: always with a shape, in it or in its row. */
export function StatusPill({ tone, children, size = 'md', bare = false }: StatusPillProps) {
  return (
    <span className={clsx(classes.pill, toneClass(tone), size === 'lg' && classes.lg, bare && classes.bare)}>
      {!bare && <ToneIcon tone={tone} size={size === 'lg' ? 20 : 16} />}
      {children}
    </span>
  )
}
