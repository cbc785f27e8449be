import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LinkFacts, PageFacts } from '#core/evidence/page.ts'
import { theSitemaps } from '#support/evidence.ts'
import { aCrawl, aLink, aPage } from '#support/page-facts.ts'
import { aMeta, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'
const sitemapOf = (...paths: string[]) =>
  theSitemaps({ urls: paths.map((path) => new URL(path, 'https://joes.test/').href) })

const withLinks = (id: string, links: LinkFacts[]) => onHomepage(id, { links })
const times = (count: number, make: (index: number) => LinkFacts) =>
  Array.from({ length: count }, (_, i) => make(i))

/** This many pages that each link to the next, the homepage first. */
const chain = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    aPage({ url: i === 0 ? '/' : `/${i}`, links: [aLink(`/${i + 1}`, 'Next')] }),
  )

/** What is told of an address five clicks from the homepage; `given`: the page there. */
function deepAt(url: string, isRead = true, given: Partial<PageFacts> = {}, linkedAs = url): string {
  const pages = [...chain(4), aPage({ url: '/4', links: [aLink(linkedAs, 'Deep')] })]
  return findingOf('too-deep', ofPages(isRead ? [...pages, { ...aPage({ url }), ...given }] : pages))
}

/** A menu that is written with an earlier name of the website. */
const EARLIER = ['', 'a', 'b'].map((path) => aLink(`https://old-name.test/${path}`, 'x', { region: 'nav' }))

const endingWith = (...links: LinkFacts[]) =>
  findingOf('dead-end', ofPages([aPage(), aPage({ url: '/a', links })]))

