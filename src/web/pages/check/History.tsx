import { shortDate } from '#core/dates.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { HistoryList } from '#web/kit/check/HistoryList.tsx'
import { TrendLine } from '#web/kit/check/TrendLine.tsx'
import { historyEntries } from './history-entries.ts'
import { lowEnd, trendGoal } from './trend-goal.ts'

const SHOWN = 6
const POINTS = 12

/** The history of a check: a line for one with a score, and a list. */
export function History({ answer }: { answer: CheckAnswer }) {
  const { timeZone } = useMe()
  const { newest, trend, statusPeriods, recent, improvements } = answer
  const rated = [...recent, ...improvements.flatMap(({ before, after }) => [before, after])]
  // Of several results on one day the last one counts.
  const byDay = new Map(
    trend.points.flatMap(({ at, value, spread }) =>
      value === null ? [] : [[shortDate(at, timeZone), { value, spread }] as const],
    ),
  )
  const points = [...byDay].map(([when, score]) => ({ when, ...score }))
  const shown = points.slice(-POINTS)
  return (
    <>
      {trend.scale === 'score' && points.length > 1 && (
        <TrendLine
          label="Scores"
          points={shown}
          low={lowEnd(shown)}
          high={100}
          goal={trendGoal(newest.blocks)}
        />
      )}
      <HistoryList
        entries={historyEntries(statusPeriods.slice(0, SHOWN), rated, { now: new Date(), timeZone })}
      />
    </>
  )
}
