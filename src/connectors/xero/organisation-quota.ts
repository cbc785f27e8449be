import { quotaToKeep, type ServiceQuota } from '#core/connections/quota.ts'
import type { ServiceRefusal } from '../ask.ts'
import type { ConnectorContext } from '../context.ts'
import { DAY_MS, MINUTE_MS } from '#core/time-units.ts'

/** Requests that Xero allows for one organisation (developer.xero.com, "API limits"), by the header that says what is left. When its day begins is not said: after 24 hours it is over for certain. */
const LIMITS = [
  { header: 'x-minlimit-remaining', most: 60, ms: MINUTE_MS },
  { header: 'x-daylimit-remaining', most: 5_000, ms: DAY_MS },
] as const

/** Notes how much of an organisation's quota is used; nothing where Xero does not say. */
export async function noteXeroQuota(
  context: ConnectorContext,
  headers: ServiceRefusal['headers'],
): Promise<void> {
  const quotas = LIMITS.flatMap(({ header, most, ms }): ServiceQuota[] => {
    const left = headers[header]
    if (typeof left !== 'string' || !/^\d{1,6}$/u.test(left)) return []
    const resetsAt = new Date(context.now().getTime() + ms).toISOString()
    return [{ unit: 'requests', used: Math.max(0, most - Number(left)), most, resetsAt }]
  })
  const kept = quotaToKeep(quotas)
  if (kept) await context.noteAccountQuota(kept)
}
