import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '../reasons.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { crawlGap } from './crawl-gap.ts'

const menu = (links: number, conclusive: number) => aCrawl([aPage()], { menu: { links, conclusive } })

describe('whether the crawl read enough to say "not found"', () => {
  it('it did from 80 % of the menu on', () => {
    assert.equal(crawlGap(menu(10, 8)), null)
    assert.equal(crawlGap(menu(10, 7))?.reason, 'partial_crawl')
    assert.equal(crawlGap(menu(0, 0)), null)
  })

  it('it did not without the homepage, or with half of it', () => {
    assert.equal(crawlGap(aCrawl([]))?.reason, 'partial_crawl')
    assert.equal(crawlGap(aCrawl([aPage({ truncated: true })]))?.reason, 'partial_crawl')
  })

  it('it did not when the homepage needed a browser that was missing or failed', () => {
    assert.equal(crawlGap(aCrawl([aPage()], { homeRendering: 'unavailable' }))?.reason, 'engine_missing')
    assert.equal(crawlGap(aCrawl([aPage()], { homeRendering: 'failed' }))?.reason, 'partial_crawl')
    assert.equal(crawlGap(aCrawl([aPage()], { homeRendering: 'done' })), null)
  })

  it('the failure names robots.txt when that disallowed the menu', () => {
    const unread = [{ url: 'https://joes.test/a', failure: failure('robots_disallowed'), inMenu: true }]
    const kept = aCrawl([aPage()], { menu: { links: 1, conclusive: 0 }, unread })
    assert.equal(crawlGap(kept)?.reason, 'robots_disallowed')
  })
})
