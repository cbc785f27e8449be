import { z } from 'zod'
import type { KeywordRow } from '#core/ads/rows.ts'
import type { ConnectorContext } from '../context.ts'
import type { AdsCustomer } from './ask.ts'
import { adsText, enumName, whole } from './schema.ts'
import { DAY_MS } from '#core/time-units.ts'

/** How often a keyword is searched for, and how many advertise for it. */
export type KeywordNumbers = Pick<KeywordRow, 'averageMonthlySearches' | 'competition'>

const KEPT_MS = 30 * DAY_MS
const REFUSED_MS = DAY_MS
/** Google takes no more in one request. */
const MOST_AT_ONCE = 10_000
const MOST_KEPT = 100_000

/** Google's numbers of a keyword. */
export const planMetrics = z
  .object({ avgMonthlySearches: whole.optional(), competition: enumName.optional() })
  .default({})

const historicalAnswer = z.object({
  results: z
    .array(
      z.object({
        text: adsText.default(''),
        closeVariants: z.array(adsText).max(1_000).default([]),
        keywordMetrics: planMetrics,
      }),
    )
    .max(MOST_AT_ONCE)
    .default([]),
})

interface Known {
  numbers: Map<string, { at: number; numbers: KeywordNumbers }>
  refusedAt: number
}

/** What is known, by the context of an operator's client: numbers are the same for all accounts, and cost an operation. */
const knownOf = new WeakMap<ConnectorContext['memory'], Known>()

/** A keyword as Google compares it. */
export const keywordKey = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/gu, ' ')

const COMPETITION: Readonly<Record<string, KeywordNumbers['competition']>> = {
  LOW: 'low',
  MEDIUM: 'medium',
  HIGH: 'high',
}

export const numbersKept = ({
  avgMonthlySearches,
  competition,
}: z.infer<typeof planMetrics>): KeywordNumbers => ({
  averageMonthlySearches: avgMonthlySearches ?? null,
  competition: COMPETITION[competition ?? ''] ?? null,
})

/**
 * Numbers of keywords, as far as Google gives them: they are kept for 30 days while Fettle runs. A project without the access level for them is refused, and is
 * not asked again for a day; keywords are shown without.
 */
export async function keywordNumbers(
  context: ConnectorContext,
  customer: AdsCustomer,
  texts: readonly string[],
): Promise<ReadonlyMap<string, KeywordNumbers>> {
  const known = knownOf.get(context.memory) ?? { numbers: new Map(), refusedAt: Number.NEGATIVE_INFINITY }
  knownOf.set(context.memory, known)
  const now = context.now().getTime()
  const isFresh = (key: string) => now - (known.numbers.get(key)?.at ?? Number.NEGATIVE_INFINITY) < KEPT_MS
  const wanted = [...new Set(texts.map(keywordKey))]
  const unknown = wanted.filter((key) => !isFresh(key)).slice(0, MOST_AT_ONCE)
  if (unknown.length > 0 && now - known.refusedAt >= REFUSED_MS) {
    const json = { keywords: unknown, keywordPlanNetwork: 'GOOGLE_SEARCH' }
    const request = { method: ':generateKeywordHistoricalMetrics', json, isRead: true }
    const answer = await customer.ask(request, historicalAnswer)
    if (known.numbers.size > MOST_KEPT) known.numbers.clear()
    if (!answer.ok) known.refusedAt = now
    else keepNumbers(known, { asked: unknown, results: answer.data.results, now })
  }
  return new Map(
    wanted.flatMap((key) => {
      const found = known.numbers.get(key)
      return found ? [[key, found.numbers]] : []
    }),
  )
}

interface Answered {
  asked: readonly string[]
  results: z.infer<typeof historicalAnswer>['results']
  now: number
}

/** Google joins keywords that mean the same: a result then names the others as close variants. */
function keepNumbers(known: Known, { asked, results, now }: Answered): void {
  for (const key of asked)
    known.numbers.set(key, { at: now, numbers: { averageMonthlySearches: null, competition: null } })
  for (const { text, closeVariants, keywordMetrics } of results)
    for (const one of [text, ...closeVariants])
      known.numbers.set(keywordKey(one), { at: now, numbers: numbersKept(keywordMetrics) })
}
