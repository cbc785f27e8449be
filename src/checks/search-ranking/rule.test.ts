import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { detailsOf, ofPages } from '#support/seo-site.ts'
import { placeOf } from './rule.ts'

test('what was found in a place stands on one line, and turns no text around it', () => {
  const wordless = { ...aLink('/taps', ''), href: '/taps\u202E\n?from=home ' }
  assert.deepEqual(detailsOf('link-text-empty', ofPages([aPage({ links: [wordless] })])), [
    '/taps ?from=home',
  ])
  assert.deepEqual(placeOf('https://joes.test/', 'line 3:\tDisallow\u0000'), {
    at: 'https://joes.test/',
    detail: 'line 3: Disallow',
  })
  assert.deepEqual(placeOf('https://joes.test/', ' \n'), { at: 'https://joes.test/' })
})
