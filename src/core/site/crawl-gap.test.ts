import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '../reasons.ts'
import { aCrawl, aLink, aPage } from '#support/page-facts.ts'
import { crawlGap } from './crawl-gap.ts'

const menu = (links: number, conclusive: number) => aCrawl([aPage()], { menu: { links, conclusive } })

const toOffers = { links: [aLink('/old-offers', 'Offers', { region: 'nav' })] }
const closed = aPage({
  url: '/thank-you',
  metas: [{ name: 'robots', content: 'noindex, nofollow', property: null, httpEquiv: null }],
  ...toOffers,
})
const OFFERS = 'https://joes.test/old-offers'

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

  it('it did not where the menu leads to pages that only a script shows', () => {
    const routes = ['#/our-gym', '#/classes', '#!find-us'].map((href) =>
      aLink(`https://joes.test/${href}`, href, { region: 'nav' }),
    )
    const withMenu = (links: typeof routes) =>
      aCrawl([aPage({ links })], { menu: { links: 1, conclusive: 1 } })
    assert.equal(crawlGap(withMenu(routes))?.reason, 'partial_crawl')
    const elsewhere = routes.map((link) => ({ ...link, region: 'main' as const }))
    assert.equal(crawlGap(withMenu(elsewhere)), null)
    assert.equal(crawlGap(withMenu([aLink('https://joes.test/#team', 'Team', { region: 'nav' })])), null)
  })

  it('the failure names robots.txt when that disallowed the menu', () => {
    const unread = [{ url: 'https://joes.test/a', failure: failure('robots_disallowed'), inMenu: true }]
    const kept = aCrawl([aPage()], { menu: { links: 1, conclusive: 0 }, unread })
    assert.equal(crawlGap(kept)?.reason, 'robots_disallowed')
  })

  it('it did not where a page asks not to follow its links, and nothing else shows their target', () => {
    assert.equal(crawlGap(aCrawl([aPage(), closed]))?.reason, 'robots_disallowed')
  })

  it('it did where another page links to the same page, or its address was requested', () => {
    assert.equal(crawlGap(aCrawl([aPage(toOffers), closed])), null)
    assert.equal(crawlGap(aCrawl([aPage(), closed], { answered: [OFFERS] })), null)
    const gone = { url: OFFERS, status: 404, leadsTo: null }
    assert.equal(crawlGap(aCrawl([aPage(), closed], { noPages: [gone] })), null)
  })
})
