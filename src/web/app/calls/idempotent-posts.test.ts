import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IdempotentPosts } from './idempotent-posts.ts'

const LOST = new Error('lost')
const once = () => new IdempotentPosts<string>((error) => error === LOST)

test('A22 a double click makes one call', async () => {
  const keys: string[] = []
  const wishes = once()
  const send = async (key: string) => {
    keys.push(key)
    return 'done'
  }
  assert.deepEqual(await Promise.all([wishes.make('save', send), wishes.make('save', send)]), [
    'done',
    'done',
  ])
  assert.equal(keys.length, 1)
  await wishes.make('save', send)
  assert.equal(new Set(keys).size, 2)
})

test('another try after a lost answer has the same key', async () => {
  const keys: string[] = []
  const wishes = once()
  await assert.rejects(
    wishes.make('save', async (key) => {
      keys.push(key)
      throw LOST
    }),
  )
  await wishes.make('save', async (key) => {
    keys.push(key)
    return 'done'
  })
  assert.equal(keys[0], keys[1])
})

test('a refusal ends the request', async () => {
  const keys: string[] = []
  const wishes = once()
  for (const _ of [1, 2]) {
    await assert.rejects(
      wishes.make('save', async (key) => {
        keys.push(key)
        throw new Error('422')
      }),
    )
  }
  assert.notEqual(keys[0], keys[1])
})
