import { clsx } from 'clsx'
import { LinkTo } from '../link/LinkProvider.tsx'
import { Meter } from '../surface/Meter.tsx'
import { SkeletonBar } from '../surface/SkeletonBar.tsx'
import { StatusPill } from '../tone/StatusPill.tsx'
import type { ShownTone } from '../tone/tone.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './arriving.module.css'

/** The state of a check while results arrive. */
export type RowState =
  | { state: 'waiting' }
  | { state: 'running'; text: string; done?: number | undefined; of?: number | undefined }
  | { state: 'landed'; tone: ShownTone; tag: string; line: string; href?: string | undefined }

interface ArrivingRowProps {
  title: string
  arrival: RowState
}

function Landed({ title, arrival }: { title: string; arrival: Extract<RowState, { state: 'landed' }> }) {
  const inside = (
    <>
      <ToneIcon tone={arrival.tone} size={24} />
      <div className={classes.words}>
        <b>{title}</b>
        <span>{arrival.line}</span>
      </div>
      <span className={classes.end}>
        <StatusPill tone={arrival.tone} bare>
          {arrival.tag}
        </StatusPill>
      </span>
    </>
  )
  if (arrival.href === undefined) return <div className={classes.row}>{inside}</div>
  return (
    <LinkTo href={arrival.href} className={classes.row}>
      {inside}
    </LinkTo>
  )
}

/** One check while results arrive: its name from the start, its line with its result. The row keeps its position. */
export function ArrivingRow({ title, arrival }: ArrivingRowProps) {
  if (arrival.state === 'landed') {
    return (
      <li>
        <Landed title={title} arrival={arrival} />
      </li>
    )
  }
  const isRunning = arrival.state === 'running'
  const hasMeter = isRunning && arrival.of !== undefined
  return (
    <li className={clsx(classes.row, classes.pending)}>
      <ToneIcon tone="waiting" size={24} />
      <div className={classes.words}>
        <b>{title}</b>
        {isRunning ? (
          <span>{arrival.text}</span>
        ) : (
          <SkeletonBar width={`${40 + (title.length % 6) * 5}%`} className={classes.skeleton} />
        )}
      </div>
      {hasMeter ? (
        <span className={classes.meter}>
          <Meter label={title} value={arrival.done ?? 0} max={arrival.of ?? 1} />
        </span>
      ) : (
        <span className={classes.end}>{isRunning ? 'Looking now' : 'Waiting'}</span>
      )}
    </li>
  )
}
