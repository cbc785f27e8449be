import assert from 'node:assert/strict'
import type { ConnectionStore, GrantStore } from '#engine/connections/store.ts'

const notUsed = async () => assert.fail('this is not asked of the store here')

/** No owner's connection: each call fails the test. */
export const NO_GRANTS: GrantStore = {
  connectionOf: notUsed,
  keptAnswer: notUsed,
  tagIdsOf: notUsed,
  claimRead: notUsed,
  noteAccountQuota: notUsed,
  accountQuota: notUsed,
  keepRead: notUsed,
  withGrant: notUsed,
  grantOf: notUsed,
  connect: notUsed,
  startSample: notUsed,
  endSample: notUsed,
  chooseAccount: notUsed,
  unchooseAccount: notUsed,
  disconnect: notUsed,
  saveAttempt: notUsed,
  useAttempt: notUsed,
}

/** A store of which each call fails the test, to be given those that a test expects. */
export const NO_STORE: ConnectionStore = {
  setting: notUsed,
  blockedUntil: notUsed,
  countRequest: notUsed,
  countToday: notUsed,
  unitsToday: notUsed,
  countSent: notUsed,
  sentToday: notUsed,
  sentThisMinute: notUsed,
  fullestAccount: notUsed,
  noteQuota: notUsed,
  notedQuota: notUsed,
  noteNames: notUsed,
  noteState: notUsed,
  keepAnswer: notUsed,
  keepFailure: notUsed,
  grants: NO_GRANTS,
}
