import type { OwnersAds } from '#api/ads/account.ts'
import { unfittingTerms } from '#ads/watch/unfitting-terms.ts'
import { wastedSpend } from '#ads/watch/wasted-spend.ts'
import type { AdsNotice } from '#core/ads/notices.ts'
import { DAY_MS } from '#core/time-units.ts'
import { keepAdsNotice, saveAdsWatch, takeAdsNoticesBack, toldAdsNotices } from '#store/ads-watches.ts'
import { type AdsWatchTools, countOperations } from './ads-tools.ts'

/** The account, campaigns, keywords and search terms, with what each asks beside. */
const OPERATIONS = 8
/** A week brings a small shop too few clicks to judge. */
const LOOKED_AT = '30days'

/** A week passes between two looks; one that came to nothing is made again tomorrow. */
const SOONER_MS = 6 * DAY_MS

/** The weekly look: spend that brings nothing, and searches that cost and never fit. It changes nothing in the account. */
export async function lookForWaste(tools: AdsWatchTools, ads: OwnersAds): Promise<void> {
  const { db, now } = tools
  const read = await readForLook(tools, ads)
  if (!read) return saveAdsWatch(db, ads.connection, { lookedAt: new Date(now().getTime() - SOONER_MS) })
  const { account, campaigns, keywords, terms } = read
  const wasted = wastedSpend(campaigns.rows, account)
  const month = now().toISOString().slice(0, 7)
  await tell(tools, ads, 'spend ', new Map(wasted.map((one) => [`${one.campaignId} ${month}`, one])))
  // With keywords left out, what the owner sells would look like what nobody wants.
  if (keywords.isCut) return
  const known = await termsPutAway(tools, ads)
  const unfitting = unfittingTerms(terms.rows, { keywords: keywords.rows, known })
  const today = now().toISOString().slice(0, 10)
  await tell(tools, ads, 'terms ', new Map(unfitting ? [[today, unfitting]] : []))
}

/** What the look is about; `null`: not everything could be read. */
async function readForLook(tools: AdsWatchTools, ads: OwnersAds) {
  if (!(await countOperations(tools, ads, { work: 'week', units: OPERATIONS }))) return null
  const account = await ads.read('account')
  const campaigns = await ads.read('campaigns', { period: LOOKED_AT })
  const keywords = await ads.read('keywords', { period: LOOKED_AT })
  const terms = await ads.read('searchTerms', { period: LOOKED_AT })
  if (!account.data || !campaigns.data || !keywords.data || !terms.data) return null
  if ([campaigns, keywords, terms].some(({ failure }) => failure !== null)) return null
  return { account: account.data, campaigns: campaigns.data, keywords: keywords.data, terms: terms.data }
}

/** Keeps what is told in place of what was told a week ago and is still shown. What was put away under the same key stays away. */
async function tell(
  { db, now }: AdsWatchTools,
  { connection }: OwnersAds,
  beginning: string,
  notices: ReadonlyMap<string, AdsNotice>,
): Promise<void> {
  const at = now()
  await takeAdsNoticesBack(db, connection.id, { beginning, mayBeToldAgain: false })
  for (const [about, notice] of notices)
    await keepAdsNotice(db, connection, { key: `${beginning}${about}`, notice, at })
}

/** Search terms that the owner was told of and put away. */
async function termsPutAway({ db }: AdsWatchTools, { connection }: OwnersAds): Promise<ReadonlySet<string>> {
  const told = await toldAdsNotices(db, connection.id)
  return new Set(
    told
      .filter(({ putAwayAt }) => putAwayAt !== null)
      .flatMap(({ notice }) => (notice.kind === 'unfitting_terms' ? notice.terms : []))
      .map(({ term }) => term),
  )
}
