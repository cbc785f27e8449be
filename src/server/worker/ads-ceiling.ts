import { type AdsParts, type OwnersAds } from '#api/ads/account.ts'
import { makeAdsChange } from '#api/ads/make-change.ts'
import { AppError } from '#api/http/error.ts'
import { isCeilingReached, monthOfDay } from '#ads/watch/ceiling.ts'
import { moneyText } from '#ads/money-words.ts'
import { type Micros, microsOf } from '#core/ads/money.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { MINUTE_MS } from '#core/time-units.ts'
import { adsCeilingLetter } from '#mail/letters/ads.ts'
import { adsWatchOf, keepAdsNotice, saveAdsWatch, toldAdsNotices } from '#store/ads-watches.ts'
import { recipientOf } from '#store/recipients.ts'
import { type AdsWatchTools, countOperations } from './ads-tools.ts'

const WHO = 'Fettle'
/** An hour passes between two counts; one that came to nothing is made again after ten minutes. */
const SOONER_MS = 50 * MINUTE_MS
/** The month; once it is reached, nothing is saved on what pauses. */
const OPERATIONS = 1

/** What a month has cost by now, against the owner's limit. */
interface ReachedMonth {
  month: string
  cost: Micros
  ceiling: Micros
}

/**
 * Holds the month's cost against the owner's limit. While it is reached, whatever runs is paused: once where nothing is started again, and again where
 * Google did not let Fettle pause something, or somebody started a campaign elsewhere.
 */
export async function holdCeiling(tools: AdsWatchTools, ads: OwnersAds): Promise<void> {
  const { db } = tools
  const ceiling = (await adsWatchOf(db, ads.connection.id))?.ceiling ?? null
  if (ceiling === null || !(await countOperations(tools, ads, { work: 'ceiling', units: OPERATIONS }))) return
  const { data, failure } = await ads.read('month', { evenIfFresh: true })
  if (!data || failure !== null) return countSooner(tools, ads)
  if (!isCeilingReached(data.cost, ceiling)) return
  const campaigns = await ads.read('campaigns', { evenIfFresh: true })
  if (!campaigns.data || campaigns.failure !== null) return countSooner(tools, ads)
  // The owner may have set another limit while Google was asked.
  if ((await adsWatchOf(db, ads.connection.id))?.ceiling !== ceiling) return
  const reached = { month: monthOfDay(data.today), cost: data.cost, ceiling }
  await saveAdsWatch(db, ads.connection, { reachedIn: reached.month })
  const running = campaigns.data.rows.filter(({ state }) => state === 'enabled')
  const notPaused = await pauseAll(tools, ads, running)
  if (notPaused.length > 0) await countSooner(tools, ads)
  const paused = running.filter((one) => !notPaused.includes(one))
  await tellCeiling(tools, ads, { ...reached, paused, notPaused })
}

/** Pauses campaigns, together where Google lets it; those that stay as they were. */
async function pauseAll(
  tools: AdsParts,
  ads: OwnersAds,
  running: readonly CampaignRow[],
): Promise<CampaignRow[]> {
  if (running.length === 0 || (await isPaused(tools, ads, running))) return []
  if (running.length === 1) return [...running]
  const left: CampaignRow[] = []
  for (const one of running) if (!(await isPaused(tools, ads, [one]))) left.push(one)
  return left
}

/** Each count is a request of its own: what it pauses may have been paused and started before. */
async function isPaused(
  tools: AdsParts,
  ads: OwnersAds,
  campaigns: readonly CampaignRow[],
): Promise<boolean> {
  const ids = campaigns.map(({ id }) => id)
  const key = `ceiling ${tools.now().toISOString()}`
  const change = { kind: 'set_campaign_state', ids, state: 'paused' } as const
  try {
    await makeAdsChange(tools, ads, { key, change, actor: 'ceiling', who: WHO })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

const countSooner = ({ db, now }: AdsParts, { connection }: OwnersAds): Promise<void> =>
  saveAdsWatch(db, connection, { countedAt: new Date(now().getTime() - SOONER_MS) })

interface HeldMonth extends ReachedMonth {
  paused: readonly CampaignRow[]
  notPaused: readonly CampaignRow[]
}

/**
 * Tells the owner once for each month and limit; later counts only change the figures. What runs no longer and was not paused by Fettle, the owner may have
 * paused: it is named no more.
 */
async function tellCeiling(tools: AdsWatchTools, ads: OwnersAds, held: HeldMonth): Promise<void> {
  const { db, now } = tools
  const { month, cost, ceiling, notPaused } = held
  const key = `ceiling ${month} ${ceiling}`
  const told = (await toldAdsNotices(db, ads.connection.id)).find((one) => one.key === key)?.notice
  const before = told?.kind === 'ceiling_reached' ? told.paused : []
  const still = notPaused.map(({ name }) => name)
  const kept = before.filter((name) => !still.includes(name))
  const names = { paused: [...new Set([...kept, ...held.paused.map(({ name }) => name)])], notPaused: still }
  const notice = { kind: 'ceiling_reached', month, ceiling, cost, ...names } as const
  if (await keepAdsNotice(db, ads.connection, { key, notice, at: now() }))
    await mailCeiling(tools, ads, notice)
}

async function mailCeiling(
  tools: AdsWatchTools,
  ads: OwnersAds,
  {
    month,
    ceiling,
    cost,
    paused,
    notPaused,
  }: Omit<HeldMonth, 'paused' | 'notPaused'> & {
    paused: readonly string[]
    notPaused: readonly string[]
  },
): Promise<void> {
  const to = await recipientOf(tools.db, ads.ownerId)
  // The figures of the sample are nobody's money.
  if (!to || ads.connection.mode === 'sample') return
  const { data: account } = await ads.read('account')
  const money = (amount: Micros) => moneyText(microsOf(amount), account?.currency ?? '')
  await tools.mailer.send({
    to: to.email,
    ownerId: to.id,
    kind: 'alert',
    dedupeKey: `ads_ceiling:${ads.connection.id}:${month}:${ceiling}`,
    letter: adsCeilingLetter({
      ceiling: money(ceiling),
      cost: money(cost),
      paused,
      notPaused,
      url: `${tools.origin}/ads`,
    }),
  })
}
