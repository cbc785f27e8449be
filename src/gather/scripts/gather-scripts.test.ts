import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ScriptFile, ScriptsEvidence } from '#core/evidence/scripts.ts'
import { aPageOf, scanPages } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'
import { gatherScripts } from './gather-scripts.ts'

const MEBIBYTE = 1024 * 1024

const js = (body: string, headers: Record<string, string> = {}): WebAnswer => ({
  headers: { 'content-type': 'text/javascript', ...headers },
  body,
})

const loads = (...addresses: string[]): string =>
  addresses.map((address) => `<script src="${address}"></script>`).join('')

interface Gathered {
  evidence: ScriptsEvidence
  /** Requested paths, without those of the crawl. */
  asked: string[]
}

/** Gathers from a site with these pages and files. */
async function gather(pages: Readonly<Record<string, WebAnswer>>): Promise<Gathered> {
  await using scan = await scanPages(pages)
  await scan.want('pages')
  const before = scan.server.requests.length
  const evidence = await gatherScripts(scan.context)
  return { evidence, asked: scan.server.requests.slice(before).map(({ path }) => path) }
}

const paths = (files: readonly ScriptFile[]): string[] => files.map(({ url }) => new URL(url).pathname)

test('files of the site are read once, the homepage’s first; those of other sites are not requested', async () => {
  const { evidence, asked } = await gather({
    '/': aPageOf(
      `${loads('/a.js', '/a.js#x', 'https://cdn.jsdelivr.net/npm/jquery@3.4.1/dist/jquery.min.js')}<a href=/two>Two</a>`,
    ),
    '/two': aPageOf(loads('/b.js', '/a.js')),
    '/a.js': js('1'),
    '/b.js': js('22'),
  })
  assert.deepEqual(paths(evidence.files), ['/a.js', '/b.js'])
  assert.deepEqual(asked.toSorted(), ['/a.js', '/b.js'])
  assert.deepEqual(evidence.libraries, [
    {
      name: 'jquery',
      version: '3.4.1',
      at: 'https://cdn.jsdelivr.net/npm/jquery@3.4.1/dist/jquery.min.js',
      by: 'address',
    },
  ])
})

test('tags, shop events, secrets and libraries are found in a file', async () => {
  const { evidence } = await gather({
    '/': aPageOf(loads('/all.js')),
    '/all.js': js(`/*! jQuery v1.12.4 | (c) */ gtag('config', 'G-ABC123DEF4'); gtag('event', 'purchase')
      // gtag('config', 'G-OFF1234567')
      key = 'sk_live_${'a'.repeat(24)}'`),
  })
  const [file] = evidence.files
  assert.deepEqual(file?.tags, [{ kind: 'ga4', id: 'G-ABC123DEF4', by: 'script' }])
  assert.deepEqual(file?.shopEvents, ['purchase'])
  assert.deepEqual(file?.secrets, ['stripe_secret'])
  assert.deepEqual(
    evidence.libraries.map(({ name, version, by }) => [name, version, by]),
    [['jquery', '1.12.4', 'file']],
  )
  assert.equal(JSON.stringify(evidence).includes('sk_live_'), false)
})

test('a source map is public when it can be requested', async () => {
  const { evidence } = await gather({
    '/': aPageOf(loads('/a.js', '/b.js', '/c.js', '/d.js')),
    '/a.js': js('1\n//# sourceMappingURL=a.js.map\n'),
    '/a.js.map': js('{"version":3}'),
    '/b.js': js('1', { sourcemap: '/maps/b' }),
    '/c.js': js('1\n//# sourceMappingURL=data:application/json;base64,e30='),
    '/d.js': js('1'),
  })
  assert.deepEqual(
    evidence.files.map(({ sourceMap, sourceMapPublic }) => [sourceMap, sourceMapPublic]),
    [
      ['http://joes.test/a.js.map', true],
      ['http://joes.test/maps/b', false],
      ['data:', true],
      [null, null],
    ],
  )
})

test('a text about source maps in a program is no comment of it', async () => {
  const styleLoader =
    'css+=`\\n/*# sourceMappingURL=data:application/json;base64,${btoa(unescape(encodeURIComponent(JSON.stringify(m))))} */`;x()'
  const { evidence } = await gather({
    '/': aPageOf(loads('/a.js', '/b.js', '/c.js', '/d.js')),
    '/a.js': js(styleLoader),
    '/b.js': js('1\n//# sourceMappingURL=b.js.map\n2'),
    '/c.js': js('1\n/*# sourceMappingURL=c.js.map */\n/* Saved by a cache. */ // x\n'),
    '/d.js': js(`1\n//# sourceMappingURL=data:application/json;base64,${'e30='.repeat(10_000)}`),
  })
  assert.deepEqual(
    evidence.files.map(({ sourceMap }) => sourceMap),
    [null, null, 'http://joes.test/c.js.map', 'data:'],
  )
})

test('a source map that robots.txt disallows, or that is on no web server, is not requested', async () => {
  const { evidence, asked } = await gather({
    '/': aPageOf(loads('/a.js', '/b.js')),
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /maps/\n' },
    '/a.js': js('1', { sourcemap: '/maps/a.js.map' }),
    '/b.js': js('1\n//# sourceMappingURL=webpack://b.js.map'),
    '/maps/a.js.map': js('{"version":3}'),
  })
  assert.deepEqual(
    evidence.files.map(({ sourceMapPublic }) => sourceMapPublic),
    [null, null],
  )
  assert.equal(asked.includes('/maps/a.js.map'), false)
})

test('a page in place of a missing script gives no facts', async () => {
  const { evidence } = await gather({
    '/': aPageOf(loads('/gone.js', '/page.js')),
    '/page.js': `<script>gtag('config', 'G-ABC123DEF4')</script>`,
  })
  assert.deepEqual(
    evidence.files.map(({ status, tags }) => [status, tags.length]),
    [
      [404, 0],
      [200, 0],
    ],
  )
})

test('a file of 2 MiB is read, a longer one is left out', async () => {
  const { evidence } = await gather({
    '/': aPageOf(loads('/fits.js', '/long.js')),
    '/fits.js': js('x'.repeat(2 * MEBIBYTE)),
    '/long.js': js('x'.repeat(2 * MEBIBYTE + 1)),
  })
  assert.deepEqual(paths(evidence.files), ['/fits.js'])
  assert.equal(evidence.files[0]?.bytes, 2 * MEBIBYTE)
})

test('40 files are read, the 41st is not', async () => {
  const names = Array.from({ length: 41 }, (_, at) => `/${at}.js`)
  const { evidence, asked } = await gather({
    '/': aPageOf(loads(...names)),
    ...Object.fromEntries(names.map((name) => [name, js('1')])),
  })
  assert.equal(evidence.files.length, 40)
  assert.equal(asked.includes('/40.js'), false)
})

test('files disallowed by robots.txt are not read', async () => {
  const { evidence, asked } = await gather({
    '/': aPageOf(loads('/private/a.js', '/b.js')),
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nDisallow: /private/\n',
    },
    '/private/a.js': js('1'),
    '/b.js': js('1'),
  })
  assert.deepEqual(paths(evidence.files), ['/b.js'])
  assert.equal(asked.includes('/private/a.js'), false)
})
