import type { OpenStandIn } from './stand-in.ts'
import { openXero } from './xero.ts'

export const openStandIn: OpenStandIn = async (port) => {
  const xero = await openXero({ port })
  return {
    endpoints: { xero: xero.base },
    settings: { XERO_CLIENT_ID: '0'.repeat(32), XERO_CLIENT_SECRET: 'stand-in-secret-of-xero' },
    hint: 'Xero has two organisations with bookings from 2024 to 2026, one in Australian and one in New Zealand dollars; other years are empty.',
    close: xero.close,
  }
}
