import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { withTrueDepths } from './depths.ts'

test('depth is the fewest clicks from the homepage, however a page was found', () => {
  const pages = withTrueDepths([
    aPage({ links: [aLink('/a', 'A')] }),
    aPage({ url: '/a', depth: 1, links: [aLink('/b#part', 'B'), aLink('/', 'Home')] }),
    aPage({ url: '/b', depth: 1, found: 'sitemap' }),
    aPage({ url: '/lonely', depth: 1, found: 'sitemap' }),
  ])
  assert.deepEqual(
    pages.map(({ depth }) => depth),
    [0, 1, 2, 1],
  )
})

test('a link to an old address counts for the page it redirects to', () => {
  const pages = withTrueDepths([
    aPage({ links: [aLink('/old', 'Shop')] }),
    aPage({ url: '/new', requested: 'https://joes.test/old', depth: 3 }),
  ])
  assert.equal(pages[1]?.depth, 1)
})
