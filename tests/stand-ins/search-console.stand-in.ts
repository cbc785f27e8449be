import { openSearchConsole } from './search-console.ts'
import type { OpenStandIn } from './stand-in.ts'

export const openStandIn: OpenStandIn = async (port) => {
  const standIn = await openSearchConsole({ port, takesAnyToken: true })
  return {
    endpoints: { gsc: standIn.base },
    settings: {},
    hint: 'In Search Console, bluewren.example is at 7.4 on average for keywords with “newtown”, and shown for no other.',
    close: standIn.close,
  }
}
