import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { toneClass } from '../tone/tone-class.ts'
import type { ShownTone } from '../tone/tone.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './surface.module.css'

interface NoteProps {
  tone: ShownTone
  /** The most important words, in bold before the rest. */
  lead?: ReactNode
  children?: ReactNode
}

/** A note beside the main content. Grey ones are less prominent. */
export function Note({ tone, lead, children }: NoteProps) {
  const colour = toneClass(tone)
  const isGrey = colour === toneClass('missing')
  return (
    <div className={clsx(classes.note, colour, isGrey && classes.plain)}>
      <ToneIcon tone={tone} label />
      <div>
        {lead !== undefined && <b>{lead} </b>}
        {children}
      </div>
    </div>
  )
}
