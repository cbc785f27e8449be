import { z } from 'zod'
import { type AdsData, MOST_ADS_ROWS } from '#core/ads/reads.ts'
import type { landingPageRow } from '#core/ads/rows.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { chosenCustomer } from './ask.ts'
import { nameKept } from './map.ts'
import { queryText } from './query.ts'
import { adsText, idText } from './schema.ts'

const campaign = z.object({ id: idText, name: adsText.default('') })
const adAnswer = z.object({
  campaign,
  adGroupAd: z.object({ ad: z.object({ finalUrls: z.array(adsText).max(100).default([]) }) }),
})
const smartAnswer = z.object({
  campaign,
  smartCampaignSetting: z.object({ finalUrl: adsText.default('') }),
})

/** A campaign that has ended, or not begun, keeps the status ENABLED. */
const RUNS = ["campaign.status = 'ENABLED'", "campaign.serving_status NOT IN ('ENDED', 'PENDING')"]
const AD_QUERY = queryText({
  select: ['campaign.id', 'campaign.name', 'ad_group_ad.ad.final_urls'],
  from: 'ad_group_ad',
  where: [...RUNS, "ad_group.status = 'ENABLED'", "ad_group_ad.status = 'ENABLED'"],
})
const SMART_QUERY = queryText({
  select: ['campaign.id', 'campaign.name', 'smart_campaign_setting.final_url'],
  from: 'smart_campaign_setting',
  where: RUNS,
})

/** The pages that ads which run lead to, each once for each campaign. */
export async function readLandingPages(
  context: ConnectorContext,
  _input: unknown,
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['landingPages']>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const [ads, smart] = await Promise.all([
    chosen.data.search(AD_QUERY, adAnswer),
    chosen.data.search(SMART_QUERY, smartAnswer),
  ])
  if (!ads.ok) return ads
  if (!smart.ok) return smart
  const pages = [
    ...ads.data.rows.flatMap((row) => row.adGroupAd.ad.finalUrls.map((url) => pageOf(url, row.campaign))),
    ...smart.data.rows.map((row) => pageOf(row.smartCampaignSetting.finalUrl, row.campaign)),
  ]
  const once = new Map(pages.map((page) => [`${page.campaignId} ${page.url}`, page]))
  const rows = [...once.values()].filter(({ url }) => URL.canParse(url) && url.length <= LONGEST_URL)
  const isCut = ads.data.isCut || smart.data.isCut || rows.length > MOST_ADS_ROWS
  return { ok: true, data: { rows: rows.slice(0, MOST_ADS_ROWS), isCut } }
}

const LONGEST_URL = 2_048

const pageOf = (url: string, { id, name }: z.infer<typeof campaign>): z.infer<typeof landingPageRow> => ({
  url,
  campaignId: id,
  campaignName: nameKept(name),
})
