import type { ReactNode } from 'react'
import { useState } from 'react'
import { Icon } from '../Icon.tsx'
import { IconChevronDown } from '../icons.ts'
import { StatusPill } from '../tone/StatusPill.tsx'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import arriving from './arriving.module.css'
import type { RowState } from './ArrivingRow.tsx'
import classes from './open-row.module.css'

interface OpenRowProps {
  title: string
  arrival: Extract<RowState, { state: 'landed' }>
  /** In place of the tag: "10 minutes · ready made". */
  time?: string | undefined
  /** The content below the row; created when it is opened for the first time. */
  detail: () => ReactNode
}

/** A result that has arrived, with details that open in place. */
export function OpenRow({ title, arrival, time, detail }: OpenRowProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <li>
      <details
        className={classes.open}
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary className={arriving.row}>
          <ToneIcon tone={arrival.tone} size={24} label={time === undefined ? undefined : true} />
          <div className={arriving.words}>
            <b>{title}</b>
            <span>{arrival.line}</span>
          </div>
          <span className={arriving.end}>
            {time ?? (
              <StatusPill tone={arrival.tone} bare>
                {arrival.tag}
              </StatusPill>
            )}
          </span>
          <Icon of={IconChevronDown} className={classes.mark} />
        </summary>
        <div className={classes.body}>{wasOpened && detail()}</div>
      </details>
    </li>
  )
}

/** A part of those details, under its heading. */
export function OpenPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
