import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type BrowserAtSite, browserAt, OTHER_HOST } from '#support/browser.ts'
import type { ReadPage } from '../context.ts'
import { PHONE_AGENT } from './visit/phone-layout.ts'

const SHOP = `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/missing.css"><h1>Hello</h1><div style="height:1500px"></div><img src="/logo.png" width="500" height="80"><p style="display:none">secret</p>
<script>window.Shopify = {}; window.jQuery = { fn: { jquery: '1.9.0' } }; document.cookie = 'seen=1'; console.error('broken')</script>`

/** A user agent without the version of the browser, which Lighthouse puts into its text. */
const withoutVersion = (agent: string): string => agent.replace(/Chrome\/[\d.]+/u, 'Chrome')

describe('a visit', () => {
  let site: BrowserAtSite
  before(async () => {
    site = await browserAt(
      {
        '/': SHOP,
        '/logo.png': { headers: { 'content-type': 'image/png' }, body: '' },
        '/long':
          '<!doctype html><html lang="en"><title>Long</title><main><h1>Hello</h1><a href="/a">One</a><div style="height:3000px"></div><a href="/b#x">Two</a></main><iframe hidden></iframe>' +
          `<script>document.querySelector('iframe').src = 'http://${OTHER_HOST}:' + location.port + '/frame'</script>`,
        '/frame': '<!doctype html><script src="/tag.js"></script>',
        '/tag.js': { headers: { 'content-type': 'text/javascript' }, body: '' },
        '/menu': `<!doctype html><html lang="en"><title>Menu</title><header><button aria-expanded="false" style="width:40px;height:30px">Menu</button>
<ul style="display:none"><li><a href="/shop">Shop</a></ul></header><main><h1>Hello</h1><p style="display:none"><a href="/never">Never</a></p>
<details><summary>More</summary><a href="/more">More of it</a></details></main>`,
        '/covered': `<!doctype html><html lang="en"><title>Covered</title><meta name="viewport" content="width=device-width"><main><h1>Hello</h1><div style="height:3000px"></div></main>
<div id="over" style="position:fixed;inset:0;background:#fff">Are you 18+?</div><script>addEventListener('scroll', () => { document.getElementById('over').textContent = 'Our newsletter' })</script>`,
        '/endless':
          '<!doctype html><title>t</title><h1>Hello</h1><script>fetch("/stream").then((answer) => answer.text())</script>',
        '/stream': (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/plain' })
          const more = (): void => {
            while (!response.destroyed && response.write(Buffer.alloc(65_536)));
          }
          response.on('drain', more)
          more()
        },
      },
      { budgets: { browserBytes: 2_000_000 } },
    )
  })
  after(() => site[Symbol.asyncDispose]())

  test('gives the page and what it loaded before it ends', async () => {
    const early: ReadPage[] = []
    const { evidence, page } = await site.service.visit('mobile', site.home('/'), (read) => early.push(read))
    const { finalUrl, requests, libraries } = evidence
    assert.deepEqual(early, [{ page: { ...page, status: null }, loaded: { finalUrl, requests, libraries } }])
    assert.ok(requests.some(({ url }) => url === site.at('/missing.css')))
  })

  test('gives the scores, the layout, a picture and the page’s requests', async () => {
    const { evidence, page } = await site.service.visit('mobile', site.home('/'))
    assert.ok('performance' in evidence.speed && 'score' in evidence.accessibility)
    const critical = evidence.accessibility.violations.filter(({ impact }) => impact === 'critical')
    assert.deepEqual(
      critical.map(({ id, nodes }) => [id, nodes]),
      [['image-alt', 1]],
    )
    assert.deepEqual(evidence.layout?.stylesheets, [
      { url: site.at('/missing.css'), loaded: false, ownFault: true },
    ])
    assert.match(evidence.screenshot?.src ?? '', /^data:image\/jpeg;base64,/u)
    // Zoomed out until the wide picture fits, as phones do; then one further down, at that picture.
    const width = 508
    assert.equal(evidence.screenshot?.width, width)
    const spot = critical[0]?.examples[0]?.spot
    assert.deepEqual([spot?.x, spot?.width, spot?.height], [8, 500, 80])
    assert.deepEqual(evidence.layout?.culprits[0]?.spot, spot)
    assert.deepEqual(
      evidence.closeUps?.map(({ top }) => top),
      [Math.round(spot?.y ?? 0) - 120],
    )
    assert.deepEqual(evidence.placedLinks, [{ url: site.at('/logo.png'), spot }])
    assert.equal(evidence.film?.at(-1)?.moment, 'main_picture')
    assert.match(evidence.film?.at(-1)?.src ?? '', /^data:image\/jpeg;base64,[\w+/=]+$/u)
    assert.deepEqual(evidence.globals, ['Shopify'])
    assert.deepEqual(
      evidence.libraries.map(({ version }) => version),
      ['1.9.0'],
    )
    assert.deepEqual(
      evidence.cookies.map(({ name, firstParty }) => [name, firstParty]),
      [['seen', true]],
    )
    assert.ok(evidence.consoleErrors.includes('broken'))
    assert.match(page?.html ?? '', /<p style="display:none" data-fettle-hidden="">secret/u)
  })

  test('gives what covers the screen as the page opens, not what comes when it is scrolled', async () => {
    const { evidence } = await site.service.visit('mobile', site.home('/covered'))
    assert.deepEqual(evidence.layout?.overlay, { coveredShare: 1, kind: 'age' })
  })

  test('on a computer shows every screen with a link, where the link stands, and what a frame requests', async () => {
    const { evidence } = await site.service.visit('desktop', site.home('/long'))
    assert.deepEqual(
      evidence.placedLinks?.map(({ url, spot }) => [url, spot.y >= 3_000]),
      [
        [site.at('/a'), false],
        [site.at('/b#x'), true],
      ],
    )
    const [{ top = 0, width, height } = { width: 0, height: 0 }, ...others] = evidence.closeUps ?? []
    assert.deepEqual([width, height, others], [1_350, 940, []])
    const { y = 0 } = evidence.placedLinks?.[1]?.spot ?? {}
    assert.ok(y > top && y < top + height, `the link at ${y} is on the screen from ${top}`)
    const inFrame = evidence.requests.filter(({ inOtherFrame }) => inOtherFrame)
    assert.deepEqual(
      inFrame.map(({ url }) => new URL(url).pathname),
      ['/frame', '/tag.js'],
    )
  })

  test('places a link of a closed menu at what opens it, and leaves out one that nothing opens', async () => {
    const { evidence } = await site.service.visit('desktop', site.home('/menu'))
    assert.deepEqual(
      evidence.placedLinks?.map(({ url, inMenu }) => [url, inMenu]),
      [
        [site.at('/shop'), true],
        [site.at('/more'), true],
      ],
    )
    assert.deepEqual(
      [evidence.placedLinks?.[0]?.spot.width, evidence.placedLinks?.[0]?.spot.height],
      [40, 30],
    )
  })

  test('names Fettle in the user agent, after Chromium, as a rendering does', () => {
    const agent = site.server.requests.find(({ path }) => path === '/')?.headers['user-agent'] ?? ''
    assert.match(agent, /Chrome\/.* Mobile Safari\//u)
    assert.equal(
      withoutVersion(agent),
      `${withoutVersion(PHONE_AGENT)} Fettle/test (+https://fettle.test/bot)`,
    )
  })

  test('B20 an endless file ends at the byte budget, and its page has no speed', async () => {
    const { evidence } = await site.service.visit('desktop', site.home('/endless'))
    assert.deepEqual('failure' in evidence.speed && evidence.speed.failure.code, 'budget_bytes')
    assert.ok('score' in evidence.accessibility)
  })
})
