import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShareEvidence } from '#core/evidence/share.ts'
import { failure } from '#core/reasons.ts'
import { aPage } from '#support/page-facts.ts'
import { previewAdvice } from './advice.ts'
import { previewOf } from './preview.ts'

const URL_OF = 'https://joes.test/tap.jpg'
const FINE = {
  'twitter:card': 'summary_large_image',
  'og:type': 'product',
  'og:image': URL_OF,
  'og:image:alt': 'A tap',
  'og:title': 'A tap',
  'og:description': 'It runs.',
}
const PICTURE = { url: URL_OF, status: 200, type: 'image/jpeg', width: 1200, height: 630, bytes: 1_000 }

function advice(tags: Record<string, string>, image: ShareEvidence['image'] = PICTURE): string[] {
  const metas = Object.entries(tags).map(([property, content]) => ({
    name: null,
    property,
    httpEquiv: null,
    content,
  }))
  const page = aPage({ metas })
  return previewAdvice(page, previewOf(page), image)
}
const without = (name: string) => Object.fromEntries(Object.entries(FINE).filter(([key]) => key !== name))

test('a preview with everything in a good size needs nothing', () => {
  assert.deepEqual(advice(FINE), [])
  assert.deepEqual(advice(FINE, null), [])
})

test('a picture is measured by its sides and its weight, where these are known', () => {
  const about = (given: Partial<typeof PICTURE> | { width: null } | { bytes: null }) =>
    advice(FINE, { ...PICTURE, ...given })
  assert.deepEqual(about({ width: 1199 }), ['The picture is 1199 by 630. About 1200 by 630 looks best.'])
  assert.deepEqual(about({ height: 629 }), ['The picture is 1200 by 629. About 1200 by 630 looks best.'])
  assert.deepEqual(about({ width: null }), [])
  assert.deepEqual(about({ bytes: 8_000_000 }), [])
  assert.deepEqual(about({ bytes: 8_000_001 }), ['The picture is over 8 MB, which is too heavy to share.'])
  assert.deepEqual(about({ bytes: null }), [])
  assert.deepEqual(advice(FINE, { url: URL_OF, failure: failure('connect_timeout') }), [
    "We couldn't open the picture to measure it.",
  ])
})

const long = (name: string, count: number) => advice({ ...FINE, [name]: 'x'.repeat(count) })

test('longer texts than every network shows are told of', () => {
  assert.deepEqual(long('og:title', 60), [])
  assert.deepEqual(long('og:title', 61), ['The title is over 60 characters and may be cut.'])
  assert.deepEqual(long('og:description', 155), [])
  assert.deepEqual(long('og:description', 156), ['The description is over 155 characters and may be cut.'])
})

test('tags that are not there are told of, and words for a picture only where there is one', () => {
  assert.deepEqual(advice(without('twitter:card')), ['Add twitter:card, which says how X shows it.'])
  assert.deepEqual(advice(without('og:type')), ['Add og:type, which says what kind of page it is.'])
  const noWords = ["Add og:image:alt, which describes the picture to people who can't see it."]
  assert.deepEqual(advice(without('og:image:alt')), noWords)
  const { 'og:image': _image, 'og:image:alt': _alt, ...bare } = FINE
  assert.deepEqual(advice(bare, null), [])
})
