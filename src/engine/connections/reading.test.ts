import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Connector } from '#connectors/connector.ts'
import { MINUTE_MS } from '#core/time-units.ts'
import { clubConnector } from '#support/club.ts'
import { NO_GRANTS, NO_STORE } from '#support/connection-store.ts'
import { openConnections } from './connections.ts'
import type { ConnectionStore } from './store.ts'

const now = new Date('2026-11-29T00:00:00Z')
const KEPT = {
  data: { name: 'of yesterday', members: 1 },
  asOf: new Date(now.getTime() - MINUTE_MS),
  failure: null,
  failedAt: null,
}
const CONNECTION = {
  id: '1',
  ownerId: '1',
  service: 'club',
  mode: 'live',
  state: 'connected',
  account: { id: '1', label: 'Harbour' },
  choices: {},
  siteHost: null,
  pausedUntil: null,
} as const

const nothing = async () => undefined
const STORE: ConnectionStore = {
  ...NO_STORE,
  setting: async () => 'a value',
  blockedUntil: async () => null,
  countRequest: async () => null,
  noteState: nothing,
  grants: {
    ...NO_GRANTS,
    connectionOf: async () => CONNECTION,
    keptAnswer: async () => KEPT,
    claimRead: async () => ({ hold: nothing, release: nothing }),
    keepRead: nothing,
  },
}

const ofToday = async () => ({ ok: true, data: { name: 'of today', members: 1 } }) as const

/** The club without its page of permission, which answers at once. */
function clubOfToday(): Connector {
  const { connect: _, ...club } = clubConnector
  const { members } = club.read
  assert.ok(members)
  return { ...club, read: { members: { ...members, run: ofToday } } }
}

test('a read of the day does not take the kept answer with which a page is content at the same time', async () => {
  const connections = openConnections({
    connectors: [clubOfToday()],
    store: STORE,
    userAgent: 'Fettle/test',
    endpoints: {},
    dns: [],
    now: () => now,
    onFault: (error) => assert.fail(String(error)),
  })
  const read = (more: { freshFrom?: Date } = {}) =>
    connections.run('1', { service: 'club', read: 'members', input: {}, ...more })
  const answers = await Promise.all([read(), read({ freshFrom: now }), read()])
  connections.close()
  const today = { name: 'of today', members: 1 }
  assert.deepEqual(
    answers.map((answer) => answer.ok && answer.data),
    [KEPT.data, today, KEPT.data],
  )
})
