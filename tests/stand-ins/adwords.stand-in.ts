import { adsBusinesses } from './adwords.data.ts'
import { openAdwords } from './adwords.ts'
import type { OpenStandIn } from './stand-in.ts'

export const openStandIn: OpenStandIn = async (port) => {
  const adwords = await openAdwords({ port, accounts: adsBusinesses(3_000, 10_000) })
  return {
    endpoints: adwords.endpoints,
    settings: {
      GOOGLE_CLIENT_ID: 'stand-in.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'stand-in-secret-of-the-google-client',
    },
    hint: 'Google Ads: Harbour Cycles has one of everything, Kauri Café 3,000 campaigns and 10,000 keywords; Tide Web Agency manages a test account, a suspended one, a cancelled one and one in yen. What you change stays changed until the stand-ins stop, and no money moves.',
    close: adwords.close,
  }
}
