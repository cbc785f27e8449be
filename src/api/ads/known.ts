import type { ChangedAccount } from '#ads/change-values.ts'
import { READS_OF_CHANGE } from '#ads/known-account.ts'
import type { AdsChange, AdsChangeKind } from '#core/ads/changes.ts'
import type { AdsRead } from '#core/ads/reads.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import { todayIn } from '#connectors/today-in.ts'
import { ownerOf } from '#store/owners.ts'
import { siteHostOf } from '#store/owner-connections.ts'
import { type AdsAnswer, type AdsParts, type OwnersAds } from './account.ts'
import { assetsOf, strategiesOf } from './joined.ts'

const USUAL_ZONE = 'Australia/Sydney'
const USUAL_CURRENCY = 'AUD'

/** The reads of what a change replaces or adds to. */
export const readsOfChange = (kind: AdsChangeKind): readonly AdsRead[] =>
  kind === 'set_demographics' ? [...READS_OF_CHANGE[kind], 'demographics'] : READS_OF_CHANGE[kind]

/** The reads that show something else once a change was made. */
export function readsToForget(kind: AdsChangeKind): readonly AdsRead[] {
  const reads: readonly AdsRead[] = readsOfChange(kind)
  if (kind === 'add_keywords' || kind === 'remove_keyword') return [...reads, 'searchTerms']
  if (kind === 'add_negative_keywords' || kind === 'remove_negative_keyword') return [...reads, 'searchTerms']
  if (kind === 'create_campaign') return [...reads, 'adGroups', 'keywords', 'landingPages', 'strategies']
  if (kind === 'set_campaign_state' || kind === 'remove_campaign')
    return [...reads, 'adGroups', 'landingPages', 'strategies']
  return kind === 'remove_ad_group' ? [...reads, 'campaigns'] : reads
}

/** What is known of an account for a change. `failed`: something of it could not be read. */
export interface KnownForChange {
  account: ChangedAccount
  failed: boolean
  /** Why neither the account's currency nor its time zone was ever read; `null`: they were. */
  noFacts: FailureKind | null
  /** A list of it was too long to be read whole. */
  isCut: boolean
}

/** Reads what a change is checked against; `evenIfFresh`: as it is at Google now. */
export async function knownFor(
  services: AdsParts,
  ads: OwnersAds,
  { change, evenIfFresh }: { change: AdsChange; evenIfFresh: boolean },
): Promise<KnownForChange> {
  const wanted = new Set<AdsRead>(readsOfChange(change.kind))
  let failed = false
  let isCut = false
  const dataOf = <Read extends AdsRead>({ data, failure }: AdsAnswer<Read>) => {
    failed ||= failure !== null
    isCut ||= data !== null && 'isCut' in data && data.isCut
    return evenIfFresh && failure !== null ? null : data
  }
  const adGroupId = change.kind === 'set_demographics' ? change.adGroupId : undefined
  const rows = async <Read extends AdsRead>(read: Read) =>
    wanted.has(read) ? dataOf(await ads.read(read, { adGroupId, evenIfFresh })) : null
  const [facts, host, owner] = await Promise.all([
    ads.read('account'),
    siteHostOf(services.db, ads.ownerId),
    ownerOf(services.db, ads.ownerId),
  ])
  const negatives = await rows('negativeKeywords')
  const account: ChangedAccount = {
    currency: facts.data?.currency ?? USUAL_CURRENCY,
    today: todayIn(facts.data?.timeZone ?? USUAL_ZONE, services.now()),
    // The sample business' ads may lead anywhere that the owner tries.
    websiteHost: ads.connection.mode === 'sample' ? null : host,
    country: owner?.country ?? null,
    campaigns: (await rows('campaigns'))?.rows ?? null,
    adGroups: (await rows('adGroups'))?.rows ?? null,
    keywords: (await rows('keywords'))?.rows ?? null,
    negativeKeywords: negatives?.rows ?? null,
    negativeLists: negatives?.lists ?? null,
    assets: wanted.has('assets')
      ? (dataOf(await assetsOf(services, ads, { evenIfFresh }))?.rows ?? null)
      : null,
    strategies: wanted.has('strategies')
      ? (dataOf(await strategiesOf(ads, { evenIfFresh }))?.rows ?? null)
      : null,
    demographics: (await rows('demographics'))?.rows ?? null,
  }
  const noFacts = facts.data === null ? (facts.failure ?? 'bad_shape') : null
  return { account, failed, isCut, noFacts }
}
