import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sellingSeen } from './selling-seen.ts'

const seen = (isShop: boolean | null, ecommerceStatus: string | null) =>
  sellingSeen([{ id: 'ecommerce', facts: { isShop, ecommerceStatus } }])

describe('whether a website sells, by its results', () => {
  it('is yes where a shop was seen, whatever the owner said at the time', () => {
    assert.equal(seen(true, 'missing_tags'), 'yes')
    assert.equal(seen(true, 'no_ecommerce'), 'yes')
  })
  it('is never no where nothing was seen', () => assert.equal(seen(false, 'no_ecommerce'), 'unknown'))
  it('is unknown where too little was seen', () => assert.equal(seen(null, null), 'unknown'))
  it('is unknown before the first result, and by facts of another revision', () => {
    assert.equal(sellingSeen([]), 'unknown')
    assert.equal(sellingSeen([{ id: 'ecommerce', facts: {} }]), 'unknown')
  })
})
