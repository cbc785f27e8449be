import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { PageLayout } from '#core/evidence/visit.ts'
import { type BrowserAtSite, browserAt } from '#support/browser.ts'
import { aRobots, aSite } from '#support/evidence.ts'
import { aContext } from '#support/gather-context.ts'
import { aLink, aPage } from '#support/page-facts.ts'
import { aVisit } from '#support/visits.ts'
import { GatheringFailed } from '../context.ts'
import { gatherMenuLayouts } from './gather-menu-layouts.ts'

const page = (body: string, head = ''): string =>
  `<!doctype html><title>t</title><meta name="viewport" content="width=device-width">${head}<body style="margin:0">${body}`
const sheet = (href: string): string => `<link rel="stylesheet" href="${href}">`
const CSS = { headers: { 'content-type': 'text/css' } }

describe('the first pages of the menu on a phone', () => {
  let shop: BrowserAtSite
  before(async () => {
    shop = await browserAt({
      '/': page(''),
      '/wide': page('<div style="width:400px">x</div>'),
      '/styled': page('', sheet('/a.css') + sheet('/gone.css') + sheet('/dead.css')),
      '/a.css': { ...CSS, body: 'p{color:red}' },
      '/dead.css': (request) => request.socket.destroy(),
      '/error': { status: 500, body: page('<div style="width:900px">x</div>') },
      '/home': { status: 302, headers: { location: '/' } },
    })
  })
  after(() => shop[Symbol.asyncDispose]())

  const measure = async (paths: readonly string[], robots = ''): Promise<PageLayout[]> => {
    const address = shop.at('/')
    const links = paths.map((path) => aLink(shop.at(path), path, { region: 'nav' }))
    const home = aPage({ url: address, links })
    const known = {
      site: aSite({ address, host: new URL(address).host, home }),
      robots: aRobots({ text: robots }),
      rendered: { pages: [home] },
      mobileVisit: aVisit(),
    }
    // A new scan: values made once per scan are identified by its egress.
    const egress = { ...shop.egress }
    const context = { ...aContext({ address, egress, known }), browser: shop.service }
    return (await gatherMenuLayouts(context)).pages
  }

  test('are measured like the homepage', async () => {
    const pages = await measure(['/wide', '/styled'])
    assert.deepEqual(
      pages.map(({ url, layout }) => [new URL(url).pathname, layout.overflowPx >= 40]),
      [
        ['/wide', true],
        ['/styled', false],
      ],
    )
    assert.deepEqual(
      pages[1]?.layout.stylesheets.map(({ url, loaded, ownFault }) => [
        new URL(url).pathname,
        loaded,
        ownFault,
      ]),
      [
        ['/a.css', true, false],
        ['/gone.css', false, true],
        ['/dead.css', false, false],
      ],
    )
  })

  test('an error, and a page that redirects to the homepage, are left out', async () => {
    assert.deepEqual(await measure(['/error', '/home']), [])
  })

  test('a page that robots.txt disallows is not opened', async () => {
    assert.deepEqual(await measure(['/wide'], 'User-agent: *\nDisallow: /wide'), [])
  })

  test('are not measured when the mobile visit failed', async () => {
    const context = aContext({ address: shop.at('/'), egress: shop.egress, known: { site: aSite() } })
    await assert.rejects(gatherMenuLayouts(context), GatheringFailed)
  })
})
