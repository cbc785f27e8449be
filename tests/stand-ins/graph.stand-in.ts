import { INSTAGRAM_APP, META_APP, openGraph } from './graph.ts'
import type { OpenStandIn } from './stand-in.ts'

export const openStandIn: OpenStandIn = async (port) => {
  // Whoever signs in is the person of the café.
  const graph = await openGraph({ port, personOf: () => 'person-harbour' })
  return {
    endpoints: graph.endpoints,
    settings: {
      META_APP_ID: META_APP.id,
      META_APP_SECRET: META_APP.secret,
      INSTAGRAM_APP_ID: INSTAGRAM_APP.id,
      INSTAGRAM_APP_SECRET: INSTAGRAM_APP.secret,
    },
    hint: 'Facebook has two pages to choose from and one that your role does not open; Instagram has one business account.',
    close: graph.close,
  }
}
