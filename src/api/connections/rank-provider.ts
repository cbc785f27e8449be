import { RANK_PROVIDERS, type RankProvider } from '#core/ranking/providers.ts'
import { connectionOf } from '#store/owner-connections.ts'
import type { Services } from '../services.ts'

type Wanted = Pick<Services, 'connections' | 'serviceValues' | 'db'>

/** Look-ups that an owner may make in a day, where the operator set no other number (checks, search engine results). */
const USUAL_DAILY = 20

/** Which service is asked for an owner: the operator's choice where it can be asked, else the first that can; `null`: none. */
export async function rankProviderFor(services: Wanted, ownerId: string): Promise<RankProvider | null> {
  const chosen = (await services.serviceValues.read('RANK_PROVIDER'))?.value
  const inOrder = RANK_PROVIDERS.toSorted((a, b) => Number(b === chosen) - Number(a === chosen))
  for (const provider of inOrder) if (await canAsk(services, ownerId, provider)) return provider
  return null
}

/** An owner's own account can be asked when it is connected, and no sample. */
async function canAsk(
  { connections, db }: Wanted,
  ownerId: string,
  provider: RankProvider,
): Promise<boolean> {
  const connector = connections.connectors.find(({ id }) => id === provider)
  if (!connector || !(await connections.isConfigured(provider))) return false
  if (connector.kind === 'server_key') return true
  const row = await connectionOf(db, ownerId, provider)
  return row?.state === 'connected' && row.mode === 'live'
}

/** Look-ups that an owner may make in a day. */
export async function dailyLookups({ serviceValues }: Wanted): Promise<number> {
  const given = (await serviceValues.read('RANK_DAILY_LOOKUPS'))?.value
  return given === undefined ? USUAL_DAILY : Number(given)
}
