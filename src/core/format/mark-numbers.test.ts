import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture } from '../block.ts'
import { numberMarks } from './mark-numbers.ts'

const AT = { x: 90, y: 160, width: 36, height: 64 }
const picture = (...texts: string[]): Picture => ({
  src: 'data:image/png;base64,AA==',
  alt: 'On a phone',
  width: 360,
  height: 640,
  frame: 'phone',
  marks: texts.map((text) => ({ ...AT, text })),
})

test('the same problem has the same number on every picture', () => {
  const [first, second] = numberMarks([picture('wide', 'small', 'wide'), picture('faint', 'small')])
  assert.deepEqual(
    first?.boxes.map(({ number }) => number),
    [1, 2, 1],
  )
  assert.deepEqual(
    second?.boxes.map(({ number }) => number),
    [3, 2],
  )
})

test('each picture lists the meaning of its own numbers', () => {
  const [, second] = numberMarks([picture('wide', 'small'), picture('faint', 'small')])
  assert.deepEqual(second?.legend, [
    { number: 2, text: 'small' },
    { number: 3, text: 'faint' },
  ])
})

test('boxes scale with the picture', () => {
  assert.deepEqual(numberMarks([picture('wide')])[0]?.boxes, [
    { number: 1, left: 25, top: 25, width: 10, height: 10, label: 'above' },
  ])
})

test('a number appears once on a picture, above its box where there is room', () => {
  const high = { ...picture('wide', 'wide', 'small'), marks: [] }
  const labels = (...marks: { y: number; text: string }[]) =>
    numberMarks([{ ...high, marks: marks.map((mark) => ({ ...AT, ...mark })) }])[0]?.boxes.map(
      ({ label }) => label,
    )
  assert.deepEqual(labels({ y: 39, text: 'wide' }, { y: 200, text: 'wide' }, { y: 38, text: 'small' }), [
    'above',
    null,
    'inside',
  ])
})

test('a picture without marks is unchanged', () => {
  assert.deepEqual(numberMarks([picture()])[0]?.legend, [])
})
