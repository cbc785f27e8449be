import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sellingByResults } from './selling-by-results.ts'

const CHECKS = [{ id: 'padlock' }, { id: 'shop', selling: { yes: ['sells'], no: [], seenIn: 'isShop' } }]
const seen = (isShop: unknown) => sellingByResults(CHECKS, [{ id: 'shop', facts: { isShop } }])

describe('whether a website sells, by its results', () => {
  it('is yes where a shop was found, whatever the owner had answered', () => {
    assert.equal(seen(true), 'yes')
  })
  it('is unknown, never no, where no shop was found', () => assert.equal(seen(false), 'unknown'))
  it('is unknown where too little was read', () => assert.equal(seen(null), 'unknown'))
  it('is read from the check that declares it', () => {
    assert.equal(sellingByResults(CHECKS, [{ id: 'padlock', facts: { isShop: true } }]), 'unknown')
  })
  it('is unknown before the first result, and by facts of another revision', () => {
    assert.equal(sellingByResults(CHECKS, []), 'unknown')
    assert.equal(sellingByResults(CHECKS, [{ id: 'shop', facts: {} }]), 'unknown')
  })
})
