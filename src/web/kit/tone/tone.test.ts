import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShownTone } from './tone.ts'
import { toneStyle, toneOfBlock, toneOfResult } from './tone.ts'

const GREYS: ShownTone[] = ['missing', 'more_info', 'unable', 'review', 'not_relevant', 'waiting']
const ALL: ShownTone[] = ['success', 'warning', 'error', 'info', ...GREYS]

test('every tone has its own shape and word', () => {
  assert.equal(new Set(ALL.map((tone) => toneStyle(tone).shape)).size, ALL.length)
  assert.equal(new Set(ALL.map((tone) => toneStyle(tone).word)).size, ALL.length)
})

test('the five grey kinds and waiting are grey, the four others are not', () => {
  for (const tone of ALL) assert.equal(toneStyle(tone).colour === 'grey', GREYS.includes(tone), tone)
})

test('a result is shown by its display, and by its kind of grey when it is grey', () => {
  assert.equal(toneOfResult({ display: 'warning', greyKind: null }), 'warning')
  assert.equal(toneOfResult({ display: 'missing', greyKind: 'unable' }), 'unable')
  assert.equal(toneOfResult({ display: 'missing', greyKind: null }), 'missing')
})

test('grey in a block means that something is missing', () => {
  assert.equal(toneOfBlock('grey'), 'missing')
  assert.equal(toneOfBlock('error'), 'error')
})
