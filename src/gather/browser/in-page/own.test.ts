import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { CDPSession } from 'puppeteer-core'
import { z } from 'zod'
import { openLoneBrowser } from '#support/lone-browser.ts'
import { evaluateIsolated, type InPage } from '../evaluate.ts'
import { openFreshPage } from '../fresh-page.ts'
import { renderedDocument, scrollThroughFirst } from '../rendered-document.ts'
import { emulatePhone, measurePhoneLayout } from '../visit/phone-layout.ts'
import { classUse } from './class-use.ts'
import { findOverlay, OVERLAY_PARTS } from './overlay.ts'
import { PLACED_LINK_PARTS, placedLinks } from './placed-links.ts'
import { SPOT_PARTS, spotsAt } from './spots.ts'

/** Names of properties and methods that are read from elements of a page. */
const NAMES = [
  'appendChild',
  'checkVisibility',
  'childNodes',
  'children',
  'classList',
  'className',
  'clientHeight',
  'closest',
  'computedStyleMap',
  'contains',
  'firstChild',
  'getAttribute',
  'getBoundingClientRect',
  'getRootNode',
  'hasAttribute',
  'id',
  'localName',
  'matches',
  'nodeName',
  'nodeType',
  'nodeValue',
  'offsetHeight',
  'offsetWidth',
  'parentElement',
  'querySelector',
  'removeAttribute',
  'scrollHeight',
  'scrollTo',
  'shadowRoot',
  'style',
  'textContent',
]
/** A form that is too wide, with invisible parts, and one that covers the screen and holds a link in a closed menu. */
const pageWith = (name: string): string =>
  `<!doctype html><meta name=viewport content="width=device-width"><style>*{margin:0}</style>
    <form id=f class=booking style="width:700px"><input name="${name}">Or <a href="https://joes.test/a">call</a>
    <div style="width:690px;opacity:0"><p>Words of the booking form</p></div></form>
    <form style="visibility:hidden"><input name="${name}"><b>Soon</b></form><p>After</p>
    <form class=age-gate style="position:fixed;inset:0;background:#fff"><input name="${name}"><p>Welcome
    <a href="https://joes.test/b" hidden>More</a></form>`

/** Lighthouse's path of the link in the first form. */
const PATH = '1,HTML,1,BODY,0,FORM,2,A'
const run = <Args extends readonly unknown[]>(session: CDPSession, what: InPage<Args>) =>
  evaluateIsolated(session, what, z.unknown())

describe('a form with a field that is named as a property of elements', () => {
  let lone: Awaited<ReturnType<typeof openLoneBrowser>>
  before(async () => {
    lone = await openLoneBrowser()
  })
  after(() => lone.close())

  async function measured(name: string) {
    const { page, session, close } = await openFreshPage(lone.browser, false)
    try {
      await emulatePhone(session)
      await page.setContent(pageWith(name))
      const overlay = await run(session, { run: findOverlay, args: [], parts: OVERLAY_PARTS })
      await scrollThroughFirst(page, session)
      const html = await renderedDocument(session)
      const layout = await measurePhoneLayout(session, [])
      const links = await run(session, { run: placedLinks, args: [9, 99], parts: PLACED_LINK_PARTS })
      const spots = await run(session, { run: spotsAt, args: [[PATH]], parts: SPOT_PARTS })
      const use = await run(session, { run: classUse, args: [['booking']] })
      return { overlay, html: html.replaceAll(`name="${name}"`, 'name="q"'), layout, links, spots, use }
    } finally {
      await close()
    }
  }

  it('is read and measured as with any other name', async () => {
    const usual = await measured('q')
    assert.match(usual.html, /Words of the booking form/u)
    assert.equal(usual.layout.culprits[0]?.selector, 'form#f.booking')
    assert.deepEqual(usual.overlay, { coveredShare: 1, kind: 'age' })
    assert.deepEqual(usual.use, { elements: 13, withClass: 2, selected: 1 })
    for (const name of NAMES) assert.deepEqual(await measured(name), usual, name)
  })
})
