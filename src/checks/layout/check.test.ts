import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { EvidenceMap } from '#core/evidence/index.ts'
import type { LayoutFacts, VisitEvidence } from '#core/evidence/visit.ts'
import type { Wanted } from '#core/gathered.ts'
import { failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { aLayout, aVisit } from '#support/visits.ts'
import { check } from './check.ts'
import { facts } from './facts.ts'

type MenuLayouts = EvidenceMap['menuLayouts']

const NOW = new Date('2026-11-21T00:00:00.000Z')
const ADDRESS = 'https://joes.test/'
const BARE = { url: `${ADDRESS}a.css`, loaded: false, ownFault: false }

const ok = (value: VisitEvidence): Wanted<VisitEvidence> => ({ state: 'ok', value })
const noBrowser: Wanted<VisitEvidence> = { state: 'failed', failure: failure('browser_unavailable') }

const desktopVisit = ok(aVisit({ device: 'desktop', layout: null }))
const noMenu: Wanted<MenuLayouts> = { state: 'failed', failure: failure('cancelled') }
const judge = (
  mobileVisit: Wanted<VisitEvidence>,
  site = aSite(),
  menuLayouts: Wanted<MenuLayouts> = noMenu,
) => check.evaluate({ site, mobileVisit, desktopVisit, menuLayouts }, NOW)
const laidOut = (given: Partial<LayoutFacts>) => judge(ok(aVisit({ layout: aLayout(given) })))
const tapped = (smallTargets: number) => laidOut({ tapTargets: 20, smallTargets })
const answerOf = (outcome: ReturnType<typeof judge>) => {
  if ('status' in outcome) return outcome.status
  if ('wait' in outcome) return 'wait'
  return typeof outcome.unable === 'string' ? outcome.unable : outcome.unable.reason
}
const adviceOf = (outcome: ReturnType<typeof judge>) => ('status' in outcome ? (outcome.advice ?? []) : [])
const FITS = 'is_mobile_responsive'
const FITS_NOT = 'not_mobile_responsive'

const rowsIn = (outcome: ReturnType<typeof judge>, title: string) => {
  const lists = 'blocks' in outcome ? (outcome.blocks ?? []) : []
  const list = lists.find((block) => block.kind === 'list' && block.title === title)
  return list?.kind === 'list' ? list.items.map(({ text, detail }) => detail ?? text) : undefined
}
const spotAt = (y: number) => ({ x: 0, y, width: 400, height: 40 })
const wide = (overflowPx: number): Partial<LayoutFacts> => ({ overflowPx })
/** The homepage and others beside it. */
const beside = (home: Partial<LayoutFacts>, ...others: Partial<LayoutFacts>[]) => {
  const pages = others.map((given, at) => ({ url: `${ADDRESS}${at}`, layout: aLayout(given) }))
  return judge(ok(aVisit({ layout: aLayout(home) })), aSite(), { state: 'ok', value: { pages } })
}
/** The homepage while the others are still being measured. */
const before = (home: Partial<LayoutFacts>) =>
  answerOf(judge(ok(aVisit({ layout: aLayout(home) })), aSite(), { state: 'pending' }))

const ticksOf = (outcome: ReturnType<typeof judge>) =>
  ('blocks' in outcome ? (outcome.blocks ?? []) : []).flatMap((block) =>
    block.kind === 'checklist' ? block.items.map(({ done }) => done) : [],
  )

describe('layout on mobile', () => {
  test('a page may be 18 px wider than the screen, not 19', () => {
    assert.equal(answerOf(laidOut({ overflowPx: 18 })), FITS)
    assert.equal(answerOf(laidOut({ overflowPx: 19 })), FITS_NOT)
  })

  test('from 3 to 18 px too wide is advice, 2 px is not', () => {
    assert.deepEqual(
      [adviceOf(laidOut({ overflowPx: 2 })).length, adviceOf(laidOut({ overflowPx: 3 })).length],
      [0, 1],
    )
  })

  test('60 % of the text must be legible', () => {
    assert.equal(answerOf(laidOut({ legibleShare: 0.6 })), FITS)
    assert.equal(answerOf(laidOut({ legibleShare: 0.599 })), FITS_NOT)
  })

  test('under 100 characters the text is not judged', () => {
    assert.equal(answerOf(laidOut({ legibleShare: 0, textCharacters: 99 })), FITS)
    assert.equal(answerOf(laidOut({ legibleShare: 0, textCharacters: 100 })), FITS_NOT)
  })

  test('a page without a viewport does not fit, whatever else', () => {
    assert.equal(answerOf(laidOut({ viewportMeta: null })), FITS_NOT)
  })

  test('90 % of tap targets must be easy to tap, else there is advice and nothing more', () => {
    assert.deepEqual([adviceOf(tapped(2)).length, adviceOf(tapped(3)).length], [0, 1])
    assert.equal(answerOf(tapped(20)), FITS)
  })

  test('zoom that is forbidden, an overlay and a separate website for phones are advice', () => {
    assert.equal(adviceOf(laidOut({ userScalableNo: true })).length, 1)
    assert.equal(adviceOf(laidOut({ overlay: { coveredShare: 0.6, kind: 'consent' } })).length, 1)
    assert.equal(adviceOf(judge(ok(aVisit({ finalUrl: 'https://m.joes.test/' })))).length, 1)
  })

  test('a page that lacks a stylesheet because of the network proves nothing about width and text', () => {
    assert.equal(answerOf(laidOut({ overflowPx: 300, stylesheets: [BARE] })), 'connect_failure')
    assert.equal(answerOf(laidOut({ legibleShare: 0, stylesheets: [BARE] })), 'connect_failure')
  })

  test('a list of fonts does not lay out a page, so a page without it is judged', () => {
    const fonts = { ...BARE, url: 'https://fonts.test/css?family=Overlock' }
    assert.equal(answerOf(laidOut({ overflowPx: 300, stylesheets: [fonts] })), FITS_NOT)
  })

  test('of a page that lacks only icons what is fine is ticked, and nothing else is proven', () => {
    const icons = { ...BARE, url: 'https://cdn.test/bootstrap-icons.css' }
    const styleReach = { elements: 100, withClass: 80, selected: 78 }
    const seen = (given: Partial<LayoutFacts>) =>
      judge(ok(aVisit({ styleReach, layout: aLayout({ stylesheets: [icons], ...given }) })))
    const fitting = seen({ tapTargets: 20, smallTargets: 20 })
    assert.equal(answerOf(fitting), FITS)
    assert.deepEqual(adviceOf(fitting), [])
    assert.deepEqual(ticksOf(fitting), [true, true, true, null])
    const tooWide = seen({ overflowPx: 300 })
    assert.equal(answerOf(tooWide), 'connect_failure')
    assert.deepEqual(ticksOf(tooWide).slice(0, 3), [true, null, true])
  })

  test('a stylesheet that the website itself answers is missing counts against the page', () => {
    assert.equal(answerOf(laidOut({ overflowPx: 300, stylesheets: [{ ...BARE, ownFault: true }] })), FITS_NOT)
  })

  test('a missing viewport needs no stylesheet, and a page that fits without one fits as far as it was seen', () => {
    assert.equal(answerOf(laidOut({ viewportMeta: null, stylesheets: [BARE] })), FITS_NOT)
    assert.equal(answerOf(laidOut({ stylesheets: [BARE] })), FITS)
  })

  test('a missing viewport is told of the homepage, the only page that decides it', () => {
    const outcome = laidOut({ viewportMeta: null })
    assert.ok('say' in outcome)
    assert.equal(outcome.say?.['problem'], "Your site isn't set up for phone screens.")
  })

  test('every problem is named', () => {
    const outcome = laidOut({ overflowPx: 600, legibleShare: 0 })
    assert.ok('say' in outcome)
    assert.match(String(outcome.say?.['problem']), /slide sideways\. .*too small/u)
  })

  test('overflow and small tap targets are boxed on the picture, with one from further down', () => {
    const shot = { src: 'data:image/jpeg;base64,AA==', width: 400, height: 711 }
    const layout = aLayout({
      overflowPx: 40,
      culprits: [{ selector: 'nav', right: 40, snippet: '<nav>', spot: spotAt(900) }],
      smallTargets: 20,
      smallTargetSpots: [spotAt(20)],
    })
    const outcome = judge(ok(aVisit({ layout, screenshot: shot, closeUps: [{ ...shot, top: 780 }] })))
    assert.ok('status' in outcome)
    const pictures = outcome.blocks?.flatMap((block) => (block.kind === 'pictures' ? block.pictures : []))
    assert.deepEqual(
      pictures?.map(({ alt, marks }) => [alt, marks?.map(({ y, text }) => [y, text])]),
      [
        ['Your homepage on a phone', [[20, 'Small, and close to something else to tap']]],
        ['Further down on a phone', [[120, 'Sticks out to the right by 40 pixels']]],
      ],
    )
  })

  test('the facts fit their schema', () => {
    const outcome = laidOut({ overflowPx: 40, legibleShare: 0.9, smallTargets: 1 })
    assert.ok('status' in outcome)
    const { overflowPx, smallTextShare, smallTargets } = facts.parse(outcome.facts)
    assert.deepEqual(
      { overflowPx, smallTextShare, smallTargets },
      { overflowPx: 40, smallTextShare: 0.1, smallTargets: 1 },
    )
  })
})

describe('the first pages of the menu', () => {
  test('make the website fail when both are more than 18 px too wide', () => {
    const outcome = beside({}, wide(19), wide(40))
    assert.equal(answerOf(outcome), FITS_NOT)
    assert.ok('say' in outcome)
    assert.match(String(outcome.say?.['problem']), /first pages of your menu/u)
    assert.equal(answerOf(beside({}, wide(18), wide(40))), FITS)
  })

  test('are advice when one is too wide, or there is only one', () => {
    for (const outcome of [beside({}, wide(0), wide(40)), beside({}, wide(40))]) {
      assert.equal(answerOf(outcome), FITS)
      assert.equal(adviceOf(outcome).length, 1)
    }
    assert.equal(adviceOf(beside({}, wide(18), wide(0))).length, 0)
  })

  test('are judged by their width alone', () => {
    const other = { viewportMeta: null, legibleShare: 0 }
    assert.equal(answerOf(beside({}, other, other)), FITS)
  })

  test('prove nothing when one of them lacks a stylesheet', () => {
    const bare = { overflowPx: 300, stylesheets: [BARE] }
    const outcome = beside({}, bare, wide(40))
    assert.ok('status' in outcome)
    assert.equal(outcome.status, FITS)
    assert.deepEqual(
      facts.parse(outcome.facts).otherPages.map(({ fits }) => fits),
      [null, false],
    )
  })

  test('are not said to fit where one of their stylesheets did not come', () => {
    const outcome = beside({}, { stylesheets: [BARE] }, wide(0))
    assert.deepEqual(rowsIn(outcome, 'Other pages we measured'), [
      "We couldn't tell whether it fits a phone",
      'As wide as the screen',
    ])
  })

  test('decide where a missing stylesheet keeps the homepage from being judged', () => {
    const bare = { overflowPx: 300, stylesheets: [BARE] }
    assert.equal(answerOf(beside(bare, wide(0), wide(40))), 'connect_failure')
    assert.equal(answerOf(beside(bare, wide(40), wide(40))), FITS_NOT)
  })

  test('are not said to fit where they have no viewport', () => {
    const outcome = beside({}, { viewportMeta: null }, wide(0))
    assert.deepEqual(rowsIn(outcome, 'Other pages we measured'), [
      "We couldn't tell whether it fits a phone",
      'As wide as the screen',
    ])
  })

  test('are other pages: the homepage by its index file or one of its parts is none', () => {
    const pages = ['index.html#top', '#top', 'about.html'].map((path) => ({
      url: `${ADDRESS}${path}`,
      layout: aLayout(),
    }))
    const outcome = judge(ok(aVisit()), aSite(), { state: 'ok', value: { pages } })
    assert.ok('status' in outcome)
    assert.deepEqual(outcome.facts.pages, [ADDRESS, `${ADDRESS}about.html`])
  })

  test('are named in the proof', () => {
    const outcome = beside({}, wide(0), wide(7))
    assert.ok('status' in outcome)
    assert.deepEqual(outcome.facts.pages, [ADDRESS, `${ADDRESS}0`, `${ADDRESS}1`])
    assert.deepEqual(
      outcome.proof.map(({ at }) => at),
      outcome.facts.pages,
    )
  })

  test('are waited for, since they add steps also to a homepage that does not fit', () => {
    for (const home of [
      {},
      { overflowPx: 300, stylesheets: [BARE] },
      { overflowPx: 19 },
      { viewportMeta: null },
    ])
      assert.equal(before(home), 'wait')
  })

  test('are not needed when they cannot be measured', () => {
    assert.equal(answerOf(laidOut({})), FITS)
  })
})

describe('layout when the page could not be rendered', () => {
  const withViewport = {
    metas: [{ name: 'viewport', property: null, httpEquiv: null, content: 'width=device-width' }],
  }

  test('B21 without a browser, a page that was read whole and has no viewport does not fit', () => {
    assert.equal(answerOf(judge(noBrowser, aSite({ home: aPage({ metas: [] }) }))), FITS_NOT)
  })

  test('B21 without a browser, a page with a viewport is not judged', () => {
    assert.equal(answerOf(judge(noBrowser, aSite({ home: aPage(withViewport) }))), 'engine_missing')
  })

  test('a page that was cut off, or is filled by scripts, proves nothing by what it lacks', () => {
    assert.equal(
      answerOf(judge(noBrowser, aSite({ home: aPage({ metas: [], truncated: true }) }))),
      'engine_missing',
    )
    assert.equal(
      answerOf(judge(noBrowser, aSite({ home: aPage({ metas: [], thin: true }) }))),
      'engine_missing',
    )
  })

  test('a bot wall, and a page that could not be measured, are not judged', () => {
    assert.equal(answerOf(judge(ok(aVisit({ notOwnersPage: true })))), 'bot_wall')
    assert.equal(answerOf(judge(ok(aVisit({ layout: null })))), 'engine_error')
  })

  test('it waits for the visits', () => {
    assert.equal(answerOf(judge({ state: 'pending' })), 'wait')
    const pending = { state: 'pending' } as const
    const asked = { site: aSite(), mobileVisit: ok(aVisit()), desktopVisit: pending, menuLayouts: noMenu }
    assert.equal(answerOf(check.evaluate(asked, NOW)), 'wait')
  })
})
