import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ConnectionView, KeptResult } from '../connector.ts'
import { adsEvidence } from './evidence.ts'

const CONNECTED: ConnectionView = {
  state: 'connected',
  account: null,
  handle: null,
  choices: {},
  numbers: [],
}
const kept = (read: string, data: unknown, failure: KeptResult['failure'] = null): KeptResult => ({
  read,
  subject: read,
  data,
  asOf: '2026-11-21T12:00:00.000Z',
  failure,
})

describe('the ads account of a connection without a chosen one', () => {
  it('is not known while nothing was asked', () => {
    assert.deepEqual(adsEvidence([], CONNECTED), {})
    assert.deepEqual(adsEvidence([kept('campaigns', { rows: [], isCut: false })], CONNECTED), {})
  })

  it('is none where Google named none', () => {
    const none = { ads: { kind: 'read', chosen: null, accounts: [] } }
    assert.deepEqual(adsEvidence([kept('accounts', { accounts: [] })], CONNECTED), none)
    assert.deepEqual(adsEvidence([kept('accounts', null, { kind: 'not_found' })], CONNECTED), none)
  })
})
