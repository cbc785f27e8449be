import assert from 'node:assert/strict'
import type { AdsChange, AdsChangeDone, CampaignToCreate } from '#core/ads/changes.ts'
import { openAdwords } from '#stand-ins/adwords.ts'
import { ADS_IDS, adsBusinesses } from '#stand-ins/adwords.data.ts'
import { ADS_NOW, adsReading } from './ads-reading.ts'

/** A campaign of the wizard for Harbour Cycles. */
export const BELLS: CampaignToCreate = {
  name: 'Bells',
  businessName: 'Harbour Cycles',
  landingUrl: 'https://harbourcycles.example/bells',
  phone: '0355500101',
  startDate: '2026-12-01',
  endDate: '2026-12-24',
  locations: [
    { kind: 'place', id: '2036', name: 'Australia' },
    { kind: 'radius', latitude: -38.15, longitude: 144.36, kilometres: 10, name: 'Geelong' },
  ],
  languages: [{ id: '1000', name: 'English' }],
  categories: [
    { name: 'Bike bells', keywords: ['bike bells', 'brass bell', 'loud bell'] },
    { name: 'Horns', keywords: ['horns'] },
  ],
  headlines: ['Bells', 'Loud and small', 'Fitted today'],
  descriptions: ['A bell for every bike.', 'Come by, or call.'],
  dailyBudget: '12000000',
  targetCpa: null,
}

/** The stand-in with the connector's changes of Harbour Cycles. */
export async function openAdsChanges() {
  const ads = await openAdwords({ accounts: adsBusinesses(10, 30), now: () => ADS_NOW })
  const own = adsReading(ads, ADS_IDS.cycles)
  return {
    ads,
    own,
    /** What there is of a kind, without what was removed. */
    things: (kind: string) => ads.things(ADS_IDS.cycles, kind),
    /** Id of what has a name; empty: it was removed, or never was. */
    idOf(kind: string, name: string): string {
      const found = ads.things(ADS_IDS.cycles, kind).find((one) => one['name'] === name)
      return found?.resourceName.split('/').at(-1) ?? ''
    },
    /** Makes a change that Google takes. */
    async make(change: AdsChange): Promise<AdsChangeDone> {
      const done = await own.change(change)
      assert.ok(done.ok, JSON.stringify(done))
      return done.data
    },
    /** The kind of a refusal, and the words beside the fields. */
    async refused(change: AdsChange, id: string = ADS_IDS.cycles) {
      const answer = await adsReading(ads, id).change(change)
      assert.ok(!answer.ok, JSON.stringify(answer))
      return [answer.failure.kind, answer.failure.fields ?? {}] as const
    },
    async close() {
      await ads.close()
      assert.deepEqual(ads.faults, [])
    },
  }
}
