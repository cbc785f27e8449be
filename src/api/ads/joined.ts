import { withMadeHere } from '#ads/made-assets.ts'
import { withUsers } from '#ads/strategy-users.ts'
import type { AdsPeriod } from '#core/ads/dates.ts'
import { madeAssetsOf } from '#store/ads-changes.ts'
import type { AdsAnswer, AdsParts, OwnersAds } from './account.ts'

/** What is asked of more than one read of an account, each of which another tab asks for as well. */
interface Asked {
  period?: AdsPeriod
  evenIfFresh?: boolean
}

/** Campaigns with the number of their ad groups. */
export async function campaignsOf(ads: OwnersAds, asked: Asked): Promise<AdsAnswer<'campaigns'>> {
  const answer = await ads.read('campaigns', asked)
  const groups = answer.data && (await ads.read('adGroups', asked)).data
  if (!answer.data || !groups) return answer
  const counts = new Map<string, number>()
  for (const { campaignId, state } of groups.rows)
    if (state !== 'removed') counts.set(campaignId, (counts.get(campaignId) ?? 0) + 1)
  const rows = answer.data.rows.map((row) => ({ ...row, adGroups: counts.get(row.id) ?? 0 }))
  return { ...answer, data: { ...answer.data, rows } }
}

/** Assets, and which of them were created with Fettle. */
export async function assetsOf({ db }: AdsParts, ads: OwnersAds, asked: Asked): Promise<AdsAnswer<'assets'>> {
  const answer = await ads.read('assets', asked)
  if (!answer.data) return answer
  const made = await madeAssetsOf(db, ads.connection.id)
  return { ...answer, data: { ...answer.data, rows: withMadeHere(answer.data.rows, made) } }
}

/** Strategies with the campaigns that use them. Without campaigns nothing is given: a strategy in use would look unused. */
export async function strategiesOf(ads: OwnersAds, asked: Asked): Promise<AdsAnswer<'strategies'>> {
  const answer = await ads.read('strategies', asked)
  if (!answer.data) return answer
  const campaigns = await ads.read('campaigns', asked)
  const failure = answer.failure ?? campaigns.failure
  if (!campaigns.data) return { ...answer, data: null, asOf: null, failure }
  return {
    ...answer,
    failure,
    data: { ...answer.data, rows: withUsers(answer.data.rows, campaigns.data.rows) },
  }
}
