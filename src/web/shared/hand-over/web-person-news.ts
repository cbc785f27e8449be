import type { ConversationLine, AskState } from '#core/hand-over/asks.ts'
import { DAY_MS } from '#core/time-units.ts'
import { isLinkLive } from './hand-over-words.ts'

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
  createdAt: string
  lastRetestAt: string | null
  revokedAt: string | null
  expiresAt: string
  asks: readonly Ask[]
}

/** A question that waits for the owner's answer, with the link by which it was asked. */
export type AskedNews = Ask & { handOver: string }

/**
 * What a web person asked by a link that still opens and the owner has not answered, and what passed its test in the last two weeks after somebody said by the link
 * that it is done. `check`: of this check alone.
 */
export function webPersonNews(
  given: readonly Given[],
  now: Date,
  check?: string,
): { asked: AskedNews[]; passed: Ask[] } {
  const all = given.flatMap((link) =>
    link.asks
      .filter((ask) => check === undefined || ask.check === check)
      .map((ask) => ({
        ...ask,
        handOver: link.id,
        wasTested: link.lastRetestAt !== null,
        /** What was done when the link was made is no news. */
        wasDone: ask.passedAt === link.createdAt,
        isLive: isLinkLive(link, now),
      })),
  )
  const isNews = (at: string | null): boolean =>
    at !== null && now.getTime() - Date.parse(at) < NEWS_DAYS * DAY_MS
  const passed = all.filter(({ passedAt, wasTested, wasDone }) => wasTested && !wasDone && isNews(passedAt))
  return {
    // Nobody reads the answer to a link that has ended.
    asked: all.filter(({ state, isLive }) => isLive && state === 'asked'),
    passed: passed.filter((ask, index) => passed.findIndex((other) => other.check === ask.check) === index),
  }
}
