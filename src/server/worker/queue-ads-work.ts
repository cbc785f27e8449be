import { ADS_SERVICE } from '#core/ads/service.ts'
import { ownersWithOpenAdsChanges } from '#store/ads-changes.ts'
import { takeAdsWork } from '#store/ads-due.ts'
import { hit } from '#store/limits.ts'
import type { QueueAdsTools } from './ads-tools.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time-units.ts'

/** How often each work is due, and how many accounts are taken in a minute. */
const WORKS = [
  { work: 'ceiling', everyMs: HOUR_MS, most: 20 },
  { work: 'pages', everyMs: DAY_MS, most: 5 },
  { work: 'week', everyMs: 7 * DAY_MS, most: 5 },
] as const

/** A change is looked for by its own call first. */
const OPEN_MS = 2 * MINUTE_MS
/** An account that cannot be read is not asked every minute. */
const SETTLING = { most: 6, windowSeconds: 3_600 }

/** Queues what is due for ads accounts: changes of which Google said nothing, the monthly ceiling, landing pages, the weekly look. */
export async function queueAdsWork({ db, jobs }: QueueAdsTools, at: Date): Promise<void> {
  for (const ownerId of await ownersWithOpenAdsChanges(db, new Date(at.getTime() - OPEN_MS)))
    if ((await hit(db, `ads-settle:${ownerId}`, SETTLING, at)).allowed)
      await jobs.watchAds({ ownerId, work: 'settle' })
  for (const { work, everyMs, most } of WORKS) {
    const due = { service: ADS_SERVICE, work, before: new Date(at.getTime() - everyMs), at, most }
    await takeAdsWork(db, due, (ownerId) => jobs.watchAds({ ownerId, work }))
  }
}
