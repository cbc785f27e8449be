import { z } from 'zod'
import { type AdsData, MOST_ADS_ROWS } from '#core/ads/reads.ts'
import type { AssetRow } from '#core/ads/rows.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { itemState, METRICS, metricsKept, nameKept } from './map.ts'
import { atPeriod, type PeriodInput } from './period.ts'
import { inDates, queryText } from './query.ts'
import { adsText, enumName, idText, metricsPart } from './schema.ts'

const linkPart = z
  .object({ fieldType: enumName, status: enumName.optional(), source: enumName.optional() })
  .optional()
const named = z.object({ id: idText, name: adsText.default('') }).optional()

const assetAnswer = z.object({
  asset: z.object({
    id: idText,
    finalUrls: z.array(adsText).max(100).default([]),
    sitelinkAsset: z
      .object({
        linkText: adsText.default(''),
        description1: adsText.optional(),
        description2: adsText.optional(),
      })
      .optional(),
    calloutAsset: z.object({ calloutText: adsText.default('') }).optional(),
  }),
  campaign: named,
  adGroup: named,
  customerAsset: linkPart,
  campaignAsset: linkPart,
  adGroupAsset: linkPart,
  metrics: metricsPart,
})
type AssetAnswer = z.infer<typeof assetAnswer>

/** Where assets are shown; `parent`: the row that they belong to. */
const PLACES = [
  { level: 'account', from: 'customer_asset', parent: null },
  { level: 'campaign', from: 'campaign_asset', parent: 'campaign' },
  { level: 'ad_group', from: 'ad_group_asset', parent: 'ad_group' },
] as const satisfies { level: AssetRow['level']; from: string; parent: string | null }[]
type Place = (typeof PLACES)[number]

const fieldsOf = ({ from, parent }: Place): string[] => [
  'asset.id',
  'asset.final_urls',
  'asset.sitelink_asset.link_text',
  'asset.sitelink_asset.description1',
  'asset.sitelink_asset.description2',
  'asset.callout_asset.callout_text',
  ...(parent === null ? [] : [`${parent}.id`, `${parent}.name`]),
  `${from}.field_type`,
  `${from}.status`,
  `${from}.source`,
  ...METRICS,
]

/** Sitelinks and callouts at every place where they are shown, with what they brought in a period. */
export async function readAssets(
  context: ConnectorContext,
  { period }: PeriodInput,
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['assets']>> {
  const asked = await atPeriod(context, access, period)
  if (!asked.ok) return asked
  const { customer, range } = asked.data
  const answers = await Promise.all(
    PLACES.map((place) => {
      const where = [...inDates(range), `${place.from}.field_type IN ('SITELINK', 'CALLOUT')`]
      return customer.search(queryText({ select: fieldsOf(place), from: place.from, where }), assetAnswer)
    }),
  )
  const rows: AssetRow[] = []
  let isCut = false
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) return answer
    isCut ||= answer.data.isCut
    const place = PLACES[index]
    if (place) rows.push(...answer.data.rows.map((row) => assetKept(row, place, customer.id)))
  }
  return {
    ok: true,
    data: { rows: rows.slice(0, MOST_ADS_ROWS), isCut: isCut || rows.length > MOST_ADS_ROWS },
  }
}

function assetKept(row: AssetAnswer, { level }: Place, customerId: string): AssetRow {
  const link = row.customerAsset ?? row.campaignAsset ?? row.adGroupAsset
  const parent = level === 'campaign' ? row.campaign : level === 'ad_group' ? row.adGroup : undefined
  const { id, sitelinkAsset, calloutAsset, finalUrls } = row.asset
  return {
    id: `${parent?.id ?? customerId}~${id}`,
    assetId: id,
    type: link?.fieldType === 'CALLOUT' ? 'callout' : 'sitelink',
    level,
    levelId: parent?.id ?? null,
    levelName: parent ? nameKept(parent.name) : null,
    state: itemState(link?.status),
    source: link?.source === 'AUTOMATICALLY_CREATED' ? 'automatic' : 'advertiser',
    isMadeHere: false,
    sitelink: sitelinkAsset ? sitelinkKept(sitelinkAsset, finalUrls[0] ?? '') : null,
    callout: calloutAsset ? nameKept(calloutAsset.calloutText) : null,
    metrics: metricsKept(row.metrics),
  }
}

const LONGEST_URL = 2_048

const sitelinkKept = (
  { linkText, description1, description2 }: NonNullable<AssetAnswer['asset']['sitelinkAsset']>,
  finalUrl: string,
): NonNullable<AssetRow['sitelink']> => ({
  text: nameKept(linkText),
  line1: description1 ? nameKept(description1) : null,
  line2: description2 ? nameKept(description2) : null,
  finalUrl: finalUrl.slice(0, LONGEST_URL),
})
