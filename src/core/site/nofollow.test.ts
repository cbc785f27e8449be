import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { hasNofollow } from './nofollow.ts'

const inMeta = (content: string, name = 'robots'): boolean =>
  hasNofollow(aPage({ metas: [{ name, content, property: null, httpEquiv: null }] }))
const inHeader = (line: string): boolean => hasNofollow(aPage({ headers: { 'x-robots-tag': line } }))

describe('whether a page asks that none of its links be followed', () => {
  it('it does by its metadata or by a header', () => {
    for (const content of ['noindex, nofollow', 'NOFOLLOW', 'none', 'noindex nofollow']) {
      assert.equal(inMeta(content), true, content)
      assert.equal(inHeader(content), true, content)
    }
    assert.equal(inMeta('nofollow', 'ROBOTS'), true)
  })

  it('it does not by the size of pictures that it allows', () => {
    for (const size of ['max-image-preview:none', 'max-image-preview: none']) {
      assert.equal(inMeta(`index, follow, ${size}`), false, size)
      assert.equal(inHeader(size), false, size)
    }
  })

  it('it does not by what is said to one other robot', () => {
    assert.equal(inHeader('otherbot: noindex, nofollow'), false)
    assert.equal(inHeader('otherbot: noindex\nnofollow'), true)
    assert.equal(inMeta('nofollow', 'googlebot'), false)
  })
})
