import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMeta } from '#support/seo-site.ts'
import { aPage } from '#support/page-facts.ts'
import { isHidden } from './pages.ts'

test('a page is kept out of search by any of its robots tags and headers', () => {
  for (const metas of [
    [aMeta('robots', 'noindex')],
    [aMeta('robots', 'index, follow'), aMeta('robots', 'noindex')],
    [aMeta('bingbot', 'none')],
  ])
    assert.equal(isHidden(aPage({ metas })), true, JSON.stringify(metas))
  assert.equal(isHidden(aPage({ headers: { 'x-robots-tag': 'googlebot: noindex' } })), true)
})

test('a page is not kept out of search by a size of pictures, nor by what is for one other robot', () => {
  for (const content of ['index, max-image-preview:none', 'max-image-preview: none'])
    assert.equal(isHidden(aPage({ metas: [aMeta('robots', content)] })), false, content)
  assert.equal(isHidden(aPage({ headers: { 'x-robots-tag': 'otherbot: noindex' } })), false)
})
