import { MYOB_KEY, openMyob } from './myob.ts'
import type { OpenStandIn } from './stand-in.ts'

export const openStandIn: OpenStandIn = async (port) => {
  const myob = await openMyob({ port })
  return {
    endpoints: { myob: myob.base },
    settings: { MYOB_API_KEY: MYOB_KEY, MYOB_API_SECRET: 'stand-in-secret-of-myob' },
    hint: 'MYOB has a roastery with bookings from 2024 to 2026, and a new business without any.',
    close: myob.close,
  }
}
