import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPicture } from '#support/evidence.ts'
import type { ImageFacts } from './evidence/page.ts'
import { picturesInTurn } from './pictures-in-turn.ts'

const shown = aPicture('/slide.jpg')
const hidden = aPicture('/slide.jpg', { hidden: true })
/** Which pictures count as hidden. */
const hiddenIn = (now: ImageFacts[], sent: ImageFacts[]): boolean[] =>
  picturesInTurn({ images: now }, { images: sent }).map((image) => image.hidden)

test('a picture that only style hides counts as shown, one that the HTML hides does not', () => {
  assert.deepEqual(hiddenIn([hidden], [shown]), [false])
  assert.deepEqual(hiddenIn([hidden], [hidden]), [true])
  assert.deepEqual(hiddenIn([hidden], []), [true])
  assert.deepEqual(hiddenIn([shown], [hidden]), [false])
})

test('copies of a slide that a script made stay hidden', () => {
  assert.deepEqual(hiddenIn([hidden, shown, hidden], [shown]), [true, false, true])
  assert.deepEqual(hiddenIn([hidden, hidden], [shown]), [false, true])
  assert.deepEqual(hiddenIn([shown, hidden], [shown, shown]), [false, false])
})

test('a picture without an address is as it is', () => {
  const nameless = { ...hidden, url: null }
  assert.deepEqual(hiddenIn([nameless], [{ ...nameless, hidden: false }]), [true])
})
