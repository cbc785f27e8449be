import { hasHost, isTagged, type MeasuredSite } from '#core/analytics/site-property.ts'
import type { AnalyticsAccount } from '#core/evidence/accounts.ts'

type ReadAccount = Extract<AnalyticsAccount, { kind: 'read' }>
export type Property = ReadAccount['properties'][number]

/**
 * The chosen GA4 property when it is this website's: its web stream has the website's host (with or without `www.`) or the measurement
 * id on its pages, or the owner confirmed it. While the website can't be read, only the owner's confirmation counts.
 */
export function connectedProperty(account: ReadAccount, site: MeasuredSite): Property | null {
  const chosen = account.properties.find(
    ({ id, generation }) => id === account.chosen && generation === 'ga4',
  )
  if (!chosen) return null
  return account.confirmed || hasHost(chosen, site) || isTagged(chosen, site) ? chosen : null
}

/** Connected, with Universal properties only. */
export const hasOnlyUniversal = ({ properties }: ReadAccount): boolean =>
  properties.length > 0 && properties.every(({ generation }) => generation === 'universal')
