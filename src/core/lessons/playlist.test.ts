import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextInPlaylist } from './playlist.ts'

type Id = string | number
/** Items by the item that follows each. */
const after = (...pairs: readonly (readonly [Id, Id | null])[]) => {
  const items = new Map(pairs.map(([id, nextMedia]) => [String(id), { id, nextMedia }]))
  const asked: string[] = []
  const next = async (start: string, id: string) => {
    const found = await nextInPlaylist({ start, id }, async (one) => {
      asked.push(one)
      return items.get(one) ?? null
    })
    return found && found.id
  }
  return { next, asked }
}

describe('a playlist', () => {
  it('goes on until an item has no next; a number and a text are the same id', async () => {
    const { next } = after([1, '2'], ['2', 3], [3, null])
    assert.deepEqual([await next('1', '1'), await next('1', '2'), await next('1', '3')], ['2', 3, null])
  })
  it('stops at a repeated item', async () => {
    const { next } = after([1, 2], [2, 3], [3, 2])
    assert.deepEqual([await next('1', '2'), await next('1', '3')], [3, null])
    assert.equal(await after([1, 1]).next('1', '1'), null)
  })
  it('stops at a missing item, and is empty for an unknown one', async () => {
    const { next } = after([1, 9])
    assert.deepEqual([await next('1', '1'), await next('7', '1'), await next('1', '7')], [null, null, null])
  })
  it('has 50 items, not 51', async () => {
    const { next } = after(...Array.from({ length: 60 }, (_, index) => [index, index + 1] as const))
    assert.equal(await next('0', '48'), 49)
    assert.equal(await next('0', '49'), null)
  })
  it('requests no more items than it needs', async () => {
    const { next, asked } = after([1, 2], [2, 3], [3, 4], [4, null])
    await next('1', '1')
    assert.deepEqual(asked, ['1', '2'])
  })
})
