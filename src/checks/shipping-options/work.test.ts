import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minutesOf, stepText } from '#core/words.ts'
import { INFORMATION, OPTIONS } from './features.data.ts'
import { shippingWork } from './work.ts'

const IDS = [...Object.keys(OPTIONS), ...Object.keys(INFORMATION)]

/** The steps for a shop that has all but these. */
function stepsWithout(...missing: string[]) {
  const features = Object.fromEntries(IDS.map((id) => [id, !missing.includes(id)]))
  const steps = shippingWork({ status: 'some', facts: { features, seen: {} } })?.steps ?? []
  return steps.slice(0, -1)
}
const textsWithout = (...missing: string[]) => stepsWithout(...missing).map(stepText)

describe('the work on shipping', () => {
  it('is only what the owner has not ticked', () => {
    assert.deepEqual(textsWithout('accurate_shipping_costs', 'accurate_delivery'), [
      'Show the shipping cost before checkout',
      'Give a delivery range you can keep to',
    ])
    assert.deepEqual(textsWithout('timing', 'costs', 'location'), [
      'Make one page with costs, times and areas',
    ])
    assert.deepEqual(textsWithout('timing'), ['Add times to what your website says about delivery'])
  })

  it('gives the range on the page that is made, and asks for no option that is not needed then', () => {
    assert.deepEqual(textsWithout('timing', 'costs', 'accurate_delivery', 'pickup'), [
      'Make one page with costs, times and a delivery range you can keep to',
      'Offer pick-up if it suits you',
    ])
  })

  it('leads to the returns policy, whose draft and minutes are with the legal texts', () => {
    const link =
      'Link your returns policy from your page about delivery; if you have none yet, Legal necessities has it as a draft'
    assert.deepEqual(textsWithout('return_policy', 'returns', 'timing', 'costs'), [
      'Make one page with costs and times',
      link,
    ])
    assert.deepEqual(textsWithout('returns'), [link])
    assert.deepEqual(textsWithout('return_policy'), ['Decide which returns you take, and say so'])
  })

  it('leaves one more option to the owner where there are enough', () => {
    assert.deepEqual(stepsWithout('pickup'), ['Offer pick-up if it suits you'])
    const [step] = stepsWithout('pickup', 'track_order')
    assert.deepEqual([stepText(step ?? ''), minutesOf(step ?? '')], ['Offer tracking or pick-up', 3])
  })

  it('is none while the owner is asked', () => {
    const facts = { features: { costs: false }, seen: {} }
    assert.equal(shippingWork({ status: 'we_need_more_details', facts }), null)
  })
})
