import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fill, listed, listedBriefly, plural } from './words.ts'

describe('owner words', () => {
  it('fills placeholders', () => {
    assert.equal(
      fill('Runs out on {date}, in {days} days.', { date: '1 Dec', days: 10 }),
      'Runs out on 1 Dec, in 10 days.',
    )
  })
  it('leaves out a sentence whose placeholder is empty', () => {
    assert.equal(fill('No padlock. {problem}', { problem: undefined }), 'No padlock.')
    assert.equal(fill('No padlock. {problem}', { problem: '' }), 'No padlock.')
  })
  it('keeps a zero', () => {
    assert.equal(fill('{count} errors.', { count: 0 }), '0 errors.')
  })
  it('does not fill placeholders that come with a value', () => {
    assert.equal(fill('{a}', { a: '{b}', b: 'x' }), '{b}')
  })
  it('makes counts with their nouns', () => {
    assert.equal(plural(1, 'link'), '1 link')
    assert.equal(plural(2, 'link'), '2 links')
    assert.equal(listed(['a']), 'a')
    assert.equal(listed(['a', 'b', 'c']), 'a, b and c')
    assert.equal(listedBriefly(['a', 'b', 'c', 'd'], 2), 'a, b and 2 more')
    assert.equal(listedBriefly(['a', 'b'], 2), 'a and b')
    assert.equal(listedBriefly(['a', 'b'], 1), 'a and 1 more')
  })
})
