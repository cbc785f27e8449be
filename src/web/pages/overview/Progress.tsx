import type { ReactNode } from 'react'
import type { Dashboard } from '../../app/result-queries.ts'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { ProgressCard } from '../../kit/overview/ProgressCard.tsx'
import { tallyOf } from './tally-of.ts'

const SHOWN = 3
const DAY = 86_400_000

interface ProgressProps {
  dashboard: Dashboard
  /** How many results are red. */
  broken: number
}

/** How many are in good shape, and what has changed since last time. */
export function Progress({ dashboard, broken }: ProgressProps) {
  const { progress, counts, changes } = dashboard
  const isDown = changes.better.length === 0 && changes.worse.length > 0
  const told = isDown ? changes.worse : changes.better
  return (
    <ProgressCard
      good={progress.done}
      of={progress.total}
      tally={tallyOf(counts, broken)}
      since={sinceOf(changes, isDown)}
      changes={told.slice(0, SHOWN).map(({ title, now }) => ({ title, now: now.tag }))}
      foot={footOf(dashboard)}
    />
  )
}

/** On the first day there is nothing to compare with but the same day. */
function sinceOf({ line, better, worse, since }: Dashboard['changes'], isDown: boolean) {
  const isYoung = since !== null && Date.now() - Date.parse(since) < DAY
  if (line === null || (isYoung && better.length + worse.length === 0)) return undefined
  return { text: line, direction: isDown ? 'down' : 'up' } as const
}

/** What could not be run, by name, and whether it counts all the same. */
function footOf({ couldNotRun, couldNotRunLine }: Dashboard): ReactNode {
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
