import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '../reasons.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { crawlGap } from './sufficient.ts'

const menu = (links: number, conclusive: number) => aCrawl([aPage()], { menu: { links, conclusive } })

describe('a crawl is enough to say "not found"', () => {
  it('from 80 % of the menu on', () => {
    assert.equal(crawlGap(menu(10, 8)), null)
    assert.equal(crawlGap(menu(10, 7))?.reason, 'partial_crawl')
    assert.equal(crawlGap(menu(0, 0)), null)
  })

  it('not without the homepage, or with half of it', () => {
    assert.equal(crawlGap(aCrawl([]))?.reason, 'partial_crawl')
    assert.equal(crawlGap(aCrawl([aPage({ truncated: true })]))?.reason, 'partial_crawl')
  })

  it('not when the homepage needed a browser that could not be had, or that failed', () => {
    assert.equal(crawlGap(aCrawl([aPage()], { homeRendering: 'unavailable' }))?.reason, 'engine_missing')
    assert.equal(crawlGap(aCrawl([aPage()], { homeRendering: 'failed' }))?.reason, 'partial_crawl')
    assert.equal(crawlGap(aCrawl([aPage()], { homeRendering: 'done' })), null)
  })

  it('and says so when robots.txt kept us out of the menu', () => {
    const unread = [{ url: 'https://joes.test/a', failure: failure('robots_disallowed'), inMenu: true }]
    const kept = aCrawl([aPage()], { menu: { links: 1, conclusive: 0 }, unread })
    assert.equal(crawlGap(kept)?.reason, 'robots_disallowed')
  })
})
