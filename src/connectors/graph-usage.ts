import { z } from 'zod'
import type { ConnectorContext } from './context.ts'

const MINUTE = 60_000
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

/** Notes how much of the app's and the page's quota is used, the higher of both; nothing where Graph does not say. */
export async function noteGraphUsage(context: ConnectorContext, headers: Headers): Promise<void> {
  const { most, minutes } = usageOf(headers)
  if (most > 0)
    await context.noteQuota({ unit: 'percent', used: most, most: 100, resetsAt: inMinutes(context, minutes) })
}

/** When a quota that is used up is free again, ISO 8601. */
export const graphPauseOf = (context: ConnectorContext, headers: Headers): string =>
  inMinutes(context, usageOf(headers).minutes)

const inMinutes = (context: ConnectorContext, minutes: number): string =>
  new Date(context.now().getTime() + (minutes || WINDOW_MINUTES) * MINUTE).toISOString()

/** The highest percentage of any quota, and the minutes that Graph names; 0 where it names none. */
function usageOf(headers: Headers): { most: number; minutes: number } {
  const app = usage.safeParse(jsonIn(headers['x-app-usage']))
  const business = businessUsage.safeParse(jsonIn(headers['x-business-use-case-usage']))
  const all = [...(app.success ? [app.data] : []), ...Object.values(business.data ?? {}).flat()]
  const most = Math.max(0, ...all.flatMap((one) => [one.call_count, one.total_time, one.total_cputime]))
  const named = Object.values(business.data ?? {}).flat()
  const minutes = Math.max(0, ...named.map((one) => one.estimated_time_to_regain_access))
  return { most, minutes: Math.min(LONGEST_MINUTES, minutes) }
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
