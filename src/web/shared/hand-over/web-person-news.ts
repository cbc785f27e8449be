import type { ConversationLine, AskState } from '#core/hand-over/asks.ts'
import { DAY_MS } from '#core/time-units.ts'

/** How long a thing that passed is shown as news. */
const NEWS_DAYS = 14

interface Ask {
  check: string
  title: string
  path: string
  state: AskState
  passedAt: string | null
  lines: ConversationLine[]
}

interface Given {
  id: string
  lastRetestAt: string | null
  asks: readonly Ask[]
}

/** A question that waits for the owner's answer, with the link by which it was asked. */
export type AskedNews = Ask & { handOver: string }

/**
 * What a web person asked and the owner has not answered, and what passed its test in the last two weeks after somebody said by the link
 * that it is done. `check`: of this check alone.
 */
export function webPersonNews(
  given: readonly Given[],
  now: Date,
  check?: string,
): { asked: AskedNews[]; passed: Ask[] } {
  const all = given.flatMap(({ id, lastRetestAt, asks }) =>
    asks
      .filter((ask) => check === undefined || ask.check === check)
      .map((ask) => ({ ...ask, handOver: id, wasTested: lastRetestAt !== null })),
  )
  const isNews = (at: string | null): boolean =>
    at !== null && now.getTime() - Date.parse(at) < NEWS_DAYS * DAY_MS
  const passed = all.filter(({ passedAt, wasTested }) => wasTested && isNews(passedAt))
  return {
    asked: all.filter(({ state }) => state === 'asked'),
    passed: passed.filter((ask, index) => passed.findIndex((other) => other.check === ask.check) === index),
  }
}
