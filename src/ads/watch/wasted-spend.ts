import type { AdsNotice } from '#core/ads/notices.ts'
import { microsOf } from '#core/ads/money.ts'
import type { CampaignRow } from '#core/ads/rows.ts'

/** With fewer clicks, having no conversion may be chance: where one click in fifty brings one, 50 clicks bring none in more than a third of all cases. */
const ENOUGH_CLICKS = 50

type WastedSpend = Extract<AdsNotice, { kind: 'spend_without_conversions' }>

/** The campaigns that run, cost money in the chosen dates and brought no conversion; the dearest first. None of an account that does not count conversions: there, zero means nothing. */
export function wastedSpend(
  campaigns: readonly CampaignRow[],
  { countsConversions }: { countsConversions: boolean },
): WastedSpend[] {
  if (!countsConversions) return []
  return campaigns
    .filter(({ state, metrics }) => state === 'enabled' && metrics.conversions === 0)
    .filter(({ metrics }) => metrics.clicks >= ENOUGH_CLICKS && microsOf(metrics.cost) > 0n)
    .toSorted((one, other) => Number(microsOf(other.metrics.cost) - microsOf(one.metrics.cost)))
    .map(({ id, name, metrics }) => ({
      kind: 'spend_without_conversions',
      campaignId: id,
      campaignName: name,
      cost: metrics.cost,
      clicks: metrics.clicks,
    }))
}
