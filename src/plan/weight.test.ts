import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { MovementInput } from './movement-input.ts'
import { day, last } from '#support/plan-walk.ts'
import { checkOf, failedResult, resultOf } from '#support/result-of.ts'
import { giveOverride } from './override.ts'
import { makePlan } from './plan.ts'
import { boostFor, sellingOf } from './weight.ts'

const SHOP = checkOf('ecommerce')
const CART = checkOf('shopping-cart')
const boostBy = (given: Parameters<typeof resultOf>[3]) => {
  const result = resultOf('ecommerce', 'no_ecommerce', day(1), given)
  return boostFor({}, sellingOf([{ check: SHOP, result }], null))(CART)
}

describe('the points of a business that sells nothing online', () => {
  it('are those of "no" once the owner said so, although the check does not apply then', () => {
    assert.equal(boostBy({ applicable: false, display: 'missing', greyKind: 'not_relevant' }), 0)
  })

  it('are those of "unknown" while the owner is asked', () => {
    assert.equal(boostBy({ display: 'missing', greyKind: 'more_info' }), -20)
  })
})

const SOLD_ONLINE = [
  resultOf('shopping-cart', 'some_features_missing', day(1)),
  resultOf('payment-options', 'some', day(1)),
  resultOf('shipping-options', 'some', day(1)),
]
const TAGS = resultOf('ecommerce', 'missing_tags', day(1))
const UNREAD = failedResult('ecommerce', day(1))
/** Priorities of cart, payment and shipping in the plan of one scan. */
const prioritiesWith = (ecommerce: typeof TAGS, given: Partial<MovementInput> = {}) => {
  const { items } = last({ results: [...SOLD_ONLINE, ecommerce], ...given }).plan
  return SOLD_ONLINE.map(({ id }) => items.find(({ check }) => check === id)?.priority)
}
const SELLS = [56, 54, 49]

describe('the points of a business that sells online', () => {
  it('are those of "yes" wherever the check that tells it stands in the plan', () => {
    assert.deepEqual(prioritiesWith(TAGS), SELLS)
    const note = { kind: 'done_another_way', note: 'By phone' } as const
    const override = giveOverride(SHOP, note, { status: 'missing_tags' }, new Date(day(1)))
    assert.deepEqual(prioritiesWith(TAGS, { overrides: [override] }), SELLS)
  })

  it("follow the owner's answer where the check could not look", () => {
    assert.deepEqual(prioritiesWith(UNREAD), [32, 30, 26])
    assert.deepEqual(prioritiesWith(UNREAD, { sells: 'yes' }), SELLS)
    const { items } = makePlan([SHOP, CART], [UNREAD, ...SOLD_ONLINE], {}, 'yes')
    assert.equal(items.find(({ check }) => check === CART.id)?.priority, SELLS[0])
  })

  it('leave an old answer alone where there is no website: the question is not asked then', () => {
    const without = { website: null, sells: 'yes' } as const
    assert.deepEqual(prioritiesWith(UNREAD, without), [32, 30, 26])
  })
})
