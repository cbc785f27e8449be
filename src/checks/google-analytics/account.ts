import { bareHost } from '#core/address/urls.ts'
import type { AnalyticsAccount } from '#core/evidence/accounts.ts'

type ReadAccount = Extract<AnalyticsAccount, { kind: 'read' }>
export type Property = ReadAccount['properties'][number]

/**
 * The chosen GA4 property when it is this website's: its web stream has the website's host (with or without `www.`), or the owner
 * confirmed it. `host` is `null` while the website can't be read; then only the owner's confirmation counts.
 */
export function connectedProperty(account: ReadAccount, host: string | null): Property | null {
  const chosen = account.properties.find(
    ({ id, generation }) => id === account.chosen && generation === 'ga4',
  )
  if (!chosen) return null
  return account.confirmed || isOfHost(chosen, host) ? chosen : null
}

/** Connected, with Universal properties only. */
export const hasOnlyUniversal = ({ properties }: ReadAccount): boolean =>
  properties.length > 0 && properties.every(({ generation }) => generation === 'universal')

const isOfHost = ({ hosts }: Property, host: string | null): boolean =>
  host !== null && hosts.some((one) => bareHost(one) === bareHost(host))
