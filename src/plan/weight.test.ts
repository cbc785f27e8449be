import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { day } from '#support/plan-walk.ts'
import { checkOf, resultOf } from '#support/result-of.ts'
import { boostFor } from './weight.ts'

const SHOP = checkOf('ecommerce')
const CART = checkOf('shopping-cart')
const boostBy = (given: Parameters<typeof resultOf>[3]) =>
  boostFor({}, [{ check: SHOP, result: resultOf('ecommerce', 'no_ecommerce', day(1), given) }])(CART)

describe('the points of a business that sells nothing online', () => {
  it('are those of "no" once the owner said so, although the check does not apply then', () => {
    assert.equal(boostBy({ applicable: false, display: 'missing', greyKind: 'not_relevant' }), 0)
  })

  it('are those of "unknown" while the owner is asked', () => {
    assert.equal(boostBy({ display: 'missing', greyKind: 'more_info' }), -20)
  })
})
