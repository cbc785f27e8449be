import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Screenshot, Spot } from './evidence/visit.ts'
import { pictureOfPage } from './picture-of-page.ts'

const SHOT: Screenshot = { src: 'data:image/jpeg;base64,AA==', width: 360, height: 640 }
const PHONE = { alt: 'On a phone', frame: 'phone' } as const
const marks = (spot: Partial<Spot>, shot: Screenshot = SHOT) =>
  pictureOfPage(shot, PHONE, [{ text: 'wide', spot: { x: 0, y: 0, width: 100, height: 50, ...spot } }]).marks

test('a box is where the problem is', () => {
  assert.deepEqual(marks({ x: 20.4, y: 30 }), [{ x: 20, y: 30, width: 100, height: 50, text: 'wide' }])
})

test('a box that reaches over the edge is cut there', () => {
  assert.deepEqual(marks({ x: 300, y: -20 }), [{ x: 300, y: 0, width: 60, height: 30, text: 'wide' }])
})

test('a box of 4 px is shown, one of 3 px is not, and neither is one outside the picture', () => {
  assert.equal(marks({ width: 4 })?.length, 1)
  assert.equal(marks({ width: 3 }), undefined)
  assert.equal(marks({ x: 357 }), undefined)
  assert.equal(marks({ y: 640 }), undefined)
})

test('a box around more than 70 % of the picture is not shown', () => {
  assert.equal(marks({ width: 360, height: 448 })?.length, 1)
  assert.equal(marks({ width: 360, height: 449 }), undefined)
})

test('a picture from further down shows the problems there', () => {
  assert.deepEqual(
    marks({ y: 1_020 }, { ...SHOT, top: 1_000 })?.map(({ y }) => y),
    [20],
  )
  assert.equal(marks({ y: 20 }, { ...SHOT, top: 1_000 }), undefined)
})

test('a picture from further down says so, and the first screen does not', () => {
  assert.equal(pictureOfPage({ ...SHOT, top: 1_000 }, PHONE).isFurtherDown, true)
  assert.ok(!('isFurtherDown' in pictureOfPage(SHOT, PHONE)))
})

test('at most eight problems are marked, and none without a position', () => {
  const problem = { text: 'small', spot: { x: 0, y: 0, width: 20, height: 20 } }
  assert.equal(
    pictureOfPage(
      SHOT,
      PHONE,
      Array.from({ length: 9 }, () => problem),
    ).marks?.length,
    8,
  )
  assert.equal(pictureOfPage(SHOT, PHONE, [{ text: 'gone', spot: null }]).marks, undefined)
})
