import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aSitemapFile } from '#support/evidence.ts'
import { mayListMore, urlCount } from './url-count.ts'

describe('how many pages the sitemaps of a website list', () => {
  it('counts those of a file that an index has once', () => {
    const children = [{ url: '/a.xml', outcome: 'valid' as const, urls: 3 }]
    const file = aSitemapFile({ url: '/a.xml', urls: 3 })
    assert.equal(urlCount([file, aSitemapFile({ urls: 5, children })]), 5)
  })

  it('counts those of a file that two indexes have once, whosever pages they are', () => {
    const children = [
      { url: '/posts.xml', outcome: 'valid' as const, urls: 10 },
      { url: '/old.xml', outcome: 'invalid' as const, urls: 5 },
    ]
    const indexes = ['/sitemap.xml', '/sitemap_index.xml'].map((url) =>
      aSitemapFile({ url, urls: 15, children }),
    )
    assert.equal(urlCount(indexes), 15)
  })

  it('counts those of a file that was read by itself and not for its index', () => {
    const children = [{ url: '/a.xml', outcome: 'unread' as const, urls: 0 }]
    const files = [aSitemapFile({ urls: 0, children }), aSitemapFile({ url: '/a.xml', urls: 3 })]
    assert.equal(urlCount(files), 3)
  })
})

const indexOf = (...outcomes: ('valid' | 'invalid' | 'unread')[]) =>
  aSitemapFile({
    urls: 3,
    kind: 'index',
    children: outcomes.map((outcome, at) => ({
      url: `/${at}.xml`,
      outcome,
      urls: outcome === 'valid' ? 3 : 0,
    })),
  })

describe('whether a sitemap may list more pages than were counted', () => {
  it('is so where a file of its index was not read, or the index may go on', () => {
    assert.equal(mayListMore(indexOf('valid', 'unread'), []), true)
    assert.equal(mayListMore(indexOf(...Array.from({ length: 20 }, () => 'valid' as const)), []), true)
  })

  it('is not so where all were read, for their index or by themselves', () => {
    assert.equal(mayListMore(aSitemapFile({ urls: 3 }), []), false)
    assert.equal(mayListMore(indexOf('valid', 'invalid'), []), false)
    assert.equal(mayListMore(indexOf('valid', 'unread'), [aSitemapFile({ url: '/1.xml' })]), false)
  })
})
