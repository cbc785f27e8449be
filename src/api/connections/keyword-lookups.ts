import type { z } from 'zod'
import { gatheredValues } from '#checks/ready-made.ts'
import { type KeywordHistory, keywordHistories } from '#core/ranking/keyword-history.ts'
import { moveUpSteps, type OwnPage } from '#core/ranking/move-up.ts'
import { searchCountryOf } from '#core/ranking/countries.data.ts'
import { websiteKindOf } from '#core/ranking/website-kinds.ts'
import { readEvidence } from '#store/evidence.ts'
import { type KeywordLookup, keywordLookupsOf, removeKeyword } from '#store/keyword-lookups.ts'
import { countHits } from '#store/limits.ts'
import { ownerOf } from '#store/owners.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { keywordLookupCalls } from '../contract/keyword-lookups.ts'
import { notFound } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { queueRejudging } from '../scans/start-scan.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'
import { checkIdsOfService } from './checks-of-service.ts'
import { dailyLimitOf, lookUpKeyword, locationsFor } from './look-up-keyword.ts'
import { dailyLookups, rankProviderFor } from './rank-provider.ts'

const CHECKS = checkIdsOfService('keywordSearches')

/** The provider that each owner connects. */
const OWN_ACCOUNT = 'search_console'

/** The keyword tool: the places of an owner's website in searches, and how they changed. */
export const keywordLookupRoutes = new Resource()
  .on(named(keywordLookupCalls, 'GET /keyword-lookups'), async ({ owner, services }) => {
    const { db } = services
    const daily = await dailyLookups(services)
    const used = await countHits(db, dailyLimitOf(owner.ownerId, daily), services.now())
    const profile = await ownerOf(db, owner.ownerId)
    const lookups = keywordHistories(await keywordLookupsOf(db, owner.ownerId))
    const pages = lookups.length === 0 ? [] : await ownPagesOf(services, owner.ownerId)
    const own = { pages, businessName: profile?.businessName ?? null }
    return {
      provider: await rankProviderFor(services, owner.ownerId),
      canConnect: await services.connections.isConfigured(OWN_ACCOUNT),
      left: Math.max(0, daily - used),
      daily,
      town: profile?.city ?? '',
      keywords: lookups.map((lookup) => keywordView(lookup, own)),
    }
  })
  .on(named(keywordLookupCalls, 'GET /keyword-locations'), async ({ query, owner, services }) => {
    const provider = await rankProviderFor(services, owner.ownerId)
    if (provider === null) return { locations: [] }
    const profile = await ownerOf(services.db, owner.ownerId)
    const country = searchCountryOf(profile?.country ?? null).code
    return {
      locations: await locationsFor(services, {
        ownerId: owner.ownerId,
        provider,
        country,
        typed: query.typed,
      }),
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

/** The pages of an owner's website whose words were read. A page that its scripts write may say more than was read. */
async function ownPagesOf(services: Services, ownerId: string): Promise<OwnPage[]> {
  const website = await websiteOfOwner(services.db, ownerId)
  if (!website) return []
  const { pages } = gatheredValues(await readEvidence(services, website.id, ['pages']))
  const read = pages?.pages.filter(({ thin, rendered }) => !thin || rendered) ?? []
  return read.map(({ url, title, headings }) => ({
    url,
    title: title.text,
    headings: headings.flatMap(({ level, hidden, text }) => (level === 1 && !hidden ? [text] : [])),
  }))
}

function keywordView(
  { newest, answers }: KeywordHistory<KeywordLookup>,
  own: Parameters<typeof moveUpSteps>[1],
): KeywordView {
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
    steps: moveUpSteps(newest, own),
  }
}
