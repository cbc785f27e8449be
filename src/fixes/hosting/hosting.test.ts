import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TechnologyFacts } from '#core/evidence/page.ts'
import { aSite } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { hostingOf } from './hosting.ts'

type Seen = readonly (readonly [TechnologyFacts['name'], TechnologyFacts['kind'], boolean?])[]

const at = (server: string, seen: Seen = []) =>
  hostingOf({
    site: aSite({
      home: aPage({
        headers: { server },
        technologies: seen.map(([name, kind, serves]) => ({
          name,
          kind,
          version: null,
          by: 'header',
          ...(serves === undefined ? {} : { serves }),
        })),
      }),
    }),
  })

test('a builder runs its server, whatever proxy the website is behind', () => {
  const { name, builder, servers, otherServer } = at('cloudflare', [
    ['Rocketspark', 'builder'],
    ['Cloudflare', 'host'],
  ])
  assert.deepEqual([name, builder?.name, servers, otherServer], ['Rocketspark', 'Rocketspark', [], null])
})

test('pages exported from their builder are files at their present host', () => {
  const { name, builder, host } = at('GitHub.com', [
    ['Webflow', 'builder'],
    ['GitHub Pages', 'host'],
  ])
  assert.deepEqual([name, builder, host], ['GitHub Pages', null, 'GitHub Pages'])
})

test('a builder whose servers give nothing is no host: the pages are files at any other server', () => {
  const { name, builder, servers, host } = at('Apache', [['Webflow', 'builder', false]])
  assert.deepEqual([name, builder, servers, host], [null, null, ['apache'], null])
  assert.equal(at('cloudflare', [['Webflow', 'builder', true]]).builder?.name, 'Webflow')
})

test('WordPress has the server that its headers show, unless its hosting company gives no access to it', () => {
  const wordPress = ['WordPress', 'cms'] as const
  assert.deepEqual(at('Apache/2.4', [wordPress]).servers, ['apache'])
  assert.deepEqual(at('cloudflare', [wordPress, ['Kinsta', 'host']]).servers, [])
  assert.equal(at('cloudflare', [wordPress, ['Kinsta', 'host']]).host, 'Kinsta')
})

test('WordPress that only left its name in saved pages is none', () => {
  const { name, isWordPress } = at('Apache', [['WordPress', 'cms', false]])
  assert.deepEqual([name, isWordPress], [null, false])
})

test("a proxy's settings apply before the server's", () => {
  const seen = [
    ['LiteSpeed', 'host'],
    ['Cloudflare', 'host'],
  ] as const
  assert.deepEqual(at('cloudflare', seen).servers, ['cloudflare', 'apache'])
})

test('a server whose settings can’t be written is named, and none is assumed', () => {
  assert.deepEqual(
    [at('Microsoft-IIS/10.0').servers, at('Microsoft-IIS/10.0').otherServer],
    [[], 'Microsoft-IIS'],
  )
  assert.deepEqual([at('').servers, at('').otherServer], [[], null])
  assert.equal(at('Apache').otherServer, null)
})

test('without a page nothing is known', () => {
  assert.deepEqual(hostingOf({}).servers, [])
  assert.equal(hostingOf({}).name, null)
})

test('Tomcat, which names itself after Apache, is a server whose settings we cannot write', () => {
  const { servers, otherServer } = at('Apache-Coyote/1.1')
  assert.deepEqual([servers, otherServer], [[], 'Apache-Coyote'])
  for (const server of ['Apache', 'Apache/2.4.58 (Ubuntu)', 'LiteSpeed'])
    assert.deepEqual(at(server).servers, ['apache'], server)
})
