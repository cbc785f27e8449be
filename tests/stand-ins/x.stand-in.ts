import type { OpenStandIn } from './stand-in.ts'
import { openX, X_TOKEN } from './x.ts'

export const openStandIn: OpenStandIn = async (port) => {
  const x = await openX({ port })
  return {
    endpoints: { x: x.base },
    settings: { X_BEARER_TOKEN: X_TOKEN },
    hint: 'On X, connect HarbourCafe (active), quiet_quilts (quiet), neverposted, walledgarden (protected) or hiddenshop (refused); every other handle has no account.',
    close: x.close,
  }
}
