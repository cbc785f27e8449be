import { HIBP_KEY, openHibp } from './hibp.ts'
import type { OpenStandIn } from './stand-in.ts'

export const openStandIn: OpenStandIn = async (port) => {
  const hibp = await openHibp({ port })
  return {
    endpoints: { hibp: hibp.base },
    settings: { HIBP_API_KEY: HIBP_KEY },
    hint: 'Look up multiple-breaches@, account-exists@ or spam-list-only@ any domain. Other names that are in a breach are in tests/stand-ins/breaches.data.ts.',
    close: hibp.close,
  }
}
