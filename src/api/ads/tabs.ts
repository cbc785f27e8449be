import type { AdsPeriod } from '#core/ads/dates.ts'
import type { AdsRead } from '#core/ads/reads.ts'
import { toSent } from '#core/ads/sent-keywords.ts'
import { adsCalls } from '../contract/ads.ts'
import { notFound } from '../http/error.ts'
import { type Incoming, named, Resource } from '../http/routing.ts'
import { type AdsAnswer, adsOf, type AdsParts, type OwnersAds } from './account.ts'
import { assetsOf, campaignsOf, strategiesOf } from './joined.ts'

interface Query {
  period: AdsPeriod
  adGroupId?: string
}

const answeredBy =
  <Read extends AdsRead>(
    read: (ads: OwnersAds, query: Query, services: AdsParts) => Promise<AdsAnswer<Read>>,
  ) =>
  async ({ query, owner, services }: Incoming<object, Query, object>) => {
    const ads = await adsOf(services, owner.ownerId)
    if (!ads) throw notFound()
    return answerOf(ads, await read(ads, query, services))
  }

const rowsOf = <Read extends AdsRead>(read: Read) => answeredBy((ads, query) => ads.read(read, query))

const answerOf = <Read extends AdsRead>(
  { connection }: OwnersAds,
  { data, asOf, failure }: AdsAnswer<Read>,
) => ({ data, asOf: asOf?.toISOString() ?? null, failure, mode: connection.mode })

const keywordsOf = async (incoming: Incoming<object, Query, object>) => {
  const answer = await rowsOf('keywords')(incoming)
  return { ...answer, data: answer.data && toSent(answer.data) }
}

/** The rows of the ads area's tabs. */
export const adsTabRoutes = new Resource()
  .on(named(adsCalls, 'GET /ads/campaigns'), answeredBy(campaignsOf))
  .on(named(adsCalls, 'GET /ads/ad-groups'), rowsOf('adGroups'))
  .on(named(adsCalls, 'GET /ads/demographics'), rowsOf('demographics'))
  .on(named(adsCalls, 'GET /ads/keywords'), keywordsOf)
  .on(named(adsCalls, 'GET /ads/search-terms'), rowsOf('searchTerms'))
  .on(named(adsCalls, 'GET /ads/negative-keywords'), rowsOf('negativeKeywords'))
  .on(
    named(adsCalls, 'GET /ads/assets'),
    answeredBy((ads, query, services) => assetsOf(services, ads, query)),
  )
  .on(named(adsCalls, 'GET /ads/strategies'), answeredBy(strategiesOf))
  .on(named(adsCalls, 'GET /ads/days'), rowsOf('days'))
