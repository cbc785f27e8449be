import type { ReactNode } from 'react'
import { changeWords } from '#core/compare.ts'
import { countKnown } from '#core/counts.ts'
import type { DashboardAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { ProgressCard } from '#web/kit/overview/ProgressCard.tsx'
import { sinceWords } from './since-words.ts'
import { tallyOf } from '#web/shared/results/tally-of.ts'

const SHOWN = 3

/** How many checks are in good shape, and what has changed. */
export function ProgressSection({ dashboard }: { dashboard: DashboardAnswer }) {
  const { counts, changes } = dashboard
  const { timeZone } = useMe()
  const since = sinceWords(changes, new Date(), timeZone)
  const shown = since.direction === 'down' ? changes.worse : changes.better
  return (
    <ProgressCard
      good={counts.good}
      of={countKnown(counts)}
      tally={tallyOf(counts)}
      since={since}
      changes={shown.slice(0, SHOWN).map(({ title, now, past }) => ({
        title,
        now: changeWords(now, past)?.is ?? now.tag,
      }))}
      foot={footOf(dashboard)}
    />
  )
}

type Missed = DashboardAnswer['couldNotRun']

/** The checks that could not be run: first those not counted, then those that count as last known. */
function footOf({ couldNotRun, couldNotRunLine }: DashboardAnswer): ReactNode {
  const missed = couldNotRun.filter(({ isCounted }) => !isCounted)
  const known = couldNotRun.filter(({ isCounted }) => isCounted)
  if (missed.length + known.length === 0) return undefined
  return (
    <>
      {couldNotRunLine !== null && missed.length > 0 && (
        <>
          {couldNotRunLine}: <Names of={missed} />. {missed.length === 1 ? 'It isn’t' : 'They aren’t'} counted
          for or against you.{' '}
        </>
      )}
      {known.length > 0 && (
        <>
          Counted from last time, because we couldn’t check this time: <Names of={known} />.
        </>
      )}
    </>
  )
}

function Names({ of: missed }: { of: Missed }) {
  const more = missed.length - SHOWN
  return (
    <>
      {missed.slice(0, SHOWN).map(({ check, title, path }, index) => (
        <span key={check}>
          {index > 0 && ', '}
          <LinkTo href={path}>{title}</LinkTo>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  )
}
