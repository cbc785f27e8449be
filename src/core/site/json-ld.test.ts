import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isEmpty, typesOf } from './json-ld.ts'

describe('the types of an item', () => {
  it('are the ends of their addresses', () => {
    const written = ['Product', 'https://schema.org/Offer', 'http://schema.org#Brand', 'schema:Thing', '/', 5]
    assert.deepEqual(typesOf({ '@type': written }), ['Product', 'Offer', 'Brand', 'schema:Thing', ''])
    assert.deepEqual(typesOf({}), [])
  })

  it('H05 are read in a moment, however long they are', () => {
    const start = performance.now()
    typesOf({ '@type': Array.from({ length: 120 }, () => `${'a'.repeat(8_191)}/`) })
    assert.ok(performance.now() - start < 200)
  })
})

describe('a value of an item', () => {
  it('is empty where shop systems write it without having one', () => {
    for (const value of [undefined, null, false, '', ' ', [], [''], [null, false]])
      assert.ok(isEmpty(value), JSON.stringify(value))
  })

  it('is not empty as a number, a text, an item or a list with one of them', () => {
    for (const value of [0, true, 'a', {}, [{}], ['', 'a']]) assert.ok(!isEmpty(value), JSON.stringify(value))
  })
})
