import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LinkTarget } from '#core/evidence/links.ts'
import type { PageFacts, RelationFacts } from '#core/evidence/page.ts'
import type { LayoutFacts } from '#core/evidence/visit.ts'
import { aTarget, theLinks } from '#support/evidence.ts'
import { aLayout, aVisit } from '#support/visits.ts'
import { aPage } from '#support/page-facts.ts'
import { aMeta, aRelation, detailsOf, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'

const laidOut = (id: string, given: Partial<LayoutFacts>) =>
  onHomepage(id, {}, { mobileVisit: aVisit({ layout: aLayout(given) }) })

const iconsAt = (relations: RelationFacts[], targets: LinkTarget[]) =>
  onHomepage('favicon-missing', { relations }, { links: theLinks(targets) })

const anIcon = (path: string, given: Partial<LinkTarget> = {}) =>
  aTarget(path, { kind: 'icon', contentType: 'image/png', ...given })

const gone = { outcome: 'broken', reason: 'not_found', status: 404 } as const

/** What is said of a homepage without a viewport beside these pages. */
const saidOf = (...others: PageFacts[]) => detailsOf('viewport-missing', ofPages([aPage(), ...others]))

describe('rules of phones', () => {
  it('viewport-missing judges the homepage, viewport-missing-page the others', () => {
    const metas = [aMeta('viewport', 'width=device-width')]
    const site = ofPages([aPage(), aPage({ url: '/a' }), aPage({ url: '/b', metas })])
    assert.equal(findingOf('viewport-missing', site), FAILED_AT_HOME)
    assert.equal(findingOf('viewport-missing-page', site), 'failed at /a')
    assert.equal(onHomepage('viewport-missing', { metas }), 'passed')
  })
  it('viewport-missing says how many other pages have one', () => {
    const [fits, fitsNot] = [[aMeta('viewport', 'width=device-width')], []].map(
      (metas) => (url: string) => aPage({ url, metas }),
    )
    assert.ok(fits && fitsNot)
    assert.deepEqual(saidOf(fits('/a'), fits('/b'), fitsNot('/c')), ['2 of your other pages are'])
    assert.deepEqual(saidOf(fits('/a')), ['1 of your other pages is'])
    assert.deepEqual(saidOf(fitsNot('/a')), ['nor is any other page that we read'])
    assert.deepEqual(saidOf(), [undefined])
  })
  it('not-mobile-friendly is not a second accusation of a page without a viewport, which the layout check cannot judge', () => {
    const shrunk = { viewportMeta: null, legibleShare: 0, overflowPx: 620 }
    assert.equal(laidOut('not-mobile-friendly', shrunk), 'not_tested')
    assert.equal(laidOut('not-mobile-friendly', { ...shrunk, viewportMeta: 'width=1024' }), 'not_tested')
  })
  it('not-mobile-friendly accuses no page that its style did not reach', () => {
    const bare = aVisit({
      layout: aLayout({ overflowPx: 99 }),
      styleReach: { elements: 100, withClass: 90, selected: 5 },
      requests: [{ url: 'https://cdn.test/a.js', type: 'Script', status: null, bytes: 0, failed: true }],
    })
    assert.equal(onHomepage('not-mobile-friendly', {}, { mobileVisit: bare }), 'not_tested')
  })
  it('not-mobile-friendly fails when the page scrolls sideways by over 18 px', () => {
    assert.equal(laidOut('not-mobile-friendly', { overflowPx: 19 }), FAILED_AT_HOME)
    assert.equal(laidOut('not-mobile-friendly', { overflowPx: 18 }), 'passed')
  })
  it('not-mobile-friendly fails under 60 % legible text, from 100 characters', () => {
    assert.equal(laidOut('not-mobile-friendly', { legibleShare: 0.59 }), FAILED_AT_HOME)
    assert.equal(laidOut('not-mobile-friendly', { legibleShare: 0.6 }), 'passed')
    assert.equal(laidOut('not-mobile-friendly', { legibleShare: 0, textCharacters: 99 }), 'passed')
  })
  it('not-mobile-friendly is not tested without the styles or without the page', () => {
    const sheet = { url: 'https://joes.test/a.css', loaded: false, ownFault: false }
    assert.equal(laidOut('not-mobile-friendly', { overflowPx: 99, stylesheets: [sheet] }), 'not_tested')
    assert.equal(
      laidOut('not-mobile-friendly', { overflowPx: 99, stylesheets: [{ ...sheet, ownFault: true }] }),
      FAILED_AT_HOME,
    )
    assert.equal(onHomepage('not-mobile-friendly', {}), 'not_tested')
    assert.equal(
      onHomepage('not-mobile-friendly', {}, { mobileVisit: aVisit({ notOwnersPage: true }) }),
      'not_tested',
    )
  })
  it('intrusive-overlay fails over half of the screen, but not on consent, age or legal overlays', () => {
    const overlay = (coveredShare: number, kind: 'other' | 'consent' | 'age' | 'legal') =>
      laidOut('intrusive-overlay', { overlay: { coveredShare, kind } })
    assert.equal(overlay(0.51, 'other'), FAILED_AT_HOME)
    assert.equal(overlay(0.5, 'other'), 'passed')
    for (const kind of ['consent', 'age', 'legal'] as const) assert.equal(overlay(0.9, kind), 'passed')
    assert.equal(laidOut('intrusive-overlay', {}), 'passed')
    assert.equal(onHomepage('intrusive-overlay', {}), 'not_tested')
  })
})

const said = (...paths: string[]) =>
  detailsOf(
    'favicon-missing',
    ofPages([aPage({ relations: paths.map((path) => aRelation('icon', path)) })], {
      links: theLinks([...paths, '/favicon.ico'].map((path) => anIcon(path, gone))),
    }),
  )

describe('rule favicon-missing', () => {
  it('passes with an icon that answers with a picture, or /favicon.ico', () => {
    assert.equal(iconsAt([aRelation('icon', '/icon.png')], [anIcon('/icon.png')]), 'passed')
    assert.equal(iconsAt([], [anIcon('/favicon.ico')]), 'passed')
    assert.equal(iconsAt([aRelation('icon', 'data:image/png;base64,AA')], []), 'passed')
  })
  it('fails when none answers with a picture', () => {
    assert.equal(iconsAt([], [anIcon('/favicon.ico', gone)]), FAILED_AT_HOME)
    assert.equal(iconsAt([], [anIcon('/favicon.ico', { contentType: 'text/html' })]), FAILED_AT_HOME)
    assert.equal(
      iconsAt([aRelation('icon', '/icon.png')], [anIcon('/icon.png', gone), anIcon('/favicon.ico', gone)]),
      FAILED_AT_HOME,
    )
  })
  it('names the icon that pages name but that does not load', () => {
    assert.deepEqual(said('/img/icon.png'), [
      "the one that your pages name doesn't load: https://joes.test/img/icon.png",
    ])
    assert.deepEqual(said(), [undefined])
  })
  it('passes where another page names an icon that answers, as the site has one', () => {
    const inside = (given: Partial<LinkTarget>) =>
      findingOf(
        'favicon-missing',
        ofPages([aPage(), aPage({ url: '/a', relations: [aRelation('icon', '/icon.png')] })], {
          links: theLinks([anIcon('/favicon.ico', gone), anIcon('/icon.png', given)]),
        }),
      )
    assert.equal(inside({}), 'passed')
    assert.equal(inside(gone), FAILED_AT_HOME)
  })
  it('is not tested when an icon was not requested', () => {
    assert.equal(iconsAt([aRelation('icon', '/icon.png')], [anIcon('/favicon.ico', gone)]), 'not_tested')
    assert.equal(iconsAt([], []), 'not_tested')
  })
})

const sharedWith = (...names: string[]) =>
  onHomepage('og-missing', {
    metas: names.map((property) => ({ ...aMeta('', 'There'), name: null, property })),
  })

describe('rules of the document', () => {
  it('charset-missing and doctype-missing read the HTML as sent', () => {
    assert.equal(onHomepage('charset-missing', { charsetDeclared: false }), FAILED_AT_HOME)
    assert.equal(onHomepage('charset-missing', {}), 'passed')
    assert.equal(onHomepage('doctype-missing', { doctype: false }), FAILED_AT_HOME)
    assert.equal(onHomepage('doctype-missing', {}), 'passed')
  })
  it('tell what stands before a doctype, and nothing else of what that moves', () => {
    const sent = { doctype: false, textBeforeDoctype: '?', misplaced: ['title', 'description'] }
    const title = { text: 'Plumber in Seville', count: 1, misplaced: true as const }
    const home = { ...aPage(), ...sent, title }
    const rendered = { ...aPage(), title, misplaced: sent.misplaced, rendered: true }
    const evidence = ofPages([home], { rendered: { pages: [rendered] } })
    assert.deepEqual(detailsOf('doctype-missing', evidence), ['“?” stands before it'])
    assert.equal(findingOf('title-missing', evidence), 'passed')
    assert.equal(findingOf('title-short', evidence), FAILED_AT_HOME)
    assert.equal(findingOf('meta-in-body', evidence), 'passed')
  })
  it('tell of a title in the body of a page that begins as it should', () => {
    const title = { text: 'Plumber in Seville', count: 1, misplaced: true as const }
    assert.equal(onHomepage('title-missing', { title }), FAILED_AT_HOME)
    assert.equal(onHomepage('title-short', { title }), 'passed')
  })
  it('og-missing needs a title and a picture', () => {
    assert.equal(sharedWith('og:title', 'og:image'), 'passed')
    assert.equal(sharedWith('og:title'), FAILED_AT_HOME)
    assert.equal(sharedWith('og:image'), FAILED_AT_HOME)
  })
})
