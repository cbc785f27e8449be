import type { AdsParts, OwnersAds } from '#api/ads/account.ts'
import type { Jobs } from '#api/services.ts'
import type { PageTools } from '#engine/gather-page.ts'
import { countUnits } from '#store/limits.ts'
import type { MailTools } from './mail-tools.ts'

/** What the clock's work on ads accounts uses. */
export interface AdsWatchTools extends AdsParts, MailTools {
  pageTools: PageTools
}

export interface QueueAdsTools extends Pick<AdsParts, 'db'> {
  jobs: Pick<Jobs, 'watchAds'>
}

/**
 * Operations a day of each kind of work, for all owners together. With the lowest access level Google answers 2,880
 * (https://developers.google.com/google-ads/api/docs/access-levels). Half is left for what people do themselves.
 */
const OPERATIONS_A_DAY = { ceiling: 1_000, pages: 240, week: 200 } as const

/** Counts operations of the clock's work before they are made. `false`: the work has had its share of the day (UTC). The sample asks nobody. */
export async function countOperations(
  { db, now }: AdsParts,
  { connection }: OwnersAds,
  { work, units }: { work: keyof typeof OPERATIONS_A_DAY; units: number },
): Promise<boolean> {
  if (connection.mode === 'sample') return true
  const until = new Date(now())
  until.setUTCHours(24, 0, 0, 0)
  const key = `ads-watch:${work}:${until.toISOString()}`
  return countUnits(db, key, { units, most: OPERATIONS_A_DAY[work], until })
}
