import type { SitelinkText } from '#core/ads/changes.ts'
import type { AdsSampleState } from './state.ts'

const SITE = 'https://bluewren.example'

const sitelink = (text: string, path: string, lines?: readonly [string, string]): SitelinkText => ({
  text,
  line1: lines?.[0] ?? null,
  line2: lines?.[1] ?? null,
  finalUrl: `${SITE}/${path}`,
})

const SITELINKS = [
  sitelink('Order by noon', 'same-day', ['Delivered the same day', 'Newtown and the inner west']),
  sitelink('Weekly flowers', 'subscription', ['Every week or fortnight', 'Stop whenever you like']),
  sitelink('Bouquets under A$60', 'bouquets', ['Tied by hand', 'From growers near Sydney']),
  sitelink('Where we deliver', 'delivery'),
  sitelink('Visit our shop', 'visit', ['12 Wrens Lane, Newtown', 'Tuesday to Saturday']),
  sitelink('Wedding gallery', 'weddings/gallery'),
]
const CALLOUTS = [
  'Same-day delivery',
  'Tied by hand',
  'Growers near Sydney',
  'Open Saturdays',
  'Plastic-free wrapping',
]

/** The campaign of each sitelink: "Wedding flowers" has one, which Google does not show. */
const CAMPAIGN_OF_SITELINK = ['101', '101', '101', '103', '103', '102']

/** Six sitelinks and five callouts. */
export const BLUE_WREN_ASSETS: AdsSampleState['assets'] = [
  ...SITELINKS.map((sitelink, index) => ({
    id: `${801 + index}`,
    type: 'sitelink' as const,
    sitelink,
    callout: null,
  })),
  ...CALLOUTS.map((callout, index) => ({
    id: `${811 + index}`,
    type: 'callout' as const,
    sitelink: null,
    callout,
  })),
]

/** Where each of them is used. */
export const BLUE_WREN_LINKS: readonly Omit<AdsSampleState['assetLinks'][number], 'run'>[] = [
  ...CAMPAIGN_OF_SITELINK.map((levelId, index) => ({
    id: `${levelId}~${801 + index}`,
    assetId: `${801 + index}`,
    level: 'campaign' as const,
    levelId,
    state: 'enabled' as const,
  })),
  ...CALLOUTS.map((_, index) => ({
    id: `${811 + index}`,
    assetId: `${811 + index}`,
    level: 'account' as const,
    levelId: null,
    state: 'enabled' as const,
  })),
]
