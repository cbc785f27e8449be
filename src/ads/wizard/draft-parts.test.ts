import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { emptyPlace, locationKey, locationWords, withOne, withText } from './draft-parts.ts'

const NEWTOWN = { kind: 'place' as const, id: '1', name: 'Newtown' }
const SHOP = {
  kind: 'radius' as const,
  latitude: -33.9,
  longitude: 151.2,
  kilometres: 10,
  name: 'The shop',
}

describe('the parts of a draft', () => {
  it('have each location once', () => {
    assert.deepEqual(withOne([NEWTOWN], { ...NEWTOWN, name: 'newtown' }, locationKey), [NEWTOWN])
    assert.deepEqual(withOne([NEWTOWN], SHOP, locationKey), [NEWTOWN, SHOP])
  })

  it('say a radius in kilometres', () => {
    assert.equal(locationWords(NEWTOWN), 'Newtown')
    assert.equal(locationWords(SHOP), 'The shop, 10 km around')
  })

  it('take a text at a place that was never typed before', () => {
    assert.deepEqual(withText([], 2, 'Third'), ['', '', 'Third'])
    assert.deepEqual(withText(['First', 'Second'], 0, 'Other'), ['Other', 'Second'])
  })

  it('have a place for an idea until every one is filled', () => {
    assert.equal(emptyPlace(['First', ' '], 'headlines'), 1)
    assert.equal(emptyPlace(['1', '2', '3'], 'headlines'), null)
    assert.equal(emptyPlace(['1'], 'descriptions'), 1)
  })
})
