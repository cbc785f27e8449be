import { catalogue } from '#checks/catalogue.generated.ts'
import { storedGrant } from '#connectors/grant.ts'
import type { Grant } from '#connectors/context.ts'
import type { GrantStore, OwnedConnection } from '#engine/connections/store.ts'
import { accountQuotaOf, noteAccountQuota } from '#store/account-quotas.ts'
import { saveConnectionAttempt, useConnectionAttempt } from '#store/connection-attempts.ts'
import { keepReadOf, keptAnswerOf } from '#store/connection-reads.ts'
import type { Database } from '#store/database.ts'
import { measurementIdsOf } from '#store/measurement-ids.ts'
import { grantOfConnection, withLockedGrant } from '#store/grants.ts'
import {
  connectionOf,
  type StoredConnection,
  removeAccount,
  removeConnection,
  saveAccount,
  saveConnection,
  siteHostOf,
} from '#store/owner-connections.ts'
import { removeSample, saveSample } from '#store/sample-connections.ts'
import { claimRead } from '#store/read-claims.ts'
import type { SealingKeys } from '#store/sealing.ts'
import { websiteOfOwner } from '#store/websites.ts'

/** Owners' connections in the database, their grants encrypted with these keys. */
export const grantStoreOf = (db: Database, keys: SealingKeys): GrantStore => ({
  async connectionOf(ownerId, service) {
    const row = await connectionOf(db, ownerId, service)
    return row && ownedConnection(row, await siteHostOf(db, ownerId))
  },
  keptAnswer: (id, read, subject) => keptAnswerOf(db, { id, read, subject }),
  claimRead: (connectionId, read, subject) => claimRead(db, { connectionId, read, subject }),
  noteAccountQuota: ({ id, account }, quota) =>
    noteAccountQuota(db, { id, accountId: account?.id ?? null }, quota),
  accountQuota: (id) => accountQuotaOf(db, id, new Date()),
  keepRead: (connection, outcome) => keepReadOf(db, connection, outcome),
  async tagIdsOf(ownerId) {
    const website = await websiteOfOwner(db, ownerId)
    const check = catalogue.find(({ service }) => service === 'analytics')
    return website && check ? measurementIdsOf(db, website.id, check.id) : []
  },
  withGrant: (id, work) =>
    withLockedGrant(db, id, keys, (hand) =>
      work({
        grant: hand.grant === null ? null : readGrant(hand.grant),
        isRenewalOpen: hand.isRenewalOpen,
        begin: (at) => hand.begin(at),
        forget: () => hand.forget(),
        save: (next, at) => hand.save(JSON.stringify(next), next.scopes, at),
        end: (failure, at) => hand.end(failure, at),
      }),
    ),
  async grantOf(id) {
    const grant = await grantOfConnection(db, id, keys)
    return grant === null ? null : readGrant(grant)
  },
  connect: ({ ownerId, service }, grant, at) =>
    saveConnection(
      db,
      {
        ownerId,
        service,
        grant: grant === null ? null : JSON.stringify(grant),
        scopes: grant?.scopes ?? [],
        at,
      },
      keys,
    ),
  startSample: (owner, account, at) => saveSample(db, { ...owner, account, at }),
  endSample: (ownerId, service) => removeSample(db, ownerId, service),
  chooseAccount: (id, account, grant) =>
    saveAccount(db, { id, account, grant: grant === null ? null : JSON.stringify(grant) }, keys),
  unchooseAccount: (id) => removeAccount(db, id),
  disconnect: (ownerId, service) => removeConnection(db, ownerId, service),
  saveAttempt: (stateHash, attempt) => saveConnectionAttempt(db, stateHash, attempt, keys),
  useAttempt: (stateHash, wanted) => useConnectionAttempt(db, stateHash, wanted, keys),
})

const readGrant = (text: string): Grant => storedGrant.parse(JSON.parse(text))

function ownedConnection(row: StoredConnection, siteHost: string | null): OwnedConnection {
  const { id, ownerId, service, mode, state, accountId, accountLabel, choices, failure } = row
  const account = accountId === null ? null : { id: accountId, label: accountLabel ?? accountId }
  const pausedUntil =
    failure?.isOfAccount === true && failure.retryAt !== undefined ? new Date(failure.retryAt) : null
  return { id, ownerId, service, mode, state, account, choices, siteHost, pausedUntil }
}
