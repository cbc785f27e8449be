import { connectors } from '#connectors/connectors.generated.ts'
import { RANK_PROVIDERS, type RankProvider } from '#core/ranking/providers.ts'
import type { Services } from '../services.ts'

type Wanted = Pick<Services, 'connections' | 'serviceValues'>

/** Look-ups that an owner may make in a day, where the operator set no other number (checks, search engine results). */
const USUAL_DAILY = 20

/** Which service is asked for an owner: the operator's choice where it can be asked, else the first that can; `null`: none. */
export async function rankProviderFor(services: Wanted): Promise<RankProvider | null> {
  const chosen = (await services.serviceValues.read('RANK_PROVIDER'))?.value
  const inOrder = RANK_PROVIDERS.toSorted((a, b) => Number(b === chosen) - Number(a === chosen))
  for (const provider of inOrder) if (await canAsk(services, provider)) return provider
  return null
}

async function canAsk({ connections }: Wanted, provider: RankProvider): Promise<boolean> {
  return connectors.some(({ id }) => id === provider) && (await connections.isConfigured(provider))
}

/** Look-ups that an owner may make in a day. */
export async function dailyLookups({ serviceValues }: Wanted): Promise<number> {
  const given = (await serviceValues.read('RANK_DAILY_LOOKUPS'))?.value
  return given === undefined ? USUAL_DAILY : Number(given)
}
