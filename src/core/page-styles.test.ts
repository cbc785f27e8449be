import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aLayout, aVisit } from '#support/visits.ts'
import type { RequestFacts, VisitEvidence } from './evidence/visit.ts'
import { isBare, isStyled, isStyledButIcons, isVisitStyled, missedStyle } from './page-styles.ts'

const CSS = 'https://cdn.test/style.css'
const FONTS = 'https://api.test/css?family=Overlock'
const SCRIPT = 'https://cdn.test/style.js'
const ICONS = 'https://cdn.test/font-awesome/6.4.2/css/all.min.css'
const BARELY = { elements: 100, withClass: 90, selected: 5 }

const request = (url: string, status: number | null = null): RequestFacts => ({
  url,
  type: url.endsWith('.js') ? 'Script' : 'Stylesheet',
  status,
  bytes: 0,
  failed: status !== 200,
})
const visited = (requests: RequestFacts[], given: Partial<VisitEvidence> = {}): VisitEvidence =>
  aVisit({ layout: null, requests, ...given })

describe('whether the styles of a page arrived', () => {
  test('a stylesheet that did not come counts, one that the website lacks does not', () => {
    assert.equal(isVisitStyled(visited([request(CSS)])), false)
    assert.equal(isVisitStyled(visited([request(CSS, 503)])), false)
    assert.equal(isVisitStyled(visited([request(CSS, 404)])), true)
    assert.equal(isVisitStyled(visited([request(CSS, 200)])), true)
  })

  test('a list of fonts does not lay out a page', () => {
    assert.equal(isVisitStyled(visited([request(FONTS)])), true)
    assert.equal(isVisitStyled(visited([request('https://fonts.elsewhere.test/a.css')])), true)
    assert.equal(isVisitStyled(visited([request('https://use.typekit.net/abc1def.css')])), true)
  })

  test('of a phone what its layout says counts', () => {
    const layout = aLayout({ stylesheets: [{ url: CSS, loaded: false, ownFault: false }] })
    assert.equal(isStyled(layout), false)
    assert.equal(isVisitStyled(visited([], { layout })), false)
  })

  test('a page whose classes do nothing is bare where a script did not come', () => {
    assert.equal(isBare(visited([request(SCRIPT)], { styleReach: BARELY })), true)
    assert.equal(isVisitStyled(visited([request(SCRIPT)], { styleReach: BARELY })), false)
  })

  test('a script that only measures makes no style, and is blamed for none', () => {
    const measuring = request('https://www.googletagmanager.com/gtm.js')
    assert.equal(isBare(visited([measuring], { styleReach: BARELY })), false)
    const both = visited([measuring, request(SCRIPT)], { styleReach: BARELY })
    assert.equal(isBare(both), true)
    assert.equal(missedStyle(both).at, SCRIPT)
  })

  test('it is not where all came, the website lacks the script, or classes do something', () => {
    assert.equal(isBare(visited([request(SCRIPT, 200)], { styleReach: BARELY })), false)
    assert.equal(isBare(visited([request(SCRIPT, 404)], { styleReach: BARELY })), false)
    assert.equal(isBare(visited([request(SCRIPT)], { styleReach: { ...BARELY, selected: 18 } })), false)
  })

  test('a page with few classes, or few elements, is not laid out by them', () => {
    assert.equal(isBare(visited([request(SCRIPT)], { styleReach: { ...BARELY, withClass: 49 } })), false)
    const few = { elements: 19, withClass: 19, selected: 0 }
    assert.equal(isBare(visited([request(SCRIPT)], { styleReach: few })), false)
  })

  test('nothing is said of a page that was not measured', () => {
    assert.equal(isBare(visited([request(SCRIPT)])), false)
  })
})

describe('a page that lacks nothing but lists of icons', () => {
  const WELL = { elements: 100, withClass: 90, selected: 81 }
  const lacking = (url: string, styleReach = WELL) =>
    isStyledButIcons(visited([request(url, 503)], { styleReach, finalUrl: 'https://joes.test/' }))

  test('can be judged where rules select nearly all of its elements', () => {
    for (const url of [
      ICONS,
      'https://cdn.test/bootstrap-glyphicons.css',
      'https://joes.test/remixicon.min.css',
    ])
      assert.equal(lacking(url), true, url)
    assert.equal(lacking(ICONS, { ...WELL, selected: 80 }), false)
    assert.equal(lacking(ICONS, { elements: 19, withClass: 19, selected: 19 }), false)
    assert.equal(isStyledButIcons(visited([request(ICONS)])), false)
    assert.equal(isVisitStyled(visited([request(ICONS)], { styleReach: WELL })), false)
  })

  test('is not one whose own stylesheet, or a library, did not come, however much is selected', () => {
    for (const url of [
      CSS,
      'https://joes.test/theme.css',
      'https://joes.test/icons/theme.css',
      'https://cdn.test/slides.css',
    ])
      assert.equal(lacking(url), false, url)
    const both = [request(ICONS), request('https://joes.test/theme.css', 503)]
    assert.equal(isStyledButIcons(visited(both, { styleReach: WELL })), false)
  })
})

describe('why a page without its styles cannot be judged', () => {
  test('the file is named that lays it out, not a list of fonts', () => {
    const { at, subject, code } = missedStyle(visited([request(FONTS), request(CSS)]))
    assert.deepEqual([subject, at, code], ['stylesheet', CSS, 'connect_failure'])
  })

  test('a file that lays it out is named before a list of icons', () => {
    assert.equal(missedStyle(visited([request(ICONS), request(CSS)])).at, CSS)
  })

  test('an answer with an error is told as one', () => {
    assert.equal(missedStyle(visited([request(CSS, 503)])).reason, 'server_error')
  })

  test('of a bare page the script is named, and nothing where several files may be it', () => {
    const given = { styleReach: BARELY }
    assert.equal(missedStyle(visited([request(SCRIPT)], given)).at, SCRIPT)
    assert.equal(missedStyle(visited([request(SCRIPT), request(CSS)], given)).at, undefined)
  })
})
