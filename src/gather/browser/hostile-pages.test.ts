import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type BrowserAtSite, browserAt, profilesLeft } from '#support/browser.ts'
import type { WebAnswer } from '#support/web-server.ts'
import { GatheringFailed } from '../context.ts'

const page = (rest: string): string =>
  `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width"><h1>Hello</h1>${rest}`
const script = (code: string): string => page(`<script>${code}</script>`)

const PAGES: Readonly<Record<string, WebAnswer>> = {
  '/fine': page('<p>A quiet page.'),
  '/nuisance': script(`
    addEventListener('beforeunload', event => event.preventDefault())
    for (let i = 0; i < 50; i++) { alert(i); confirm(i); prompt(i) }
    for (let i = 0; i < 30; i++) open('/fine?popup')
    print()
    navigator.geolocation.getCurrentPosition(() => document.title = 'located')
    Notification.requestPermission().then(answer => document.body.dataset.asked = answer)
    JSON.stringify = () => 'taken'
    Array.prototype.map = () => { throw 1 }
    document.querySelectorAll = () => [1]
    document.body.append('late words')
  `),
  '/downloads': script("for (let i = 0; i < 20; i++) setTimeout(() => { location = '/file' }, 20 * i)"),
  '/file': {
    headers: {
      'content-disposition': 'attachment; filename="../../fettle-download.exe"',
      'content-type': 'application/octet-stream',
    },
    body: 'x',
  },
  '/reload': script('setTimeout(() => location.reload(), 60)'),
  '/inside': page(`<iframe src="file:///etc/passwd"></iframe><iframe src="chrome://version"></iframe>
    <iframe src="view-source:/fine"></iframe><a id="a" href="file:///etc/passwd">x</a>
    <script>a.click(); open('file:///etc/passwd'); setTimeout(() => { location = 'file:///etc/passwd' }, 50)</script>`),
  '/memory': script(
    'const all = []; setInterval(() => { for (let i = 0; i < 60; i++) all.push(new Array(1e6).fill(Math.random())) }, 1)',
  ),
  '/emptied': script("addEventListener('load', () => setTimeout(() => document.open(), 500))"),
  '/blank': '',
  '/gone': { status: 404, body: page('Not here') },
  '/json': { headers: { 'content-type': 'application/json' }, body: '{}' },
  '/nothing': { status: 204 },
  '/round': { status: 302, headers: { location: '/around' } },
  '/around': { status: 302, headers: { location: '/round' } },
  '/huge': page('<div style="height:3000000px"></div>'),
  '/remembers': script(`
    document.body.append(document.cookie || localStorage.seen ? 'known' : 'stranger')
    document.cookie = 'seen=1; max-age=9999'; localStorage.seen = 1
  `),
}

/** How long a page may take to its first paint: half of a visit's time, and a page without any takes all of it. */
const PAINT_MS = 15_000

const codeOf = async (visiting: Promise<unknown>): Promise<string> => {
  try {
    await visiting
    return 'seen'
  } catch (error) {
    assert.ok(error instanceof GatheringFailed)
    const { code, status } = error.failure
    return status === undefined ? code : `${code} ${status}`
  }
}

describe('hostile pages', () => {
  let site: BrowserAtSite
  before(async () => {
    site = await browserAt(PAGES, { deadlineMs: 45_000 })
  })
  after(async () => {
    await site[Symbol.asyncDispose]()
    assert.deepEqual(await profilesLeft(), [])
  })

  test('B03 B04 B09 B16 a page with dialogs, pop-ups, permission requests and changed built-ins is read', async () => {
    const { evidence, page: rendered } = await site.service.visit('mobile', site.home('/nuisance'))
    assert.ok('performance' in evidence.speed && 'score' in evidence.accessibility && evidence.layout)
    assert.match(rendered?.html ?? '', /late words/u)
    assert.match(rendered?.html ?? '', /<title>Shop<[^]*data-asked="denied"/u)
  })

  test('B15 downloads are denied, and no file is written', async () => {
    assert.match((await site.service.render(site.at('/downloads'))).html, /Hello/u)
    assert.ok(site.server.hits('/file') > 0, 'the page did try')
    const places = [
      tmpdir(),
      dirname(tmpdir()),
      process.cwd(),
      ...(await profilesLeft()).map((name) => join(tmpdir(), name)),
    ]
    assert.ok(places.every((place) => !existsSync(join(place, 'fettle-download.exe'))))
  })

  test('B05 a page that reloads for ever ends within its time', async () => {
    await using short = await browserAt(PAGES, { deadlineMs: 8_000 })
    const code = await codeOf(short.service.visit('desktop', short.home('/reload')))
    assert.match(code, /^(?:seen|page_unstable|page_restless|page_hung|browser_stalled)$/u)
  })

  test('B08 a page that empties its document while it is measured has crashed nothing', async () => {
    assert.notEqual(await codeOf(site.service.visit('desktop', site.home('/emptied'))), 'page_crashed')
  })

  test('B07 a page that fills the memory fails with its own code, and other websites are still visited', async () => {
    await using hungry = await browserAt(PAGES)
    const [code, other] = await Promise.all([
      codeOf(hungry.service.visit('desktop', hungry.home('/memory'))),
      codeOf(site.service.render(site.at('/fine'))),
    ])
    assert.match(code, /^page_(?:crashed|out_of_memory)$/u)
    assert.equal(other, 'seen')
  })

  test('B13 one visit leaves nothing for the next', async () => {
    const first = await site.service.render(site.at('/remembers'))
    const second = await site.service.render(site.at('/remembers'))
    assert.match(first.html, /stranger/u)
    assert.match(second.html, /stranger/u)
  })

  test('B14 B17 a page cannot read files, and an endless one is cut', async () => {
    const inside = await site.service.render(site.at('/inside'))
    assert.doesNotMatch(inside.html, /root:/u)
    const { evidence } = await site.service.visit('desktop', site.home('/huge'))
    assert.ok(
      evidence.screenshot && evidence.screenshot.width <= 1_350 && evidence.screenshot.height <= 8_000,
    )
  })
})

describe('answers that are not a page', () => {
  let site: BrowserAtSite
  before(async () => {
    site = await browserAt(PAGES, { deadlineMs: PAINT_MS * 2 })
  })
  after(() => site[Symbol.asyncDispose]())

  for (const [path, code] of [
    ['/blank', 'page_blank'],
    ['/gone', 'http_status 404'],
    ['/json', 'not_html'],
    ['/round', 'redirect_loop'],
  ] as const) {
    test(`B08 ${path} fails with ${code}`, async () => {
      assert.equal(await codeOf(site.service.visit('desktop', site.home(path))), code)
    })
  }

  test('B08 /nothing fails as not a page, by Lighthouse’s code or ours', async () => {
    const code = await codeOf(site.service.visit('desktop', site.home('/nothing')))
    assert.match(code, /^page_(?:unavailable|hung)$/u)
  })
})
