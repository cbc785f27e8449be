import { adsOf, type OwnersAds } from '#api/ads/account.ts'
import { settleAll } from '#api/ads/settle.ts'
import type { AdsWatchJob } from '#api/services.ts'
import type { AdsWatchWork } from '#core/ads/watch-works.ts'
import { holdCeiling } from './ads-ceiling.ts'
import { openLandingPages } from './ads-pages.ts'
import type { AdsWatchTools } from './ads-tools.ts'
import { lookForWaste } from './ads-week.ts'

const WORKS: Readonly<Record<AdsWatchWork, (tools: AdsWatchTools, ads: OwnersAds) => Promise<unknown>>> = {
  settle: settleAll,
  ceiling: holdCeiling,
  pages: openLandingPages,
  week: lookForWaste,
}

/** Does what the clock queued for an owner's ads account, where it can be asked. */
export async function watchAds(tools: AdsWatchTools, { ownerId, work }: AdsWatchJob): Promise<void> {
  const ads = await adsOf(tools, ownerId)
  if (ads?.connection.state === 'connected') await WORKS[work](tools, ads)
}
