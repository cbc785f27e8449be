import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aConnection, keptResult } from '#support/connection-view.ts'
import { adsEvidence } from './evidence.ts'

const CONNECTED = aConnection()

describe('the ads account of a connection without a chosen one', () => {
  it('is not known while nothing was asked', () => {
    assert.deepEqual(adsEvidence([], CONNECTED), {})
    assert.deepEqual(adsEvidence([keptResult('campaigns', { rows: [], isCut: false })], CONNECTED), {})
  })

  it('is none where Google named none', () => {
    const none = { ads: { kind: 'read', chosen: null, accounts: [] } }
    assert.deepEqual(adsEvidence([keptResult('accounts', { accounts: [] })], CONNECTED), none)
    assert.deepEqual(adsEvidence([keptResult('accounts', null, { kind: 'not_found' })], CONNECTED), none)
  })
})
