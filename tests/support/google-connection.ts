import type { Grant } from '#connectors/context.ts'
import type { Database } from '#store/database.ts'
import { saveAccount, saveConnection } from '#store/owner-connections.ts'
import type { SealingKeys } from '#store/sealing.ts'

const GRANT: Grant = {
  accessToken: 'access-of-the-test',
  accessExpiresAt: '2099-01-01T00:00:00.000Z',
  refreshToken: 'refresh-of-the-test',
  refreshExpiresAt: null,
  scopes: ['https://www.googleapis.com/auth/business.manage'],
  extra: {},
}

/** Connects an owner to a location of the stand-in, as if they had given permission and chosen it. */
export const connectGoogleProfile = (
  db: Database,
  { ownerId, location }: { ownerId: string; location: string },
  keys: SealingKeys,
): Promise<void> => connect(db, { ownerId, service: 'gmb', grant: GRANT, account: location }, keys)

/** Connects an owner to an ads account of the stand-in. */
export function connectAds(
  db: Database,
  { ownerId, account }: { ownerId: string; account: string },
  keys: SealingKeys,
): Promise<void> {
  const scopes = ['https://www.googleapis.com/auth/adwords']
  const grant = { ...GRANT, scopes, extra: { timeZone: 'Australia/Sydney' } }
  return connect(db, { ownerId, service: 'adwords', grant, account }, keys)
}

interface Connecting {
  ownerId: string
  service: string
  grant: Grant
  /** Its id at the service. */
  account: string
}

async function connect(
  db: Database,
  { ownerId, service, grant, account }: Connecting,
  keys: SealingKeys,
): Promise<void> {
  const { scopes } = grant
  const connecting = { ownerId, service, grant: JSON.stringify(grant), scopes, at: new Date() }
  const id = await saveConnection(db, connecting, keys)
  await saveAccount(db, { id, account: { id: account, label: 'Shop' }, grant: null }, keys)
}
