import type { AdsPeriod } from '#core/ads/dates.ts'
import type { AdsRead } from '#core/ads/reads.ts'
import { adsCalls } from '../contract/ads.ts'
import { notFound } from '../http/error.ts'
import { type Incoming, named, Resource } from '../http/routing.ts'
import { adsOf } from './account.ts'

const rowsOf =
  <Read extends AdsRead>(read: Read) =>
  async ({ query, owner, services }: Incoming<object, { period: AdsPeriod }, object>) => {
    const ads = await adsOf(services, owner.ownerId)
    if (!ads) throw notFound()
    const { data, asOf, failure } = await ads.read(read, query.period)
    return { data, asOf: asOf?.toISOString() ?? null, failure, mode: ads.connection.mode }
  }

/** The rows of the ads area's tabs. */
export const adsTabRoutes = new Resource()
  .on(named(adsCalls, 'GET /ads/campaigns'), rowsOf('campaigns'))
  .on(named(adsCalls, 'GET /ads/ad-groups'), rowsOf('adGroups'))
  .on(named(adsCalls, 'GET /ads/demographics'), rowsOf('demographics'))
  .on(named(adsCalls, 'GET /ads/keywords'), rowsOf('keywords'))
  .on(named(adsCalls, 'GET /ads/search-terms'), rowsOf('searchTerms'))
  .on(named(adsCalls, 'GET /ads/negative-keywords'), rowsOf('negativeKeywords'))
  .on(named(adsCalls, 'GET /ads/assets'), rowsOf('assets'))
  .on(named(adsCalls, 'GET /ads/strategies'), rowsOf('strategies'))
  .on(named(adsCalls, 'GET /ads/days'), rowsOf('days'))
