import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { mergeTyped } from './merge-typed.ts'

const read = { name: 'Ann', city: 'Perth', channel: { typed: 'ann', none: false } }

test('A22 keeps what was typed here, and takes what was saved elsewhere', () => {
  const typed = { ...read, name: 'Anna' }
  const now = { ...read, city: 'Hobart', channel: { typed: '', none: true } }
  assert.deepEqual(mergeTyped(typed, read, now), { ...now, name: 'Anna' })
})

test('A22 when both changed the same field, keeps the typed value to be saved again', () => {
  const typed = { ...read, channel: { typed: 'anna', none: false } }
  const now = { ...read, channel: { typed: 'other', none: false } }
  assert.deepEqual(mergeTyped(typed, read, now), typed)
})

test('takes everything as saved where nothing was typed', () => {
  const now = { ...read, name: 'Bea' }
  assert.deepEqual(mergeTyped(read, read, now), now)
})

describe('a list of the form', () => {
  const [ann, bea, cai] = [{ words: 'Ann' }, { words: 'Bea' }, { words: 'Cai' }]
  const merged = (typed: object[], now: object[], before = [ann, bea]) =>
    mergeTyped({ list: typed }, { list: before }, { list: now }).list

  it('A22 has what was added on either side, and not what was removed on either side', () => {
    assert.deepEqual(merged([ann, bea, { words: 'Dee' }], [ann, bea, cai]), [ann, bea, { words: 'Dee' }, cai])
    assert.deepEqual(merged([bea], [ann, bea, cai]), [bea, cai])
    assert.deepEqual(merged([ann, bea, cai], [ann]), [ann, cai])
  })

  it('A22 has both versions of an item that was changed on both sides, and neither of its earlier ones', () => {
    assert.deepEqual(merged([ann, { words: 'Bea!' }], [ann, { words: 'Bea?' }]), [
      ann,
      { words: 'Bea!' },
      { words: 'Bea?' },
    ])
  })

  it('A22 keeps an item that one side removed and the other one changed', () => {
    assert.deepEqual(merged([ann], [ann, { words: 'Bea?' }]), [ann, { words: 'Bea?' }])
  })

  it('has the order of the side that moved items, and the same item as often as before', () => {
    assert.deepEqual(merged([bea, ann], [ann, bea, cai]), [bea, cai, ann])
    assert.deepEqual(merged([ann, bea, cai], [bea, ann]), [bea, cai, ann])
    assert.deepEqual(merged([ann, ann, cai], [ann, ann], [ann, ann]), [ann, ann, cai])
  })
})
