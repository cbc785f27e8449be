import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BreachLookup, BreachFacts } from '#core/evidence/accounts.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const BREACH: BreachFacts = {
  name: 'Shoe Shop',
  date: '2024-05-01',
  dataTypes: ['Email addresses'],
  verified: true,
  discounted: false,
}
const judge = (breaches?: BreachLookup) =>
  check.evaluate({ accounts: { connected: [], ...(breaches ? { breaches } : {}) } }, NOW)
const statusOf = (breaches?: BreachLookup): string => {
  const outcome = judge(breaches)
  return 'status' in outcome ? outcome.status : 'unable'
}

const detailOf = (...dataTypes: string[]) => {
  const outcome = judge({ kind: 'read', breaches: [{ ...BREACH, dataTypes }], addresses: 1 })
  const list = 'blocks' in outcome ? outcome.blocks?.[0] : undefined
  return list?.kind === 'list' ? (list.items[0]?.detail ?? '') : ''
}
const told = (addresses: number) => {
  const outcome = judge({ kind: 'read', breaches: [BREACH], addresses })
  return 'say' in outcome ? outcome.say?.['were'] : undefined
}

describe('data breach check', () => {
  it('is not checked until the owner asks', () => {
    assert.equal(statusOf(), 'not_checked')
  })
  it('is not switched on where no breach service can be asked', () => {
    const outcome = judge()
    assert.equal('reason' in outcome && outcome.reason, 'provider_not_configured')
    const asked = check.evaluate({ accounts: { connected: [], available: ['breaches'] } }, NOW)
    assert.ok(!('reason' in asked))
  })
  it('could not look when the service gave no answer', () => {
    const failure = { reason: 'provider_quota', code: 'provider_quota' } as const
    assert.equal(statusOf({ kind: 'failed', failure }), 'unable')
    assert.equal(check.unableStatus, 'not_checked')
  })
  it('has no records for an address that cannot have any', () => {
    assert.equal(statusOf({ kind: 'no_records' }), 'checked_no_records')
  })
  it('has breaches from the first one that counts, verified or not', () => {
    assert.equal(statusOf({ kind: 'read', breaches: [], addresses: 1 }), 'checked_noBreach')
    assert.equal(statusOf({ kind: 'read', breaches: [BREACH], addresses: 1 }), 'checked_hasBreaches')
    assert.equal(
      statusOf({ kind: 'read', breaches: [{ ...BREACH, verified: false }], addresses: 1 }),
      'checked_hasBreaches',
    )
  })
  it('says which breaches the service tells nobody of', () => {
    for (const breaches of [[], [BREACH]]) {
      const outcome = judge({ kind: 'read', breaches, addresses: 1 })
      const notes = 'blocks' in outcome ? (outcome.blocks ?? []).filter(({ kind }) => kind === 'note') : []
      assert.match(JSON.stringify(notes), /keeps some breaches private, such as those of dating websites/u)
    }
  })
  it('leaves out spam lists, fabricated and retired ones', () => {
    assert.equal(
      statusOf({ kind: 'read', breaches: [{ ...BREACH, discounted: true }], addresses: 1 }),
      'checked_noBreach',
    )
  })
  it('lists the newest first and marks those that expose other accounts', () => {
    const newer = { ...BREACH, name: 'Book Club', date: '2025-01-01', dataTypes: ['Passwords'] }
    const outcome = judge({ kind: 'read', breaches: [BREACH, newer], addresses: 1 })
    assert.ok('status' in outcome)
    assert.deepEqual(
      outcome.facts.breaches.map(({ name }) => name),
      ['Book Club', 'Shoe Shop'],
    )
    const list = outcome.blocks?.[0]
    assert.equal(list?.kind === 'list' && list.items[0]?.text, 'Book Club: act on this first')
  })
  it('says of each breach what leaked and what to do about it', () => {
    assert.match(
      detailOf('Passwords'),
      /^01 May 2024\. Leaked: Passwords\. What to do: Change your password there/u,
    )
    assert.match(detailOf('Passwords', 'Bank account numbers'), /same one\. Watch your statements/u)
    assert.match(detailOf('Email addresses'), /Be wary of emails/u)
    assert.match(detailOf('Password hints'), /security questions/u)
    assert.doesNotMatch(detailOf('Password hints'), /Change your password/u)
  })
  it('calls nothing urgent that gives access to no account, money or document', () => {
    for (const type of ['Licence plates', 'Payment histories', 'Payment methods', 'Password strengths'])
      assert.match(detailOf(type), /What to do: Be wary of emails/u, type)
    for (const type of ['Credit cards', 'Partial credit card data'])
      assert.match(detailOf(type), /Check your statements/u, type)
    assert.match(detailOf('Bank account numbers'), /Watch your statements/u)
    for (const type of ["Driver's licenses", 'Passport numbers', 'Government issued IDs', 'Taxation records'])
      assert.match(detailOf(type), /Tell the office/u, type)
    assert.match(detailOf('Historical passwords'), /Change your password/u)
  })
  it('speaks of one address, or of several', () => {
    assert.deepEqual([told(1), told(2)], ['This address was', 'Your addresses were'])
  })
})
