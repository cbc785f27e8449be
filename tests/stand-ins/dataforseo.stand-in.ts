import { DATAFORSEO_LOGIN, DATAFORSEO_PASSWORD, openDataForSeo } from './dataforseo.ts'
import type { OpenStandIn } from './stand-in.ts'

export const openStandIn: OpenStandIn = async (port) => {
  const standIn = await openDataForSeo({ port })
  return {
    endpoints: { dfs: standIn.base },
    settings: { DATAFORSEO_LOGIN, DATAFORSEO_PASSWORD },
    hint: 'Look up “florist newtown” (number 7), “flower delivery inner west” (23), “wedding flowers” (not in the top 100) or any other keyword (12).',
    close: standIn.close,
  }
}
