import { shortDate } from '#core/dates.ts'
import type { Display, GreyKind } from '#core/display.ts'
import { dayWords } from '#core/format/moment.ts'
import type { HistoryEntry } from '#web/kit/check/HistoryList.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'

interface StatusPeriod {
  status: string
  tag: string
  from: string
  to: string
  isRuleChanged: boolean
}

interface RatedStatus {
  status: string
  display: Display
  greyKind: GreyKind | null
}

interface Clock {
  now: Date
  timeZone: string
}

const RULE = 'We changed our rule here.'

/** The history of a check, newest first; `rated`: results that give each status its tone. */
export function historyEntries(
  periods: readonly StatusPeriod[],
  rated: readonly RatedStatus[],
  { now, timeZone }: Clock,
): HistoryEntry[] {
  return periods.map(({ status, tag, from, to, isRuleChanged }, index) => {
    const known = rated.find((one) => one.status === status) ?? null
    const when = index === 0 ? sinceWords(from, { now, timeZone }) : spanWords(from, to, { now, timeZone })
    return { tone: toneOf(known), status: tag, when: isRuleChanged ? `${when}. ${RULE}` : when }
  })
}

function sinceWords(from: string, { now, timeZone }: Clock): string {
  const day = dayWords(from, now, timeZone)
  return day === 'today' ? 'Today' : `Since ${day}`
}

function spanWords(from: string, to: string, { now, timeZone }: Clock): string {
  const [first, last] = [shortDate(from, timeZone), shortDate(to, timeZone)]
  if (dayWords(from, now, timeZone) === 'today') return 'Earlier today'
  return first === last ? first : `${first} to ${last}`
}
