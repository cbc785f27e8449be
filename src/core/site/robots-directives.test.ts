import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { directivesOf, hides } from './robots-directives.ts'

const hidden = (content: string): boolean[] => [
  hides(directivesOf([{ name: 'robots', content }], undefined)),
  hides(directivesOf([], content)),
]

describe('whether a page asks not to be found', () => {
  it('it does with and without commas between its directives', () => {
    for (const content of ['noindex', 'NONE', 'nofollow, noindex', 'noindex nofollow', 'follow noindex'])
      assert.deepEqual(hidden(content), [true, true], content)
  })

  it('it does not by the size of pictures that it allows, or by what is said to one other robot', () => {
    for (const content of ['index, follow', 'max-image-preview:none', 'max-image-preview: none'])
      assert.deepEqual(hidden(content), [false, false], content)
    assert.equal(hides(directivesOf([], 'otherbot: noindex nofollow')), false)
  })
})
