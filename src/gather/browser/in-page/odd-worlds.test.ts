import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { openLoneBrowser } from '#support/lone-browser.ts'
import { type FreshPage, openFreshPage } from '../fresh-page.ts'
import { renderedDocument, scrollThroughFirst } from '../rendered-document.ts'
import { evaluateIsolated } from '../evaluate.ts'
import { PLACED_LINK_PARTS, placedLinks } from './placed-links.ts'
import { GLOBALS_PARTS, readGlobals } from './globals.ts'

const READ_MS = 2_000

describe('what runs inside a page', () => {
  let lone: Awaited<ReturnType<typeof openLoneBrowser>>
  before(async () => {
    lone = await openLoneBrowser()
  })
  after(() => lone.close())

  async function onPage<T>(html: string, work: (fresh: FreshPage) => Promise<T>): Promise<T> {
    const fresh = await openFreshPage(lone.browser, false)
    try {
      await fresh.page.setContent(`<!doctype html><title>Shop</title><h1>Hello</h1>${html}`)
      return await work(fresh)
    } finally {
      await fresh.close()
    }
  }

  it('takes no element for what it keeps, whatever its id', async () => {
    const ids = ['fettle', 'fettleSeen', 'fettleRoots', 'kept', 'own'].map((id) => `<p id=${id}>One</p>`)
    const html = await onPage(`${ids.join('')}<p style="opacity:0">Two`, async ({ page, session }) => {
      await scrollThroughFirst(page, session)
      return renderedDocument(session)
    })
    assert.match(html, /id="fettle"[^]*Two/u)
  })

  it('keeps what became visible while the page was scrolled', async () => {
    const late = `<div style="height:3000px"></div><p id=a style="opacity:0;position:absolute">Late</p>
      <script>const p = document.getElementById('a')
      addEventListener('scroll', () => { p.style.opacity = scrollY > 500 ? 1 : 0 })</script>`
    const html = await onPage(late, async ({ page, session }) => {
      await scrollThroughFirst(page, session)
      return renderedDocument(session)
    })
    assert.doesNotMatch(html, /<p[^>]*data-fettle-hidden/u)
  })

  it('reads a document whose scripts removed everything as an empty one', async () => {
    const html = await onPage(
      '<script>document.documentElement.remove()</script>',
      async ({ page, session }) => {
        await scrollThroughFirst(page, session)
        return renderedDocument(session)
      },
    )
    assert.equal(html, '<!doctype html>')
  })

  it('finds what opens the links in many menus, one in another, in no time', async () => {
    const menus = Array.from({ length: 100 }, (_, at) => `<nav id=menu${at}>`).join('')
    const links = '<a href="https://joes.test/">x</a>'.repeat(2_000)
    const html = `${'<p>x'.repeat(20_000)}${menus}<button aria-controls=menu0>Menu</button><div hidden>${links}</div>`
    const before = performance.now()
    const placed = await onPage(html, ({ session }) =>
      evaluateIsolated(
        session,
        { run: placedLinks, args: [400, 2_000], parts: PLACED_LINK_PARTS },
        z.array(z.object({ inMenu: z.literal(true) })),
      ),
    )
    assert.equal(placed.length, 400)
    assert.ok(performance.now() - before < READ_MS * 3)
  })

  it('reads globals in a world where scripts changed how lists and texts are gone through', async () => {
    const changed = `for (const name of ['push', 'map', 'slice']) Array.prototype[name] = null
      Array.prototype[Symbol.iterator] = function* () { for (;;) yield 'x' }
      String.prototype.split = null; var Shopify = { version: '1' }`
    const answer = await onPage('', async ({ session }) => {
      await session.send('Runtime.evaluate', { expression: changed })
      const { result } = await session.send('Runtime.evaluate', {
        expression: `{${GLOBALS_PARTS.map(String).join('\n')}\n(${String(readGlobals)})(['Shopify', 'fbq'], [['Shopify', 'version']])}`,
        returnByValue: true,
        timeout: READ_MS,
      })
      return z.object({ globals: z.array(z.string()), values: z.array(z.string()) }).parse(result.value)
    })
    assert.deepEqual(answer, { globals: ['Shopify'], values: ['1'] })
  })
})
