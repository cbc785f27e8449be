import { z } from 'zod'
import { quotaToKeep, type ServiceQuota } from '#core/connections/quota.ts'
import { nextMidnightIn } from '#core/dates.ts'
import { HOUR_MS } from '#core/time-units.ts'

/** Tokens of a property (Data API, "Limits and quotas"); those of Analytics 360 are ten times as many. What says more than these is of 360. */
const MOST = { tokensPerDay: 200_000, tokensPerHour: 40_000, tokensPerProjectPerHour: 14_000 } as const
const TIMES_OF_360 = 10
/** "Daily quotas refresh at midnight PST". */
const GOOGLES_ZONE = 'America/Los_Angeles'

const left = z.object({ remaining: z.number().min(0).default(0) }).optional()
/** What a property has left of its quota, as an answer says it. */
export const propertyQuota = z.object({
  tokensPerDay: left,
  tokensPerHour: left,
  tokensPerProjectPerHour: left,
})
type PropertyQuota = z.infer<typeof propertyQuota>

/** The quota of a property that is to be kept; `null`: the answer says none. */
export function quotaOfProperty(quota: PropertyQuota | undefined, now: Date): ServiceQuota | null {
  const inAnHour = new Date(now.getTime() + HOUR_MS)
  const ends = {
    tokensPerDay: nextMidnightIn(now, GOOGLES_ZONE),
    tokensPerHour: inAnHour,
    tokensPerProjectPerHour: inAnHour,
  }
  const names = propertyQuota.keyof().options
  const is360 = names.some((name) => (quota?.[name]?.remaining ?? 0) > MOST[name])
  const quotas = names.flatMap((name): ServiceQuota[] => {
    const remaining = quota?.[name]?.remaining
    if (remaining === undefined) return []
    const most = is360 ? MOST[name] * TIMES_OF_360 : MOST[name]
    return [{ unit: 'tokens', used: Math.max(0, most - remaining), most, resetsAt: ends[name].toISOString() }]
  })
  return quotaToKeep(quotas)
}
