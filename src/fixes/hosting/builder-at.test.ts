import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { BUILDER_HOMES } from '#support/builder-homes.ts'
import { aSite } from '#support/evidence.ts'
import { parseHtml } from '#support/parse-html.ts'
import { hostingOf } from './hosting.ts'

/** The builder, and the servers for which we would write settings, by the homepage and the headers of its answer. */
const placeOf = (html: string, headers: Readonly<Record<string, string>> = {}) => {
  const { builder, servers } = hostingOf({ site: aSite({ home: parseHtml(html, { headers }) }) })
  return [builder?.name ?? null, ...servers]
}

/** Without the files that the page asks its builder for: only what it says of itself is left. */
const withoutFiles = (html: string): string =>
  html.replaceAll(/<link[^>]*>/gu, '').replaceAll(/<script[^>]*src=[^>]*><\/script>/gu, '')

const COPIED = '<!-- Mirrored from joes.test/ by HTTrack Website Copier/3.x, Sun, 15 Mar 2026 -->'
/** Builders that export pages, and those that a page names only by the files that it asks for. */
const KNOWN_BY_FILES = new Set(['Webflow', 'Framer', 'Google Sites', 'Strikingly'])

for (const [name, html] of Object.entries(BUILDER_HOMES))
  describe(`${name} is recognised`, () => {
    test('by the page itself, whatever headers its answer lacks', () => {
      assert.deepEqual(placeOf(html), [name])
    })

    if (!KNOWN_BY_FILES.has(name))
      test('where it comes without the files of the builder and nothing names another server, and by no copy that a program saved', () => {
        assert.deepEqual(placeOf(withoutFiles(html)), [name])
        assert.deepEqual(placeOf(withoutFiles(html), { server: 'cloudflare' }), [name])
        if (name !== 'WordPress.com') assert.deepEqual(placeOf(COPIED + html), [null])
      })
  })

describe('names that a builder left are no builder', () => {
  const named = withoutFiles(BUILDER_HOMES['Shopify'] ?? '')

  test('where the answer names another server or hosting company', () => {
    assert.deepEqual(placeOf(named, { server: 'Apache/2.4.58' }), [null, 'apache'])
    assert.deepEqual(placeOf(named, { server: 'GitHub.com' }), [null])
  })

  test('where a content system serves the page', () => {
    assert.deepEqual(placeOf(`<meta name="generator" content="WordPress 6.4">${named}`), [null])
  })

  test('where the builder exports its pages', () => {
    assert.deepEqual(placeOf(withoutFiles(BUILDER_HOMES['Webflow'] ?? '')), [null])
  })
})