describe('rules of structure', () => {
  it('no-internal-links fails on a homepage without links when there are more pages', () => {
    const sitemaps = sitemapOf('/', '/services')
    assert.equal(onHomepage('no-internal-links', {}, { sitemaps }), FAILED_AT_HOME)
    assert.equal(
      onHomepage('no-internal-links', { links: [aLink('/services', 'Services')] }, { sitemaps }),
      'passed',
    )
    assert.equal(
      onHomepage('no-internal-links', { buttons: [{ text: 'Services', region: 'nav' }] }),
      FAILED_AT_HOME,
    )
  })
  it('no-internal-links does not apply to a website with one page', () => {
    assert.equal(onHomepage('no-internal-links', { links: [aLink('#about', 'About')] }), 'not_applicable')
    assert.equal(onHomepage('no-internal-links', {}, { sitemaps: sitemapOf('/') }), 'not_applicable')
    assert.equal(
      onHomepage('no-internal-links', { buttons: [{ text: 'Open menu', region: 'nav' }] }),
      'not_applicable',
    )
  })
  it('no-internal-links does not apply where the menu leads to parts of the one page', () => {
    const anchors = ['about', 'Über uns'].map((id) => ({ id, words: 20, text: 'x' }))
    const menu = [
      aLink('#about', 'About', { region: 'nav' }),
      aLink('#%C3%9Cber%20uns', 'Über uns', { region: 'header' }),
    ]
    const buttons: PageFacts['buttons'] = [{ text: 'Book now', region: 'nav' }]
    const judgedWith = (given: Partial<PageFacts>, sitemaps = sitemapOf('/')) =>
      onHomepage('no-internal-links', { buttons, anchors, links: menu, ...given }, { sitemaps })
    assert.equal(judgedWith({}), 'not_applicable')
    assert.equal(judgedWith({}, sitemapOf('/', '/services')), FAILED_AT_HOME)
    assert.equal(judgedWith({ anchors: [] }), FAILED_AT_HOME)
    assert.equal(judgedWith({ anchors: anchors.slice(1) }), FAILED_AT_HOME)
    assert.equal(judgedWith({ links: menu.slice(1) }), FAILED_AT_HOME)
    assert.equal(
      judgedWith({ links: menu.map((link) => ({ ...link, region: 'main' as const })) }),
      FAILED_AT_HOME,
    )
    assert.equal(judgedWith({ links: [] }), FAILED_AT_HOME)
  })
  it('no-internal-links takes no button of a large picture at the top for one of the menu', () => {
    const buttons: PageFacts['buttons'] = [{ text: 'See services', region: 'header' }]
    assert.equal(onHomepage('no-internal-links', { buttons }), 'not_applicable')
  })
  it('dead-end fails on a page without links', () => {
    assert.equal(endingWith(), 'failed at /a')
    assert.equal(
      endingWith(aLink('/a#top', 'Top'), aLink('https://elsewhere.test/', 'Elsewhere')),
      'failed at /a',
    )
    assert.equal(endingWith(aLink('/', 'Home')), 'passed')
    assert.equal(onHomepage('dead-end', {}), 'not_applicable')
  })
  it("links by the website's earlier name lead to its pages", () => {
    const pages = [aPage({ links: EARLIER }), aPage({ url: '/a', links: EARLIER }), aPage({ url: '/b' })]
    const sitemaps = sitemapOf('/', '/a', '/b', '/alone')
    assert.equal(findingOf('dead-end', ofPages(pages)), 'failed at /b')
    assert.equal(findingOf('no-internal-links', ofPages(pages, { sitemaps })), 'passed')
    assert.equal(findingOf('orphan', ofPages(pages, { sitemaps })), 'failed at /alone')
    const [home, ...others] = chain(6)
    const withMenu = [
      { ...aPage(home), links: [...EARLIER, aLink('https://old-name.test/3', 'Three')] },
      ...others,
    ]
    assert.equal(findingOf('too-deep', ofPages(chain(6))), 'failed at /5')
    assert.equal(findingOf('too-deep', ofPages(withMenu)), 'passed')
  })
  it('orphan fails on a sitemap address that no page links to', () => {
    const pages = [
      aPage({ links: [aLink('/a/', 'A')] }),
      aPage({ url: '/a/' }),
      aPage({ url: '/alone', found: 'sitemap' }),
    ]
    const sitemaps = sitemapOf('/', '/a', '/alone')
    assert.equal(findingOf('orphan', ofPages(pages, { sitemaps })), 'failed at /alone')
    assert.equal(findingOf('orphan', ofPages(pages, { sitemaps: sitemapOf('/', '/a/') })), 'passed')
    const cutShort = aCrawl(pages, { ended: 'budget_time' })
    assert.equal(findingOf('orphan', ofPages(pages, { sitemaps, pages: cutShort })), 'not_tested')
    const passedOver = aCrawl(pages, { passedOver: 1 })
    assert.equal(findingOf('orphan', ofPages(pages, { sitemaps, pages: passedOver })), 'not_tested')
  })
  it('orphan passes the cart and checkout of a shop, to which its script leads', () => {
    const own = ['/cart/', '/checkout/', '/my-account/', '/shop/basket']
    const pages = [aPage(), ...own.map((url) => aPage({ url, found: 'sitemap' }))]
    assert.equal(findingOf('orphan', ofPages(pages, { sitemaps: sitemapOf('/', ...own) })), 'passed')
    const gift = [...pages, aPage({ url: '/gift-basket', found: 'sitemap' })]
    const listed = sitemapOf('/', ...own, '/gift-basket')
    assert.equal(findingOf('orphan', ofPages(gift, { sitemaps: listed })), 'failed at /gift-basket')
  })
  it('too-deep fails over four clicks', () => {
    assert.equal(findingOf('too-deep', ofPages(chain(6))), 'failed at /5')
    assert.equal(findingOf('too-deep', ofPages(chain(5))), 'passed')
    assert.equal(
      findingOf('too-deep', ofPages(chain(6), { pages: aCrawl(chain(6), { ended: 'budget_pages' }) })),
      'not_tested',
    )
  })
  it('too-deep tells only of pages that were read and that people search for', () => {
    assert.equal(deepAt('/tap.jpg', false), 'passed')
    assert.equal(deepAt('/deep'), 'failed at /deep')
    assert.equal(deepAt('/deep?add-to-cart=380'), 'passed')
    assert.equal(deepAt('/deep/print'), 'passed')
    assert.equal(deepAt('/deep', true, { metas: [aMeta('robots', 'noindex')] }), 'passed')
  })
  it('too-deep finds a page behind a redirect', () => {
    assert.equal(
      deepAt('/deep', true, { requested: 'https://joes.test/old', url: 'https://joes.test/new' }, '/old'),
      'failed at /new',
    )
  })
})

const scripted = (count: number, region: LinkFacts['region'], href = "javascript:location='/taps'") =>
  withLinks(
    'uncrawlable-links',
    times(count, () => aLink(href, 'Go', { scripted: true, region })),
  )

/** What opens a part of the menu. */
const opener = (text: string, href = 'javascript:void(0)') =>
  aLink(href, text, { scripted: true, region: 'nav' })

const CART = 'https://joes.test/cart'
/** A card without an address, whose handler opens a room's page. */
const card = (at: number): LinkFacts => ({
  ...aLink('', 'Room', { scripted: true }),
  opens: `https://joes.test/room-${at}`,
})

const nofollow = (url: string) => withLinks('internal-nofollow', [aLink(url, 'There', { rel: ['nofollow'] })])

