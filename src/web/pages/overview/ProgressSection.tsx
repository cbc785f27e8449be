import type { ReactNode } from 'react'
import type { DashboardAnswer } from '../../app/result-queries.ts'
import { useMe } from '../../app/use-me.ts'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { ProgressCard } from '../../kit/overview/ProgressCard.tsx'
import { sinceWords } from './since-words.ts'
import { tallyOf } from './tally-of.ts'

const SHOWN = 3

interface ProgressProps {
  dashboard: DashboardAnswer
  /** How many results are red. */
  broken: number
}

/** How many are in good shape, and what has changed since last time. */
export function ProgressSection({ dashboard, broken }: ProgressProps) {
  const { progress, counts, changes } = dashboard
  const { timeZone } = useMe()
  const since = sinceWords(changes, new Date(), timeZone)
  const told = since.direction === 'down' ? changes.worse : changes.better
  return (
    <ProgressCard
      good={progress.done}
      of={progress.total}
      tally={tallyOf(counts, broken)}
      since={since}
      changes={told.slice(0, SHOWN).map(({ title, now }) => ({ title, now: now.tag }))}
      foot={footOf(dashboard)}
    />
  )
}

/** What could not be run, by name, and whether it counts all the same. */
function footOf({ couldNotRun, couldNotRunLine }: DashboardAnswer): ReactNode {
  if (couldNotRunLine === null) return undefined
  const more = couldNotRun.length - SHOWN
  const isOne = couldNotRun.length === 1
  const areCounted = couldNotRun.every(({ isCounted }) => isCounted)
  return (
    <>
      {couldNotRunLine}:{' '}
      {couldNotRun.slice(0, SHOWN).map(({ check, title, path }, place) => (
        <span key={check}>
          {place > 0 && ', '}
          <LinkTo href={path}>{title}</LinkTo>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
      {'. '}
      {areCounted
        ? 'Counted as we last knew.'
        : `${isOne ? 'It isn’t' : 'They aren’t'} counted for or against you.`}
    </>
  )
}
