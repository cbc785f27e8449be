import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minutesOf, stepText } from '#core/words.ts'
import { KEY_FEATURES } from './features.data.ts'
import { cartWork } from './work.ts'

/** The work for a cart that has all but these. */
function workWithout(...missing: string[]) {
  const features = Object.fromEntries(Object.keys(KEY_FEATURES).map((id) => [id, !missing.includes(id)]))
  return cartWork({ status: 'some_features_missing', facts: { features, seen: {} } })
}

describe('the work on a cart', () => {
  it('names what the owner has not ticked, and nothing else', () => {
    assert.deepEqual(workWithout('total', 'removable_item', 'secure_checkout')?.steps.map(stepText), [
      "Look in your shop builder's cart settings for what is below",
      'Begin with the total',
      'Let people remove items',
      'Show a sign that checkout is secure',
      'If something has no setting there, ask your web person for it',
      'Then update your answers',
    ])
    assert.equal(
      stepText(workWithout('adjustable_quantity', 'removable_item')?.steps[1] ?? ''),
      'Let people change and remove items',
    )
  })

  it('takes a switch for each, and the time of a web person for what has none', () => {
    const work = workWithout('product_image', 'total', 'shipping_cost')
    assert.deepEqual(work?.steps.map(minutesOf), [7, 3, 90, 1])
    assert.equal(work?.who, 'You and your web person')
    assert.equal(minutesOf(workWithout(...Object.keys(KEY_FEATURES))?.steps.at(-2) ?? ''), 240)
  })

  it('is none where nothing is missing', () => {
    assert.equal(workWithout(), null)
  })
})
