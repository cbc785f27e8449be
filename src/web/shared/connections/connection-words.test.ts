import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Connection } from '#web/app/queries/connection-queries.ts'
import { needsNewPermission, outcomeIn, whyFailed } from './connection-words.ts'

const told = (outcome: string, state: Connection['state'], mode: Connection['mode'] = 'live') =>
  outcomeIn({ service: 'facebook', outcome }, [
    { service: 'facebook', title: 'Facebook', state, mode, lastReadAt: null },
  ])?.lead ?? null

const textRead = (lastReadAt: string | null) =>
  outcomeIn({ service: 'facebook', outcome: 'connected' }, [
    { service: 'facebook', title: 'Facebook', state: 'connected', mode: 'live', lastReadAt },
  ])?.text

describe('what is said to an owner who comes back from a service', () => {
  it('is how it went', () => {
    assert.equal(told('connected', 'connected'), 'Facebook is connected.')
    assert.equal(told('choose', 'needs_selection'), 'Facebook is nearly connected.')
    assert.equal(told('refused', 'not_connected'), 'Facebook isn’t connected.')
  })
  it('says whether it was read already', () => {
    assert.equal(textRead(null), 'We’re reading it now.')
    assert.equal(textRead('2026-11-21T02:00:00Z'), 'We’ve read it.')
  })
  it('is no longer said when it has changed since', () => {
    assert.equal(told('choose', 'connected'), null)
    assert.equal(told('connected', 'not_connected'), null)
    assert.equal(told('refused', 'connected'), null)
  })
  it('is not about a sample, which is no account of the owner', () => {
    assert.equal(told('refused', 'connected', 'sample'), 'Facebook isn’t connected.')
    assert.equal(told('connected', 'connected', 'sample'), null)
  })
  it('is nothing for what we do not know', () => {
    assert.equal(told('other', 'connected'), null)
    assert.equal(outcomeIn({ service: 'facebook', outcome: 'connected' }, []), null)
  })
})

const asked = (given: Partial<Parameters<typeof needsNewPermission>[0]>) =>
  needsNewPermission({ state: 'connected', kind: 'oauth', mode: 'live', failure: null, ...given })
const failed = (kind: 'permission' | 'reauth' | 'quota') => ({
  failure: { kind, at: '2026-11-21T02:00:00Z' },
})

describe('whether an owner has to give permission again', () => {
  it('is so when it has ended, or something in it was left out', () => {
    assert.equal(asked({ state: 'needs_reconnect' }), true)
    assert.equal(asked(failed('permission')), true)
    assert.equal(asked(failed('reauth')), true)
  })
  it('is not so after another failure, for a sample, or where there is no permission to give', () => {
    assert.equal(asked({}), false)
    assert.equal(asked(failed('quota')), false)
    assert.equal(asked({ mode: 'sample', ...failed('permission') }), false)
    assert.equal(asked({ kind: 'handle', ...failed('permission') }), false)
  })
})

describe('why a read gave nothing', () => {
  it('may be the second step of signing in, which only Google Ads asks for', () => {
    assert.match(whyFailed('permission', { service: 'adwords', title: 'Google Ads' }), /2-step verification/u)
    assert.doesNotMatch(
      whyFailed('permission', { service: 'google_analytics', title: 'Google Analytics' }),
      /2-step/u,
    )
  })
})
