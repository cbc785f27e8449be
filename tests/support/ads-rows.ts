import assert from 'node:assert/strict'
import { EMPTY_DRAFT } from '#core/ads/draft.ts'
import type { Database } from '#store/database.ts'
import * as adsTables from '#store/schema/ads.ts'
import { connections } from '#store/schema/connections.ts'

/** An owner's connection to an ads account. */
export async function anAdsConnection(db: Database, ownerId: string, mode: 'live' | 'sample' = 'live') {
  const [connection] = await db
    .insert(connections)
    .values({ ownerId, service: 'adwords', connectedAt: new Date(), accountId: '1', mode })
    .returning()
  assert.ok(connection)
  return connection
}

/** Rows of an owner in every table of the ads area, each text marked. */
export async function adsRows(db: Database, ownerId: string, mark: string): Promise<void> {
  const [ads] = await db
    .insert(connections)
    .values({ ownerId, service: 'adwords', connectedAt: new Date() })
    .returning()
  const ofAds = { connectionId: ads?.id ?? '', origin: 'live' } as const
  await db.insert(adsTables.adsTerms).values({ ownerId, version: `${mark} terms` })
  await db
    .insert(adsTables.adsDrafts)
    .values({ ...ofAds, step: 'general', form: { ...EMPTY_DRAFT, name: `${mark} campaign` } })
  await db.insert(adsTables.adsChanges).values({
    ...ofAds,
    key: `HASHED-TOKEN ${mark}`,
    actor: 'owner',
    who: `${mark} person`,
    change: { kind: 'remove_campaign', id: '1' },
    what: `${mark} change`,
    before: {},
    after: {},
  })
  await db.insert(adsTables.adsNotices).values({
    ...ofAds,
    key: `HASHED-TOKEN ${mark}`,
    notice: { kind: 'landing_page_broken', url: 'https://a.example/', campaignNames: [], why: `${mark} why` },
  })
  const input = { url: 'https://a.example/', headlines: [`${mark} headline`], descriptions: [] }
  await db.insert(adsTables.adsLandingLooks).values({ ...ofAds, input })
  await db.insert(adsTables.adsWatches).values({ ...ofAds, ceiling: '300000000' })
}
