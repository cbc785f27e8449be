import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clubConnector } from '#support/club.ts'
import { NO_GRANTS } from '#support/connection-store.ts'
import { connectorContext } from '#support/connector-context.ts'
import type { Grant } from '#connectors/context.ts'
import { Grants } from './grants.ts'

const now = new Date('2026-11-21T12:00:00Z')
const grantWith = (accessToken: string, accessExpiresAt: string | null): Grant => ({
  accessToken,
  accessExpiresAt,
  refreshToken: 'r',
  refreshExpiresAt: null,
  scopes: [],
  extra: {},
})

const nothing = async (): Promise<void> => undefined

test('a token that the service has refused is not given again by a renewal that others began', async () => {
  const { connect } = clubConnector
  assert.ok(connect)
  let stored = grantWith('first', now.toISOString())
  const lock = Promise.withResolvers<undefined>()
  const grants = new Grants({
    ...NO_GRANTS,
    grantOf: async () => stored,
    withGrant: async (_, work) => {
      await lock.promise
      return work({
        grant: stored,
        isRenewalOpen: false,
        begin: nothing,
        forget: nothing,
        save: async (grant) => void (stored = grant),
        end: nothing,
      })
    },
  })
  const use = {
    connectionId: '1',
    connect: {
      ...connect,
      refresh: async (_: unknown, { accessToken }: Grant) =>
        ({ ok: true, data: grantWith(`${accessToken}, renewed`, null) }) as const,
    },
    context: connectorContext({ endpoints: {}, now: () => now }),
  }
  const old = grants.usable(use)
  // Another process renews the grant before this one has the lock.
  stored = grantWith('second', null)
  const other = grants.usable(use, 'second')
  lock.resolve(undefined)
  const tokens = (await Promise.all([old, other])).map((one) => one.ok && one.data.accessToken)
  assert.deepEqual(tokens, ['second', 'second, renewed'])
})
