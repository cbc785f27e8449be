import { openGmb } from './gmb.ts'
import type { OpenStandIn } from './stand-in.ts'

export const openStandIn: OpenStandIn = async (port) => {
  const gmb = await openGmb({ port })
  return {
    endpoints: gmb.endpoints,
    settings: {
      GOOGLE_CLIENT_ID: 'stand-in.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'stand-in-secret-of-the-google-client',
    },
    hint: 'Google Business Profile: Harbour Cycles is verified, Kauri Café waits to be. A description with a web address, a name with “!!” and a phone number that begins with 1234 are refused; a changed name or phone number stays in review.',
    close: gmb.close,
  }
}
