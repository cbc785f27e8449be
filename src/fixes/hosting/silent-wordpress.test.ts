import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SitemapPlace } from '#core/evidence/sitemaps.ts'
import { aSite, theSitemaps } from '#support/evidence.ts'
import { aForm, aPage, type GivenPage } from '#support/page-facts.ts'
import { hostingOf } from './hosting.ts'

const gone = (path: string, given: Partial<SitemapPlace> = {}): SitemapPlace => ({
  url: `https://joes.test${path}`,
  declaredInRobots: false,
  outcome: 'absent',
  status: 404,
  ...given,
})
const BOTH = [gone('/wp-sitemap.xml'), gone('/feed')]

/** Whether WordPress, which the HTML of this homepage names, is believed to serve it. */
const isBelieved = (places: SitemapPlace[] | null, home: GivenPage = {}): boolean =>
  hostingOf({
    site: aSite({
      home: aPage({
        technologies: [{ name: 'WordPress', kind: 'cms', version: '6.1', by: 'meta' }],
        ...home,
      }),
    }),
    ...(places === null ? {} : { sitemaps: theSitemaps({ places, files: [], urls: [], sample: [] }) }),
  }).isWordPress

test('WordPress in the HTML alone is none where its sitemap and its feed are not there', () => {
  assert.equal(isBelieved(BOTH), false)
})

test('where its addresses were not asked, or one of them answered, WordPress is believed', () => {
  assert.ok(isBelieved(null))
  assert.ok(isBelieved([gone('/wp-sitemap.xml')]))
  assert.ok(isBelieved([gone('/wp-sitemap.xml'), gone('/feed', { outcome: 'invalid', status: 200 })]))
  assert.ok(isBelieved([gone('/wp-sitemap.xml'), gone('/feed', { outcome: 'unread', status: 503 })]))
})

test('what only a running WordPress sends outweighs a feed and a sitemap that were switched off', () => {
  assert.ok(isBelieved(BOTH, { headers: { link: '<https://joes.test/wp-json/>; rel="https://api.w.org/"' } }))
  assert.ok(isBelieved(BOTH, { forms: [aForm([], { action: 'https://joes.test/wp-comments-post.php' })] }))
  assert.ok(!isBelieved(BOTH, { forms: [aForm([], { action: 'https://forms.test/wp-comments-post.php' })] }))
})
