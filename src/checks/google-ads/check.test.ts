import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AdsAccount } from '#core/evidence/accounts.ts'
import { aPage } from '#support/page-facts.ts'
import { NO_SCRIPTS_OR_VISIT, UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const SITE_WITH_TAG = siteOf([aPage({ tags: [{ kind: 'google_ads', id: 'AW-123456789', by: 'script' }] })])

interface Given {
  answer?: string
  account?: AdsAccount
  site?: typeof UNREACHABLE_SITE
}
const judge = ({ answer, account, site = UNREACHABLE_SITE }: Given) =>
  check.evaluate(
    {
      answers: answer ? { 'S-ADS1': answer } : {},
      accounts: { connected: [], ...(account ? { ads: account } : {}) },
      ...NO_SCRIPTS_OR_VISIT,
      ...site,
    },
    NOW,
  )
const statusOf = (given: Given): string => {
  const outcome = judge(given)
  return 'status' in outcome ? outcome.status : 'unable' in outcome ? 'unable' : 'wait'
}
const adviceOn = (given: Given) => {
  const outcome = judge(given)
  return 'advice' in outcome ? [...(outcome.advice ?? [])] : []
}
const ownersProof = (given: Given) => {
  const outcome = judge(given)
  return 'proof' in outcome ? outcome.proof[0].found : null
}
type Listed = Extract<AdsAccount, { kind: 'read' }>['accounts'][number]
const ACCOUNT: Listed = { id: '1', name: "Joe's ads", manager: false, state: 'enabled' }
const listed = (chosen: string | null, ...accounts: Listed[]): Given => ({
  account: { kind: 'read', accounts, chosen },
})

describe('ads', () => {
  it('are connected with an account that can run ads', () => {
    assert.equal(statusOf(listed('1', ACCOUNT)), 'google_ads_account_connected')
    assert.equal(statusOf(listed(null, ACCOUNT)), 'google_ads_account_connected')
  })
  it('find no account among none, managers, cancelled and suspended ones', () => {
    assert.equal(statusOf(listed(null)), 'profile_not_detected')
    assert.equal(statusOf(listed('1', { ...ACCOUNT, manager: true })), 'profile_not_detected')
    assert.equal(statusOf(listed('1', { ...ACCOUNT, state: 'cancelled' })), 'profile_not_detected')
    assert.equal(statusOf(listed('1', { ...ACCOUNT, state: 'suspended' })), 'profile_not_detected')
  })
  it('ask to log in after a yes, or with a tag on the website whatever the answer', () => {
    assert.equal(statusOf({ answer: 'yes' }), 'login_with_google_ads')
    assert.equal(statusOf({ answer: 'no', site: SITE_WITH_TAG }), 'login_with_google_ads')
    assert.equal(statusOf({ site: SITE_WITH_TAG }), 'login_with_google_ads')
  })
  it('follow the answer where there is no tag, whether the website was read or not', () => {
    assert.equal(statusOf({ answer: 'no' }), 'no_google_ads_account')
    assert.equal(statusOf({}), 'we_need_more_details')
    assert.equal(statusOf({ site: siteOf() }), 'we_need_more_details')
  })
  it('are not switched on where the account cannot be connected, but a "no" is judged', () => {
    const outcome = judge({ answer: 'yes' })
    assert.equal('reason' in outcome && outcome.reason, 'provider_not_configured')
    assert.ok(!('reason' in judge({ answer: 'no' })))
    assert.ok(!('reason' in judge(listed('1', ACCOUNT))))
  })
  it('could not be looked at when the service fails', () => {
    const failure = { reason: 'provider_error', code: 'provider_error' } as const
    assert.equal(statusOf({ account: { kind: 'failed', failure } }), 'unable')
    assert.equal(check.unableStatus, 'unable_to_run_this_test')
  })
  it('are not called connected in the proof when the service fails', () => {
    const failure = { reason: 'provider_error', code: 'provider_error' } as const
    assert.equal(ownersProof({ account: { kind: 'failed', failure } }), 'Could not be read')
    assert.equal(ownersProof(listed('1', ACCOUNT)), 'Connected')
  })
  it('ask to choose where several accounts can run ads and none is chosen', () => {
    const other = { ...ACCOUNT, id: '2' }
    assert.deepEqual(adviceOn(listed(null, ACCOUNT, other)), [
      'Choose which of your ads accounts is this business’.',
    ])
    assert.equal(statusOf(listed(null, ACCOUNT, other)), 'profile_not_detected')
    assert.deepEqual(adviceOn(listed('2', ACCOUNT, other)), [])
    assert.deepEqual(adviceOn(listed('2', ACCOUNT, { ...other, state: 'suspended' })), [])
    assert.deepEqual(adviceOn(listed(null)), [])
  })
})