describe('rules of links on a page', () => {
  it('too-many-links fails over 200 distinct ones', () => {
    assert.equal(
      withLinks(
        'too-many-links',
        times(201, (i) => aLink(`/${i}`, 'Page')),
      ),
      FAILED_AT_HOME,
    )
    assert.equal(
      withLinks(
        'too-many-links',
        times(200, (i) => aLink(`/${i}`, 'Page')),
      ),
      'passed',
    )
    assert.equal(
      withLinks(
        'too-many-links',
        times(300, () => aLink('/a', 'Page')),
      ),
      'passed',
    )
  })
  it('uncrawlable-links fails on one in the nav or three elsewhere', () => {
    assert.equal(scripted(1, 'nav'), FAILED_AT_HOME)
    assert.equal(scripted(3, 'main'), FAILED_AT_HOME)
    assert.equal(scripted(2, 'main'), 'passed')
  })
  it('uncrawlable-links leaves out controls of the page: what they do names no address', () => {
    for (const href of [
      'javascript:void(0)',
      'javascript:;',
      'JavaScript: void 0;',
      'javascript:openDialog(2)',
      "javascript:$.fancybox.open('#terms')",
      'javascript:location.reload()',
      'javascript:window.print()',
      '',
    ])
      assert.equal(scripted(5, 'main', href), 'passed', href)
    for (const href of [
      "javascript:window.open('x')",
      "javascript:go('/taps')",
      "javascript:go('taps.html')",
    ])
      assert.equal(scripted(3, 'main', href), FAILED_AT_HOME, href)
  })
  it('uncrawlable-links leaves out what opens the menu, or a part of it with links', () => {
    const under = aLink('/taps', 'Taps', { region: 'nav', under: 'Services' })
    assert.equal(withLinks('uncrawlable-links', [opener('Services'), under]), 'passed')
    assert.equal(withLinks('uncrawlable-links', [opener('☰'), opener('Menu'), opener('')]), 'passed')
    assert.equal(
      withLinks('uncrawlable-links', [opener('Services', "javascript:go('/s')"), under]),
      FAILED_AT_HOME,
    )
  })
  it('uncrawlable-links leaves out what opens something else in the menu', () => {
    for (const text of ['Cart (0)', 'Log in', 'English', 'Services'])
      assert.equal(withLinks('uncrawlable-links', [opener(text)]), 'passed', text)
    assert.equal(withLinks('uncrawlable-links', [opener('Log in', 'javascript:openLogin()')]), 'passed')
    assert.equal(withLinks('uncrawlable-links', [{ ...opener('Cart', ''), opens: CART }]), 'passed')
  })
  it('uncrawlable-links fails on cards whose handlers open pages that no plain link leads to', () => {
    assert.equal(withLinks('uncrawlable-links', times(4, card)), FAILED_AT_HOME)
    assert.equal(withLinks('uncrawlable-links', times(2, card)), 'passed')
    assert.equal(withLinks('uncrawlable-links', [{ ...card(1), region: 'nav' }]), FAILED_AT_HOME)
    const plain = times(2, (at) => aLink(`/room-${at}`, 'Room'))
    assert.equal(withLinks('uncrawlable-links', [...times(4, card), ...plain]), 'passed')
    for (const opens of [
      'https://elsewhere.test/',
      'https://joes.test/#rooms',
      'https://joes.test/1.jpg',
      CART,
    ]) {
      const cards = times(4, (at) => ({ ...card(at), opens }))
      assert.equal(withLinks('uncrawlable-links', cards), 'passed', opens)
    }
  })
  it('link-text-generic fails from three', () => {
    const generic = (count: number, given: Partial<LinkFacts> = {}) =>
      withLinks(
        'link-text-generic',
        times(count, (i) => aLink(`/${i}`, 'Read more »', given)),
      )
    assert.equal(generic(3), FAILED_AT_HOME)
    assert.equal(generic(2), 'passed')
    assert.equal(generic(3, { label: 'Read more of taps' }), 'passed')
    assert.equal(
      withLinks(
        'link-text-generic',
        times(3, (i) => aLink(`/${i}`, 'More of taps')),
      ),
      'passed',
    )
  })
  it('link-text-empty fails without any word', () => {
    assert.equal(withLinks('link-text-empty', [aLink('/a', '')]), FAILED_AT_HOME)
    assert.equal(withLinks('link-text-empty', [aLink('/a', '', { label: 'Taps' })]), 'passed')
    assert.equal(withLinks('link-text-empty', [aLink('/a', '', { hidden: true })]), 'passed')
  })
  it("internal-nofollow fails on the website's own pages except login, cart and account", () => {
    assert.equal(nofollow('/services'), FAILED_AT_HOME)
    assert.equal(nofollow('/my-account/'), 'passed')
    assert.equal(nofollow('/?add-to-cart=3'), 'passed')
    assert.equal(nofollow('https://elsewhere.test/'), 'passed')
  })
  it('localhost-links fails on addresses that only work where the website was built', () => {
    for (const href of [
      'http://localhost:3000/',
      'http://127.0.0.1/a',
      'http://192.168.1.5/',
      'http://10.0.0.2/',
      'http://172.16.0.1/',
      'file:///C:/site/index.html',
      'https://joes.myftpupload.com/about',
      'https://joes-new.webflow.io/',
    ])
      assert.equal(withLinks('localhost-links', [aLink(href, 'There')]), FAILED_AT_HOME, href)
    for (const href of [
      '/about',
      'https://172.32.0.1/',
      'https://somebody.webflow.io/',
      'mailto:joe@joes.test',
      '#',
    ])
      assert.equal(withLinks('localhost-links', [aLink(href, 'There')]), 'passed', href)
  })
})
