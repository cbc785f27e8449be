import { createHash } from 'node:crypto'
import type { OwnersAds } from '#api/ads/account.ts'
import { finalUrlProblem } from '#ads/check/address.ts'
import { faultOfSite } from '#ads/landing/reachable.ts'
import { failure } from '#core/reasons.ts'
import { wantsNotification } from '#core/owner-input/preferences.ts'
import { DAY_MS, HOUR_MS } from '#core/time-units.ts'
import { gatherPage } from '#engine/gather-page.ts'
import { adsPagesLetter } from '#mail/letters/ads.ts'
import { keepAdsNotice, saveAdsWatch, takeAdsNoticesBack, toldAdsNotices } from '#store/ads-watches.ts'
import { isLeftAlone } from '#store/left-alone.ts'
import { siteHostOf } from '#store/owner-connections.ts'
import { recipientOf } from '#store/recipients.ts'
import { type AdsWatchTools, countOperations } from './ads-tools.ts'
import { unsubscribeUrl } from './mail-tools.ts'

const MOST_PAGES = 10
/** Those that the owner was told of, where there are others as well. */
const KNOWN_PAGES = 5
const DEADLINE_MS = 40_000
/** The addresses of ads, and of smart campaigns. */
const OPERATIONS = 2
const NOT_IN_TIME = { state: 'failed', failure: failure('budget_time') } as const
const NOT_ASKED = { data: null, failure: null } as const
/** A day passes between two times; one that came to nothing is made again after an hour. */
const SOONER_MS = 23 * HOUR_MS

interface BrokenPage {
  url: string
  why: string
  campaignNames: string[]
}

/**
 * Opens the pages that running ads lead to, a failing one twice, because one failure proves nothing, and tells the owner of those that fail. Only pages of
 * the owner's website are opened. It takes back what it told of a page that opens, or to which no ad leads any more. Nothing is paused.
 */
export async function openLandingPages(tools: AdsWatchTools, ads: OwnersAds): Promise<void> {
  const { db } = tools
  const host = await siteHostOf(db, ads.ownerId)
  if (host === null) return
  const isCounted = await countOperations(tools, ads, { work: 'pages', units: OPERATIONS })
  const { data, failure: unread } = isCounted ? await ads.read('landingPages') : NOT_ASKED
  if (!data || unread !== null)
    return saveAdsWatch(db, ads.connection, { pagesAt: new Date(tools.now().getTime() - SOONER_MS) })
  const pages = Map.groupBy(data.rows, ({ url }) => url)
  const own = [...pages.keys()].filter((url) => finalUrlProblem(url, host) === null)
  const told = await toldUrls(tools, ads)
  // A list that is cut may lack a page that ads lead to.
  const left = data.isCut ? [] : told.filter((url) => !own.includes(url))
  for (const url of left) await takePageBack(tools, ads, url)
  const broken: BrokenPage[] = []
  for (const url of pagesToOpen(own, told, tools.now())) {
    if (await isLeftAlone(db, url)) continue
    const { opened, why } = await openTwice(tools, url)
    if (opened) await takePageBack(tools, ads, url)
    if (why === null) continue
    broken.push({ url, why, campaignNames: (pages.get(url) ?? []).map(({ campaignName }) => campaignName) })
  }
  await tellBroken(tools, ads, broken)
}

/** Once all pages were opened, which takes minutes: the job of a worker that stops before begins anew, and what is kept already is no news. */
async function tellBroken(
  tools: AdsWatchTools,
  ads: OwnersAds,
  broken: readonly BrokenPage[],
): Promise<void> {
  const news: BrokenPage[] = []
  for (const page of broken) {
    const notice = { kind: 'landing_page_broken', ...page } as const
    if (await keepAdsNotice(tools.db, ads.connection, { key: keyOf(page.url), notice, at: tools.now() }))
      news.push(page)
  }
  await mailBroken(tools, ads, news)
}

/** Other pages that break on the same day are another mail. */
const hashOf = (pages: readonly BrokenPage[]): string =>
  createHash('sha256')
    .update(JSON.stringify(pages.map(({ url }) => url).toSorted()))
    .digest('hex')

const keyOf = (url: string): string => `page ${url} broken`

/** The pages that the owner was told of, put away or not. */
async function toldUrls({ db }: AdsWatchTools, { connection }: OwnersAds): Promise<string[]> {
  const told = await toldAdsNotices(db, connection.id)
  return told.flatMap(({ notice }) => (notice.kind === 'landing_page_broken' ? notice.url : []))
}

/**
 * As many as are opened: first a few of those that the owner was told of, others each day, as what holds no longer is taken back; then those that may
 * be news.
 */
export function pagesToOpen(urls: readonly string[], told: readonly string[], at: Date): string[] {
  const known = urls.filter((url) => told.includes(url))
  const others = urls.filter((url) => !told.includes(url))
  const from = known.length === 0 ? 0 : (Math.floor(at.getTime() / DAY_MS) * KNOWN_PAGES) % known.length
  const turned = [...known.slice(from), ...known.slice(0, from)]
  return [...turned.slice(0, KNOWN_PAGES), ...others, ...turned.slice(KNOWN_PAGES)].slice(0, MOST_PAGES)
}

const takePageBack = ({ db }: AdsWatchTools, { connection }: OwnersAds, url: string): Promise<void> =>
  takeAdsNoticesBack(db, connection.id, { beginning: keyOf(url), mayBeToldAgain: true })

/** Opens a page, a second time where it did not open. `why` is `null` too where that may be no fault of the page. */
async function openTwice(
  { pageTools }: AdsWatchTools,
  address: string,
): Promise<{ opened: boolean; why: string | null }> {
  const plain = { ...pageTools, browser: { ...pageTools.browser, use: false } }
  let why: string | null = null
  for (const _time of [1, 2]) {
    const { site = NOT_IN_TIME } = await gatherPage(plain, {
      address,
      keys: ['site'],
      deadlineMs: DEADLINE_MS,
    })
    why = faultOfSite(site)?.[0] ?? null
    if (site.state === 'ok' && why === null) return { opened: true, why }
  }
  return { opened: false, why }
}

async function mailBroken(tools: AdsWatchTools, ads: OwnersAds, pages: readonly BrokenPage[]): Promise<void> {
  // Clicks of the sample cost nobody anything.
  if (pages.length === 0 || ads.connection.mode === 'sample') return
  const to = await recipientOf(tools.db, ads.ownerId)
  if (!to || !wantsNotification(to.preferences, 'results')) return
  await tools.mailer.send({
    to: to.email,
    ownerId: to.id,
    kind: 'alert',
    dedupeKey: `ads_pages:${ads.connection.id}:${tools.now().toISOString().slice(0, 10)}:${hashOf(pages)}`,
    letter: adsPagesLetter({
      pages,
      url: `${tools.origin}/ads`,
      unsubscribeUrl: unsubscribeUrl(tools, to.id, 'results'),
    }),
  })
}
