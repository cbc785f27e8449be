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
export async function connectGoogleProfile(
  db: Database,
  { ownerId, location }: { ownerId: string; location: string },
  keys: SealingKeys,
): Promise<void> {
  const { scopes } = GRANT
  const connecting = { ownerId, service: 'gmb', grant: JSON.stringify(GRANT), scopes, at: new Date() }
  const id = await saveConnection(db, connecting, keys)
  await saveAccount(db, { id, account: { id: location, label: 'Shop' }, grant: null }, keys)
}
