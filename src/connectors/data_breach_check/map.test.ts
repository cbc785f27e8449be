import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BREACHES } from '#stand-ins/breaches.data.ts'
import { breachesKept, breachEvidence } from './map.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const some = BREACHES.filter(({ Name }) => Name === 'ShoeShop' || Name === 'Dating')
const [shoeShop] = some
const namesOf = (kept: ReturnType<typeof breachesKept>) =>
  kept.kind === 'read' ? kept.breaches.map(({ name }) => name) : []
const read = (...breaches: typeof some) => ({ data: breachesKept(breaches, false, NOW), failure: null })
const failed = (data: unknown = null) => ({ data, failure: { kind: 'vendor_down' } as const })
const noRecords = { data: { kind: 'no_records' }, failure: null }

describe('what is kept of an answer', () => {
  it('leaves sensitive breaches out, except for the own confirmed address', () => {
    assert.deepEqual(namesOf(breachesKept(some, false, NOW)), ['Shoe Shop'])
    assert.deepEqual(namesOf(breachesKept(some, true, NOW)), ['Shoe Shop', 'Lonely Hearts'])
  })

  it('keeps titles on one line without marks that turn the direction; markup stays text', () => {
    assert.ok(shoeShop)
    const kept = breachesKept([{ ...shoeShop, Title: '<b>Sh\u202Eoe</b>\n Shop' }], false, NOW)
    assert.deepEqual(namesOf(kept), ['<b>Shoe</b> Shop'])
  })

  it('tells breaches of the same title apart, and bounds names and lists', () => {
    assert.ok(shoeShop)
    const twice = [shoeShop, { ...shoeShop, Name: 'ShoeShop2' }]
    assert.deepEqual(namesOf(breachesKept(twice, false, NOW)), [
      'Shoe Shop (ShoeShop)',
      'Shoe Shop (ShoeShop2)',
    ])
    const long = {
      ...shoeShop,
      Title: 'x'.repeat(300),
      DataClasses: Array.from({ length: 90 }, () => 'y'.repeat(200)),
    }
    const kept = breachesKept([long], false, NOW)
    assert.ok(kept.kind === 'read')
    assert.equal(kept.breaches[0]?.name.length, 100)
    assert.equal(kept.breaches[0]?.dataTypes.length, 40)
    assert.equal(kept.breaches[0]?.dataTypes[0]?.length, 60)
  })

  it('takes a date in the future as today', () => {
    assert.ok(shoeShop)
    const kept = breachesKept([{ ...shoeShop, BreachDate: '2099-01-01' }], false, NOW)
    assert.equal(kept.kind === 'read' && kept.breaches[0]?.date, '2026-11-21')
  })
})

describe('the evidence of several addresses', () => {
  it('is none before an answer', () => {
    assert.deepEqual(breachEvidence([]), {})
  })

  it('has each breach once', () => {
    const { breaches } = breachEvidence([read(...some), read(...some), noRecords])
    assert.ok(breaches?.kind === 'read')
    assert.deepEqual([breaches.breaches.length, breaches.addresses], [1, 3])
  })

  it('has no records only where no address has any', () => {
    assert.equal(breachEvidence([noRecords, noRecords]).breaches?.kind, 'no_records')
    assert.equal(breachEvidence([noRecords, read()]).breaches?.kind, 'read')
  })

  it('says nothing while an address got no answer, unless a breach was found', () => {
    assert.equal(breachEvidence([read(), failed()]).breaches?.kind, 'failed')
    assert.equal(breachEvidence([read(...some), failed()]).breaches?.kind, 'read')
  })

  it('has the failure of a later try, not the earlier answer', () => {
    assert.equal(breachEvidence([failed(read(...some).data)]).breaches?.kind, 'failed')
  })

  it('says nothing while an answer is in another form, unless a breach was found', () => {
    const other = { data: { kind: 'read', found: 2 }, failure: null }
    assert.deepEqual(breachEvidence([noRecords, other]), {})
    assert.equal(breachEvidence([read(...some), other]).breaches?.kind, 'read')
  })

  it('leaves out what was stored in another form', () => {
    assert.deepEqual(breachEvidence([{ data: { kind: 'other' }, failure: null }]), {})
  })
})
