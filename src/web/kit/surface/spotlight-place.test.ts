import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardCorner, litArea, scrollBy } from './spotlight-place.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const CARD = { width: 400, height: 220 }

test('the lit area goes round every box that is shown', () => {
  const boxes = [
    { left: 100, top: 50, width: 40, height: 40 },
    { left: 0, top: 0, width: 0, height: 0 },
    { left: 160, top: 60, width: 40, height: 50 },
  ]
  assert.deepEqual(litArea(boxes), { left: 94, top: 44, width: 112, height: 72 })
  assert.equal(litArea([{ left: 0, top: 0, width: 0, height: 0 }]), null)
})

test('the card is below what it explains, else above, else beside it', () => {
  const lit = { left: 300, top: 100, width: 500, height: 300 }
  assert.deepEqual(cardCorner(lit, CARD, DESK), { left: 300, top: 416 })
  assert.deepEqual(cardCorner({ ...lit, top: 500 }, CARD, DESK), { left: 300, top: 264 })
  assert.deepEqual(cardCorner({ ...lit, top: 80, height: 800 }, CARD, DESK), { left: 816, top: 80 })
  const right = { left: 900, top: 80, width: 500, height: 800 }
  assert.deepEqual(cardCorner(right, CARD, DESK), { left: 484, top: 80 })
})

test('the card never leaves the window', () => {
  const edge = cardCorner({ left: 1380, top: 10, width: 50, height: 44 }, CARD, DESK)
  assert.deepEqual(edge, { left: 1024, top: 70 })
  const whole = cardCorner({ left: 0, top: 0, width: 1440, height: 900 }, CARD, DESK)
  assert.deepEqual(whole, { left: 1024, top: 664 })
})

test('a card that is higher than the window begins at its top', () => {
  const low = { width: 320, height: 256 }
  const card = { width: 288, height: 300 }
  assert.equal(cardCorner(null, card, low).top, 16)
  assert.equal(cardCorner({ left: 10, top: 80, width: 200, height: 44 }, card, low).top, 16)
  assert.equal(
    cardCorner({ left: 10, top: 0, width: 900, height: 400 }, CARD, { width: 1024, height: 230 }).top,
    16,
  )
})

test('on a phone, and without an element, the card lies at the bottom', () => {
  const card = { width: 358, height: 220 }
  assert.deepEqual(cardCorner({ left: 10, top: 80, width: 370, height: 100 }, card, PHONE), {
    left: 16,
    top: 608,
  })
  assert.deepEqual(cardCorner(null, CARD, DESK), { left: 520, top: 664 })
})

test('the page scrolls until the area is seen, and not for what is seen or in the bar above', () => {
  const lit = { left: 10, top: 900, width: 370, height: 300 }
  assert.equal(scrollBy(lit, CARD, PHONE), 820)
  assert.equal(scrollBy({ ...lit, top: 100 }, CARD, PHONE), 0)
  assert.equal(scrollBy({ left: 300, top: 8, width: 44, height: 48 }, CARD, PHONE), 0)
  assert.equal(scrollBy({ ...lit, top: -200 }, CARD, PHONE), -280)
})
