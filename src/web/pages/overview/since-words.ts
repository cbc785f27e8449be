import { shortDate } from '#core/dates.ts'
import type { DashboardAnswer } from '#web/app/queries/result-queries.ts'
import type { Since } from '#web/kit/overview/ProgressCard.tsx'

export const FIRST_SCAN = 'This is our first look. From now on you’ll see here what’s changed.'

/** What has changed since an earlier day; on the first day there is no other day to compare with. */
export function sinceWords(
  { line, better, worse, since }: Pick<DashboardAnswer['changes'], 'line' | 'better' | 'worse' | 'since'>,
  now: Date,
  timeZone: string,
): Since {
  const isFirstDay = since === null || shortDate(since, timeZone) === shortDate(now.toISOString(), timeZone)
  const isSame = better.length + worse.length === 0
  if (line === null || (isFirstDay && isSame)) return { text: FIRST_SCAN, direction: 'level' }
  if (isSame) return { text: line, direction: 'level' }
  return {
    text: isFirstDay ? `${counted(better.length, worse.length)} than earlier today` : line,
    direction: better.length === 0 ? 'down' : 'up',
  }
}

const counted = (better: number, worse: number): string =>
  [...(better > 0 ? [`${better} better`] : []), ...(worse > 0 ? [`${worse} worse`] : [])].join(' and ')
