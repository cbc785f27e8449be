import type { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { type KeywordHistory, keywordHistories } from '#core/ranking/keyword-history.ts'
import { searchCountryOf } from '#core/ranking/countries.data.ts'
import { websiteKindOf } from '#core/ranking/website-kinds.ts'
import { type KeywordLookup, keywordLookupsOf, removeKeyword } from '#store/keyword-lookups.ts'
import { countHits } from '#store/limits.ts'
import { ownerOf } from '#store/owners.ts'
import { keywordLookupCalls } from '../contract/keyword-lookups.ts'
import { notFound } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { queueRejudging } from '../scans/start-scan.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'
import { dailyLimitOf, lookUpKeyword, placesFor } from './look-up-keyword.ts'
import { dailyLookups, rankProviderFor } from './rank-provider.ts'

const CHECKS = catalogue.filter(({ service }) => service === 'keywordSearches').map(({ id }) => id)

/** The provider that each owner connects. */
const OWN_ACCOUNT = 'search_console'

/** The keyword tool: the places of an owner's website in searches, and how they changed. */
export const keywordLookupRoutes = new Resource()
  .on(named(keywordLookupCalls, 'GET /keyword-lookups'), async ({ owner, services }) => {
    const { db } = services
    const daily = await dailyLookups(services)
    const used = await countHits(db, dailyLimitOf(owner.ownerId, daily), services.now())
    const profile = await ownerOf(db, owner.ownerId)
    return {
      provider: await rankProviderFor(services, owner.ownerId),
      canConnect: await services.connections.isConfigured(OWN_ACCOUNT),
      left: Math.max(0, daily - used),
      daily,
      town: profile?.city ?? '',
      keywords: keywordHistories(await keywordLookupsOf(db, owner.ownerId)).map(keywordView),
    }
  })
  .on(named(keywordLookupCalls, 'GET /keyword-locations'), async ({ query, owner, services }) => {
    const provider = await rankProviderFor(services, owner.ownerId)
    if (provider === null) return { locations: [] }
    const profile = await ownerOf(services.db, owner.ownerId)
    const country = searchCountryOf(profile?.country ?? null).code
    return {
      locations: await placesFor(services, { ownerId: owner.ownerId, provider, country, typed: query.typed }),
    }
  })
  .on(named(keywordLookupCalls, 'POST /keyword-lookups'), async (incoming) => {
    const { body, owner, services } = incoming
    const website = await ownersWebsite(incoming)
    await lookUpKeyword(services, { ownerId: owner.ownerId, website, wanted: body })
    await queueRejudging(services, website, CHECKS)
    return { message: 'Looked up' }
  })
  .on(named(keywordLookupCalls, 'DELETE /keyword-lookups/{id}'), async (incoming) => {
    const { params, owner, services } = incoming
    const website = await ownersWebsite(incoming)
    if (!(await removeKeyword(services.db, owner.ownerId, params.id))) throw notFound()
    await queueRejudging(services, website, CHECKS)
    return { message: 'The keyword is removed, with all of its places' }
  })

type KeywordView = z.infer<(typeof keywordLookupCalls)['GET /keyword-lookups']['answer']>['keywords'][number]

function keywordView({ newest, answers }: KeywordHistory<KeywordLookup>): KeywordView {
  const { id, provider, keyword, device, location, locationLabel, at, position, foundUrl } = newest
  return {
    id,
    provider,
    keyword,
    device,
    location: { code: location, label: locationLabel },
    at: at.toISOString(),
    position,
    foundUrl,
    competitors: newest.competitors.map((one) => ({ ...one, kind: websiteKindOf(one.host) })),
    places: answers.map((one) => ({ at: one.at.toISOString(), position: one.position })),
  }
}
