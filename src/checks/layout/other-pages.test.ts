import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LayoutFacts } from '#core/evidence/visit.ts'
import { aLayout } from '#support/visits.ts'
import { areAllTooWide, otherPageItem, otherPageOf } from './other-pages.ts'

const measured = (given: Partial<LayoutFacts>) => ({ url: 'https://joes.test/a', layout: aLayout(given) })

test('a page without a viewport proves nothing by its width: a phone shows it shrunk', () => {
  const shrunk = measured({ viewportMeta: null, overflowPx: 20 })
  assert.equal(otherPageOf(shrunk).fits, null)
  assert.equal(areAllTooWide([shrunk, shrunk]), false)
  assert.equal(
    otherPageItem(otherPageOf(shrunk)).detail,
    "Wider than the screen, but we couldn't see it as a phone shows it",
  )
})

test('a page with one that is wider than the screen does not fit', () => {
  const wide = measured({ overflowPx: 20 })
  assert.equal(otherPageOf(wide).fits, false)
  assert.equal(areAllTooWide([wide, wide]), true)
  assert.equal(areAllTooWide([wide]), false)
})
