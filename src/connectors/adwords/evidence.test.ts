import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aConnection, keptResult } from '#support/connection-view.ts'
import { adsEvidence } from './evidence.ts'

const CONNECTED = aConnection()

const stateAfter = (code: string) => {
  const account = { id: '2220002222', label: 'Harbour Cycles' }
  const kept = [keptResult('account', null, { kind: 'needs_selection', code })]
  const { ads } = adsEvidence(kept, aConnection({ account }))
  return ads?.kind === 'read' ? ads.accounts[0]?.state : null
}

describe('the ads account of a connection', () => {
  it('is suspended where we read so, or Google refuses it as such', () => {
    assert.equal(stateAfter('suspended'), 'suspended')
    assert.equal(stateAfter('ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT'), 'suspended')
    assert.equal(stateAfter('INCOMPLETE_SIGNUP'), 'cancelled')
  })
})

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
