import { dailyOfRunning } from '#ads/running.ts'
import { monthOf } from '#ads/check/amounts.ts'
import { MESSAGES } from '#ads/messages.ts'
import { monthOfDay } from '#ads/watch/ceiling.ts'
import { todayIn } from '#connectors/today-in.ts'
import { CENT_IN_MICROS, microsOf, microsText } from '#core/ads/money.ts'
import { ADS_SERVICE } from '#core/ads/service.ts'
import { ADS_COST_WARNING, ADS_TERMS_VERSION } from '#core/ads/terms.ts'
import { openAdsChangesOf } from '#store/ads-changes.ts'
import { adsDraftsOf } from '#store/ads-drafts.ts'
import { acceptAdsTerms, adsTermsAcceptedAt } from '#store/ads-terms.ts'
import { adsWatchOf, putAdsNoticeAway, saveAdsWatch, shownAdsNotices } from '#store/ads-watches.ts'
import { adsCalls } from '../contract/ads.ts'
import { changedElsewhere, notFound, wrongFields } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { showSamples } from '../connections/sampled.ts'
import type { Services } from '../services.ts'
import { adsOf, type OwnersAds, usableAds } from './account.ts'

const NO_ACCOUNT = {
  account: null,
  failure: null,
  today: null,
  month: null,
  ceiling: null,
  notices: [],
  drafts: [],
  unknown: 0,
}

/** How the owner's ads account stands: the cost warning, the month, the ceiling, what needs to be said. */
export const adsRoutes = new Resource()
  .on(named(adsCalls, 'GET /ads/terms'), async ({ owner, services }) => {
    const at = await adsTermsAcceptedAt(services.db, owner.ownerId, ADS_TERMS_VERSION)
    return { version: ADS_TERMS_VERSION, words: ADS_COST_WARNING, acceptedAt: at?.toISOString() ?? null }
  })
  .on(named(adsCalls, 'PUT /ads/terms'), async ({ body, owner, services }) => {
    const current = { version: ADS_TERMS_VERSION, words: ADS_COST_WARNING }
    if (body.version !== ADS_TERMS_VERSION) throw changedElsewhere(current)
    const accepted = { ownerId: owner.ownerId, version: ADS_TERMS_VERSION, acceptedAt: services.now() }
    await acceptAdsTerms(services.db, accepted)
    return { message: 'Accepted' }
  })
  .on(named(adsCalls, 'GET /ads'), async ({ owner, services }) => {
    const { db, connections } = services
    const { ownerId } = owner
    await showSamples(services, ownerId)
    const isSetUp =
      connections.connectors.some(({ id }) => id === ADS_SERVICE) &&
      (await connections.isConfigured(ADS_SERVICE))
    const hasAcceptedTerms = (await adsTermsAcceptedAt(db, ownerId, ADS_TERMS_VERSION)) !== null
    const ads = await adsOf(services, ownerId)
    const idle = isSetUp ? ('not_connected' as const) : ('not_set_up' as const)
    const base = {
      state: ads?.connection.state ?? idle,
      mode: ads?.connection.mode ?? ('live' as const),
      isSetUp,
      hasAcceptedTerms,
    }
    if (!ads || ads.connection.state === 'needs_selection') return { ...base, ...NO_ACCOUNT }
    return { ...base, ...(await accountViewOf(services, ads)) }
  })
  .on(named(adsCalls, 'PUT /ads/ceiling'), async ({ body, owner, services }) => {
    const { connection } = await usableAds(services, owner.ownerId)
    if (body.amount !== null && !isWholeCents(microsOf(body.amount)))
      throw wrongFields({ amount: MESSAGES.amount })
    // A new ceiling makes the watch count the month again.
    await saveAdsWatch(services.db, connection, { ceiling: body.amount, reachedIn: null, countedAt: null })
    return { message: 'Data updated successfully' }
  })
  .on(named(adsCalls, 'DELETE /ads/notices/{id}'), async ({ params, owner, services }) => {
    // Also while Google's permission is gone: nothing is asked of Google.
    const ads = await adsOf(services, owner.ownerId)
    if (!ads) throw notFound()
    const { connection } = ads
    const away = { connectionId: connection.id, id: params.id, at: services.now() }
    if (!(await putAdsNoticeAway(services.db, away))) throw notFound()
    return { message: 'Dismissed' }
  })

const isWholeCents = (micros: bigint): boolean => micros > 0n && micros % CENT_IN_MICROS === 0n

async function accountViewOf(services: Services, ads: OwnersAds) {
  const { db, now } = services
  const { id } = ads.connection
  const { data: account, failure } = await ads.read('account')
  const today = account && todayIn(account.timeZone, now())
  const [watch, notices, drafts, open] = await Promise.all([
    adsWatchOf(db, id),
    shownAdsNotices(db, id),
    adsDraftsOf(db, id),
    openAdsChangesOf(db, ads.connection),
  ])
  return {
    account,
    failure,
    today,
    month: today && (await monthOfAccount(ads, today)),
    ceiling: watch?.ceiling ? { amount: watch.ceiling, reachedIn: watch.reachedIn } : null,
    notices: notices.map(({ id, at, notice }) => ({ id, at: at.toISOString(), notice })),
    drafts: drafts.map(({ id, version, step, form, savedAt }) => ({
      id,
      version,
      step,
      name: form.name,
      savedAt: savedAt.toISOString(),
    })),
    unknown: open.length,
  }
}

/** What the month can cost, and has cost; `null`: not known, also while the newest figures are of an earlier month. */
async function monthOfAccount(ads: OwnersAds, today: string) {
  const [campaigns, days] = [await ads.read('campaigns'), await ads.read('days')]
  if (!campaigns.data || !days.data) return null
  if (monthOfDay(days.data.month.today) !== monthOfDay(today)) return null
  const { rows } = campaigns.data
  const daily = dailyOfRunning(rows)
  return {
    most: microsText(monthOf(daily)),
    aDay: microsText(daily),
    running: rows.filter(({ state }) => state === 'enabled').length,
    cost: days.data.month.cost,
  }
}
