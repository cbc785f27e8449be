import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lowerFirst, upperFirst } from './text.ts'

describe('a text within a sentence and at its start', () => {
  it('differs by its first letter', () => {
    assert.equal(lowerFirst('Your web person at Joes'), 'your web person at Joes')
    assert.equal(upperFirst('about 1 hour at Joes'), 'About 1 hour at Joes')
  })

  it('is the same where it does not begin with a letter', () => {
    assert.equal(lowerFirst('2 pages'), '2 pages')
    assert.equal(upperFirst(''), '')
  })
})
