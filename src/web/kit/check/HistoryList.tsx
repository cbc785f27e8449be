import type { ShownTone } from '../tone/tone.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './check.module.css'

export interface HistoryEntry {
  tone: ShownTone
  status: string
  /** "Today", "14 Nov 2026". */
  when: string
}

/** Earlier results of a check, newest first. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className={classes.timeline}>
      {entries.map(({ tone, status, when }, index) => (
        <li key={index}>
          <ToneIcon tone={tone} />
          <span>
            <b>{status}</b>
            {when}
          </span>
        </li>
      ))}
    </ol>
  )
}
