import { z } from 'zod'
import type { KeywordRow } from '#core/ads/rows.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import type { ConnectorContext } from '../context.ts'
import type { AdsCustomer } from './ask.ts'
import { adsText, enumName, whole } from './schema.ts'
import { DAY_MS } from '#core/time-units.ts'

/** How often a keyword is searched for, and how many advertise for it. */
export type KeywordMetrics = Pick<KeywordRow, 'averageMonthlySearches' | 'competition'>

const KEPT_MS = 30 * DAY_MS
const REFUSED_MS = DAY_MS
/** Google takes no more in one request. */
const MOST_AT_ONCE = 10_000
const MOST_KEPT = 100_000

/** Google's metrics of a keyword. */
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
  metrics: Map<string, { at: number; metrics: KeywordMetrics }>
  /** When Google refused, by id of the account, or {@link PROJECT}. */
  refusedAt: Map<string, number>
}
/** Stands for all accounts: what the operator's project may not do. */
const PROJECT = 'project'

/** What is known, by the context of an operator's client: metrics are the same for all accounts, and cost an operation. */
const knownOf = new WeakMap<ConnectorContext['memory'], Known>()

/** A keyword as Google compares it. */
export const keywordKey = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/gu, ' ')

const COMPETITION: Readonly<Record<string, KeywordMetrics['competition']>> = {
  LOW: 'low',
  MEDIUM: 'medium',
  HIGH: 'high',
}

export const keywordMetricsKept = ({
  avgMonthlySearches,
  competition,
}: z.infer<typeof planMetrics>): KeywordMetrics => ({
  averageMonthlySearches: avgMonthlySearches ?? null,
  competition: COMPETITION[competition ?? ''] ?? null,
})

/**
 * Metrics of keywords, as far as Google gives them. They are kept while Fettle runs and asked for again after 30 days; until an answer comes, the old ones
 * are given. A project without the access level for them, or an account that may not ask, is not asked again for a day; keywords are shown without.
 */
export async function metricsOfKeywords(
  context: ConnectorContext,
  customer: AdsCustomer,
  texts: readonly string[],
): Promise<ReadonlyMap<string, KeywordMetrics>> {
  const known = knownOf.get(context.memory) ?? { metrics: new Map(), refusedAt: new Map() }
  knownOf.set(context.memory, known)
  const now = context.now().getTime()
  const isFresh = (key: string) => now - (known.metrics.get(key)?.at ?? Number.NEGATIVE_INFINITY) < KEPT_MS
  const wanted = [...new Set(texts.map(keywordKey))]
  const unknown = wanted.filter((key) => !isFresh(key)).slice(0, MOST_AT_ONCE)
  if (unknown.length > 0 && !isRefused(known, customer.id, now)) {
    const json = { keywords: unknown, keywordPlanNetwork: 'GOOGLE_SEARCH' }
    const request = { method: ':generateKeywordHistoricalMetrics', json, isRead: true }
    const answer = await customer.ask(request, historicalAnswer)
    if (answer.ok) keepMetrics(known, { asked: unknown, results: answer.data.results, now })
    else noteRefusal(known, { accountId: customer.id, kind: answer.failure.kind, now })
  }
  const found: ReadonlyMap<string, KeywordMetrics> = new Map(
    wanted.flatMap((key) => {
      const kept = known.metrics.get(key)
      return kept ? [[key, kept.metrics]] : []
    }),
  )
  if (known.metrics.size > MOST_KEPT) known.metrics.clear()
  return found
}

const isRefused = ({ refusedAt }: Known, accountId: string, now: number): boolean =>
  [PROJECT, accountId].some((one) => now - (refusedAt.get(one) ?? Number.NEGATIVE_INFINITY) < REFUSED_MS)

/** Other failures, such as an outage or a quota that is used up, pass: the next read asks again. */
function noteRefusal(
  { refusedAt }: Known,
  { accountId, kind, now }: { accountId: string; kind: FailureKind; now: number },
): void {
  if (kind === 'not_approved') refusedAt.set(PROJECT, now)
  if (kind === 'permission') refusedAt.set(accountId, now)
}

interface Answered {
  asked: readonly string[]
  results: z.infer<typeof historicalAnswer>['results']
  now: number
}

/** Google joins keywords that mean the same: a result then names the others as close variants. */
function keepMetrics(known: Known, { asked, results, now }: Answered): void {
  for (const key of asked)
    known.metrics.set(key, { at: now, metrics: { averageMonthlySearches: null, competition: null } })
  for (const { text, closeVariants, keywordMetrics } of results)
    for (const one of [text, ...closeVariants])
      known.metrics.set(keywordKey(one), { at: now, metrics: keywordMetricsKept(keywordMetrics) })
}
