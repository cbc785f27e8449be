import type { AdsPeriod } from '#core/ads/dates.ts'
import type { AdsRead } from '#core/ads/reads.ts'
import { adsCalls } from '../contract/ads.ts'
import { notFound } from '../http/error.ts'
import { type Incoming, named, Resource } from '../http/routing.ts'
import { type AdsAnswer, adsOf, type OwnersAds } from './account.ts'

const rowsOf =
  <Read extends AdsRead>(read: Read) =>
  async ({ query, owner, services }: Incoming<object, { period: AdsPeriod }, object>) => {
    const ads = await adsOf(services, owner.ownerId)
    if (!ads) throw notFound()
    return answerOf(ads, await ads.read(read, query.period))
  }

const answerOf = <Read extends AdsRead>(
  { connection }: OwnersAds,
  { data, asOf, failure }: AdsAnswer<Read>,
) => ({ data, asOf: asOf?.toISOString() ?? null, failure, mode: connection.mode })

/** Campaigns with the number of their ad groups, which the tab of these shows as well: they are asked for once. */
async function campaignsOf({ query, owner, services }: Incoming<object, { period: AdsPeriod }, object>) {
  const ads = await adsOf(services, owner.ownerId)
  if (!ads) throw notFound()
  const answer = answerOf(ads, await ads.read('campaigns', query.period))
  const groups = answer.data && (await ads.read('adGroups', query.period)).data
  if (!answer.data || !groups) return answer
  const counts = new Map<string, number>()
  for (const { campaignId, state } of groups.rows)
    if (state !== 'removed') counts.set(campaignId, (counts.get(campaignId) ?? 0) + 1)
  const rows = answer.data.rows.map((row) => ({ ...row, adGroups: counts.get(row.id) ?? 0 }))
  return { ...answer, data: { ...answer.data, rows } }
}

/** The rows of the ads area's tabs. */
export const adsTabRoutes = new Resource()
  .on(named(adsCalls, 'GET /ads/campaigns'), campaignsOf)
  .on(named(adsCalls, 'GET /ads/ad-groups'), rowsOf('adGroups'))
  .on(named(adsCalls, 'GET /ads/demographics'), rowsOf('demographics'))
  .on(named(adsCalls, 'GET /ads/keywords'), rowsOf('keywords'))
  .on(named(adsCalls, 'GET /ads/search-terms'), rowsOf('searchTerms'))
  .on(named(adsCalls, 'GET /ads/negative-keywords'), rowsOf('negativeKeywords'))
  .on(named(adsCalls, 'GET /ads/assets'), rowsOf('assets'))
  .on(named(adsCalls, 'GET /ads/strategies'), rowsOf('strategies'))
  .on(named(adsCalls, 'GET /ads/days'), rowsOf('days'))
