import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextIn, playlistOf } from './playlist.ts'

const item = (id: number | string, nextMedia: number | string | null) => ({ id, nextMedia })
const ids = (start: string, items: Parameters<typeof playlistOf>[1]) =>
  playlistOf(start, items).map(({ id }) => id)

describe('a playlist', () => {
  it('follows from one to the next until there is none', () => {
    assert.deepEqual(ids('1', [item(1, 2), item(2, 3), item(3, null)]), [1, 2, 3])
  })
  it('ends at a repeat', () => {
    assert.deepEqual(ids('1', [item(1, 2), item(2, 1)]), [1, 2])
    assert.deepEqual(ids('1', [item(1, 1)]), [1])
  })
  it('ends at an item that is not there', () => {
    assert.deepEqual(ids('1', [item(1, 9)]), [1])
    assert.deepEqual(ids('9', [item(1, 2)]), [])
  })
  it('takes a number and the same number as text for one', () => {
    assert.deepEqual(ids('1', [item('1', 2), item(2, '3'), item('3', null)]), ['1', 2, '3'])
  })
  it('has at most 50', () => {
    const many = Array.from({ length: 60 }, (_, id) => item(id, id + 1))
    assert.equal(ids('0', many).length, 50)
  })
})

describe('what comes next', () => {
  const list = [item(1, 2), item(2, null)]
  it('is the one after', () => assert.equal(nextIn(list, '1')?.id, 2))
  it('is nothing at the end, and beside the list', () => {
    assert.equal(nextIn(list, '2'), null)
    assert.equal(nextIn(list, '7'), null)
  })
})
