import { BRAVE_KEY, openBrave } from './brave.ts'
import type { OpenStandIn } from './stand-in.ts'

export const openStandIn: OpenStandIn = async (port) => {
  const standIn = await openBrave({ port })
  return {
    endpoints: { brave: standIn.base },
    settings: { BRAVE_API_KEY: BRAVE_KEY },
    hint: 'Set RANK_PROVIDER=brave to look keywords up in Brave Search in place of Google.',
    close: standIn.close,
  }
}
