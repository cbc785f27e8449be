import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { HeadingFacts } from '#core/evidence/page.ts'
import { aHeading, aPage, aScript } from '#support/page-facts.ts'
import { aTarget, theLinks } from '#support/evidence.ts'
import { aRelation, detailsOf, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'
type Level = HeadingFacts['level']

const levels = (id: string, ...all: Level[]) =>
  onHomepage(id, { headings: all.map((level) => aHeading(`Heading ${level}`, { level })) })

const main = (id: string, text: string, given: Partial<HeadingFacts> = {}) =>
  onHomepage(id, { headings: [aHeading(text, { level: 1, ...given })] })

/** A page with these main headings. */
const named = (url: string, ...texts: string[]) =>
  aPage({ url, headings: texts.map((text) => aHeading(text, { level: 1 })) })

/** What is told of a page with a script and this many words in its main part, beside one with a heading; the homepage writes no heads. */
function onScriptPage(id: string, mainWords: number): string {
  const headings = [aHeading('Pipes', { level: 1 })]
  const home = aPage({ headings })
  const page = aPage({
    url: '/orders',
    text: { words: mainWords + 60, mainWords },
    scripts: [aScript()],
    headings: [aHeading('Orders', { level: 2 }), aHeading('Help', { level: 4, region: 'footer' })],
  })
  return findingOf(
    id,
    ofPages([home, aPage({ url: '/a', headings }), page], {
      rendered: { pages: [{ ...home, rendered: true }] },
    }),
  )
}

const said = (...headings: HeadingFacts[]) => detailsOf('heading-order', ofPages([aPage({ headings })]))

/** Two pages without headings that load a script. */
function ofScripts(url: string, outcome: 'could_not_check' | 'works') {
  const scripts = [aScript({ url })]
  const pages = [
    { ...aPage(), scripts },
    { ...aPage({ url: '/a' }), scripts },
  ]
  return ofPages(pages, {
    links: theLinks([aTarget(url, { kind: 'script', sameSite: false, outcome })]),
    rendered: { pages: pages.map((page) => ({ ...page, rendered: true })) },
  })
}

describe('rules of headings', () => {
  it('h1-missing judges the homepage, h1-missing-page the others', () => {
    const site = ofPages([
      aPage(),
      aPage({ url: '/a' }),
      aPage({ url: '/b', headings: [aHeading('B', { level: 1 })] }),
    ])
    assert.equal(findingOf('h1-missing', site), FAILED_AT_HOME)
    assert.equal(findingOf('h1-missing-page', site), 'failed at /a')
    assert.equal(main('h1-missing', 'Pipes'), 'passed')
    assert.equal(main('h1-missing', ''), FAILED_AT_HOME)
  })
  it('h1-missing and h1-missing-page say nothing where a script that may write the heading did not come', () => {
    const library = 'https://cdn.test/library.js'
    assert.equal(findingOf('h1-missing', ofScripts(library, 'could_not_check')), 'not_tested')
    assert.equal(findingOf('h1-missing-page', ofScripts(library, 'could_not_check')), 'not_tested')
    assert.equal(findingOf('h1-missing', ofScripts(library, 'works')), FAILED_AT_HOME)
    assert.equal(findingOf('h1-missing-page', ofScripts(library, 'works')), 'failed at /a')
  })
  it('h1-multiple counts visible ones', () => {
    assert.equal(levels('h1-multiple', 1, 1), FAILED_AT_HOME)
    assert.equal(levels('h1-multiple', 1, 2), 'passed')
    const headings = [aHeading('Pipes', { level: 1 }), aHeading('Taps', { level: 1, hidden: true })]
    assert.equal(onHomepage('h1-multiple', { headings }), 'passed')
  })
  it('h1-duplicate compares pages', () => {
    const headings = [aHeading("Joe's", { level: 1 })]
    assert.equal(
      findingOf('h1-duplicate', ofPages([aPage({ headings }), aPage({ url: '/a', headings })])),
      'failed at /, /a',
    )
    assert.equal(findingOf('h1-duplicate', ofPages([aPage({ headings }), aPage({ url: '/a' })])), 'passed')
  })
  it('h1-duplicate leaves out a logo on a few pages, not one on most', () => {
    const site = [
      named('/', "Joe's"),
      named('/a', "Joe's"),
      named('/b', 'Taps'),
      named('/c', 'Drains'),
      named('/d', 'Pipes'),
    ]
    assert.equal(findingOf('h1-duplicate', ofPages(site)), 'passed')
    assert.equal(findingOf('h1-duplicate', ofPages(site.slice(0, 3))), 'failed at /, /a')
    const taps = [...site.slice(0, 3), named('/e', 'Taps'), named('/f', 'Sinks')]
    assert.equal(findingOf('h1-duplicate', ofPages(taps)), 'failed at /b, /e')
  })
  it('h1-duplicate compares the headings that pages have beside a logo', () => {
    const site = (...others: string[]) => [
      named('/', "Joe's"),
      ...others.map((text, at) => named(`/${at}`, "Joe's", text)),
    ]
    assert.equal(findingOf('h1-duplicate', ofPages(site('Taps', 'Drains', 'Pipes'))), 'passed')
    assert.equal(findingOf('h1-duplicate', ofPages(site('Taps', 'Drains', 'Taps'))), 'failed at /0, /2')
    const written = ['Taps', 'Drains', 'Pipes'].map((text, at) =>
      named(`/${at}`, 'Your pipes, our joy', text),
    )
    assert.equal(findingOf('h1-duplicate', ofPages([named('/', 'Welcome'), ...written])), 'passed')
  })
  it('h1-missing judges a homepage that names its index file as its main address', () => {
    const relations = [aRelation('canonical', 'index.html')]
    assert.equal(onHomepage('h1-missing', { headings: [], relations }), FAILED_AT_HOME)
    const elsewhere = [aRelation('canonical', '/other.html')]
    assert.equal(onHomepage('h1-missing', { headings: [], relations: elsewhere }), 'not_applicable')
  })
  it('h1-duplicate leaves out pages with a heading of their own beside one that several share', () => {
    const shop = ['Album', 'Beanie', 'Cap'].map((text) => named(`/${text}`, 'Shop', text))
    const pages = [named('/', 'Welcome'), named('/shop', 'Shop'), ...shop]
    const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => named(`/${text}`, `About ${text}`))
    assert.equal(findingOf('h1-duplicate', ofPages([...pages, ...others])), 'passed')
    const twice = [...pages, ...others, named('/again', 'Shop', 'Sale'), named('/more', 'Shop', 'Sale')]
    assert.equal(findingOf('h1-duplicate', ofPages(twice)), 'failed at /again, /more')
  })
  it('h1-duplicate takes no heading of a list for the one of its page', () => {
    const products = ['Album', 'Beanie', 'Cap'].map((text) => named(`/${text}`, text))
    const list = (url: string) => named(url, 'Album', 'Beanie', 'Cap')
    const others = ['Kim', 'Lee', 'Max'].map((text) => named(`/${text}`, text))
    assert.equal(findingOf('h1-duplicate', ofPages([list('/'), ...products, ...others])), 'passed')
    const lists = [named('/', 'Welcome'), list('/a'), list('/b'), ...others]
    assert.equal(findingOf('h1-duplicate', ofPages(lists)), 'failed at /a, /b')
  })
  it('h1-duplicate tells the pages that have a logo alone, not those that have more', () => {
    const alone = ['/', '/a', '/b', '/c'].map((url) => named(url, 'Our pipes'))
    const site = [...alone, named('/d', 'Our pipes', 'Taps'), named('/e', 'Our pipes', 'Sinks')]
    assert.equal(findingOf('h1-duplicate', ofPages(site)), 'failed at /, /a, /b, /c')
    assert.equal(
      detailsOf('h1-multiple', ofPages(site))[0],
      '“Our pipes”, which most pages have, is one of them',
    )
  })
  it('h1-multiple says where the name of the business is one of them', () => {
    const site = ofPages([named('/', "Joe's", 'Pipes'), named('/a', 'Taps', 'Drains'), named('/b', 'Sinks')])
    assert.equal(findingOf('h1-multiple', site), 'failed at /, /a')
    assert.deepEqual(detailsOf('h1-multiple', site), [
      "your name or logo, “Joe's”, is one of them",
      undefined,
    ])
  })
  it('h1-multiple calls nothing a name or logo that only a title or most pages have', () => {
    const titled = ['Taps', 'Drains', 'Pipes'].map((text) =>
      aPage({ url: `/${text}`, title: { text: `${text} - Plumbing Auckland`, count: 1 } }),
    )
    const services = named('/services', 'Plumbing', 'Repairs')
    const [ofTitles] = detailsOf('h1-multiple', ofPages([...titled, services]))
    assert.equal(ofTitles, undefined)
    const asked = ['/', '/a', '/b'].map((url) => named(url, `About ${url}`, 'Get a free quote today'))
    assert.deepEqual(
      new Set(detailsOf('h1-multiple', ofPages(asked))),
      new Set(['“Get a free quote today”, which most pages have, is one of them']),
    )
  })
  it('heading-order names a heading that shows, not the answer of a form', () => {
    const title = aHeading('Contact', { level: 1 })
    const answer = aHeading('Message sent!', { level: 3, id: 'contact-success' })
    const next = aHeading('Opening hours', { level: 3 })
    assert.deepEqual(said(title, answer, next), ['from level 1 to level 3: Opening hours'])
    assert.deepEqual(said(title, answer), ['from level 1 to level 3: Message sent!'])
    const stories = aHeading('What we did', { level: 3, id: 'success-stories' })
    assert.deepEqual(said(title, stories, next), ['from level 1 to level 3: What we did'])
  })
  it('says nothing of headings that a script may write where the page was sent empty', () => {
    for (const id of ['h1-missing-page', 'heading-order']) {
      assert.equal(onScriptPage(id, 40), 'failed at /orders', id)
      assert.equal(onScriptPage(id, 5), 'passed', id)
    }
  })
  it('h1-long fails over 70 characters', () => {
    assert.equal(main('h1-long', 'a'.repeat(71)), FAILED_AT_HOME)
    assert.equal(main('h1-long', 'a'.repeat(70)), 'passed')
  })
  it('heading-order fails on a skipped level downwards, from the first heading', () => {
    assert.equal(levels('heading-order', 1, 2, 4), FAILED_AT_HOME)
    assert.equal(levels('heading-order', 1, 2, 3, 1, 2), 'passed')
    assert.equal(levels('heading-order', 3, 4, 2), 'passed')
    assert.equal(levels('heading-order', 2, 4), FAILED_AT_HOME)
  })
  it('heading-empty fails on a visible heading without words', () => {
    assert.equal(main('heading-empty', ''), FAILED_AT_HOME)
    assert.equal(main('heading-empty', '', { hidden: true }), 'passed')
    assert.equal(main('heading-empty', 'Pipes'), 'passed')
  })
})
