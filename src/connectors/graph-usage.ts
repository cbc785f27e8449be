import { z } from 'zod'
import type { ServiceQuota } from '#core/connections/quota.ts'
import type { ConnectorContext } from './context.ts'
import { MINUTE_MS } from '#core/time-units.ts'

/** Both quotas count the last hour: after that it is free again where Graph names no time. */
const WINDOW_MINUTES = 60
const LONGEST_MINUTES = 1_440

const percentage = z.number().min(0)
const usage = z.object({ call_count: percentage, total_time: percentage, total_cputime: percentage })
const businessUsage = z.record(
  z.string(),
  z.array(usage.extend({ estimated_time_to_regain_access: z.number().min(0).default(0) })),
)
type Headers = Readonly<Record<string, string | string[] | undefined>>

const percent = (used: number, resetsAt: string): ServiceQuota => ({
  unit: 'percent',
  used,
  most: 100,
  resetsAt,
})

/** Notes how much is used of the app's quota and of that of the page or account; nothing where Graph does not say. */
export async function noteGraphUsage(context: ConnectorContext, headers: Headers): Promise<void> {
  const { app, account, minutes } = usageOf(headers)
  if (app > 0) await context.noteQuota(percent(app, inMinutes(context, WINDOW_MINUTES)))
  if (account > 0) await context.noteAccountQuota(percent(account, inMinutes(context, minutes)))
}

/** Codes of a limit that is the app's: "application request limit reached". */
const APP_CODES: ReadonlySet<number> = new Set([4])
/** Codes of a limit that is one person's, page's or account's (Graph API, "Rate limits"). */
const ACCOUNT_CODES: ReadonlySet<number> = new Set([17, 32, 80_001, 80_002])
const USED_UP = 100

/** What a refusal by quota limits, and when that is free again. A code that says neither limits the app, unless Graph says that only the account's quota is used up. */
export function graphPauseOf(
  context: ConnectorContext,
  headers: Headers,
  code: number,
): { retryAt: string; isOfAccount?: true } {
  const { app, account, minutes } = usageOf(headers)
  const isByUse = !APP_CODES.has(code) && account >= USED_UP && app < USED_UP
  return ACCOUNT_CODES.has(code) || isByUse
    ? { retryAt: inMinutes(context, minutes), isOfAccount: true }
    : { retryAt: inMinutes(context, WINDOW_MINUTES) }
}

const inMinutes = (context: ConnectorContext, minutes: number): string =>
  new Date(context.now().getTime() + minutes * MINUTE_MS).toISOString()

const highest = (all: readonly z.infer<typeof usage>[]): number =>
  Math.max(0, ...all.flatMap((one) => [one.call_count, one.total_time, one.total_cputime]))

/** The highest percentage of the app's quotas and of the account's, and the minutes after which the account's are free again. */
function usageOf(headers: Headers): { app: number; account: number; minutes: number } {
  const app = usage.safeParse(jsonIn(headers['x-app-usage']))
  const named = businessUsage.safeParse(jsonIn(headers['x-business-use-case-usage'])).data ?? {}
  const accounts = Object.values(named).flat()
  const minutes = Math.max(0, ...accounts.map((one) => one.estimated_time_to_regain_access))
  return {
    app: highest(app.success ? [app.data] : []),
    account: highest(accounts),
    minutes: Math.min(LONGEST_MINUTES, minutes) || WINDOW_MINUTES,
  }
}

function jsonIn(header: string | string[] | undefined): unknown {
  if (typeof header !== 'string') return null
  try {
    return JSON.parse(header)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
