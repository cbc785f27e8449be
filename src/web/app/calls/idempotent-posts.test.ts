import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IdempotentPosts } from './idempotent-posts.ts'

const LOST = new Error('lost')
const once = () =>
  new IdempotentPosts<string>({
    isLost: (error) => error === LOST,
    isOpen: (answer) => answer === 'still working',
  })

test('A22 a double click makes one call', async () => {
  const keys: string[] = []
  const posts = once()
  const send = async (key: string) => {
    keys.push(key)
    return 'done'
  }
  assert.deepEqual(await Promise.all([posts.make('save', send), posts.make('save', send)]), ['done', 'done'])
  assert.equal(keys.length, 1)
  await posts.make('save', send)
  assert.equal(new Set(keys).size, 2)
})

test('another try after a lost answer has the same key', async () => {
  const keys: string[] = []
  const posts = once()
  await assert.rejects(
    posts.make('save', async (key) => {
      keys.push(key)
      throw LOST
    }),
  )
  await posts.make('save', async (key) => {
    keys.push(key)
    return 'done'
  })
  assert.equal(keys[0], keys[1])
})

test('another try while the first is still worked on has the same key, until the server is done', async () => {
  const keys: string[] = []
  const posts = once()
  for (const answer of ['still working', 'still working', 'done', 'done']) {
    const given = await posts.make('save', async (key) => {
      keys.push(key)
      return answer
    })
    assert.equal(given, answer)
  }
  const [first, ...others] = keys
  assert.deepEqual(
    others.map((key) => key === first),
    [true, true, false],
  )
})

test('a refusal ends the request', async () => {
  const keys: string[] = []
  const posts = once()
  for (const _ of [1, 2]) {
    await assert.rejects(
      posts.make('save', async (key) => {
        keys.push(key)
        throw new Error('422')
      }),
    )
  }
  assert.notEqual(keys[0], keys[1])
})
