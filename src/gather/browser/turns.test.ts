import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTurns } from './turns.ts'

test('one at a time: what is urgent goes before what waits, never into the middle of what runs', async () => {
  const { take } = createTurns()
  const first = Promise.withResolvers<undefined>()
  const told: string[] = []
  const tell = (name: string) => async (): Promise<void> => void told.push(name)
  const all = [
    take(false, async () => {
      await first.promise
      told.push('running')
    }),
    take(false, tell('waiting')),
    take(true, tell('urgent')),
    take(true, tell('also urgent')),
  ]
  first.resolve(undefined)
  await Promise.all(all)
  assert.deepEqual(told, ['running', 'urgent', 'also urgent', 'waiting'])
})

test('a turn that fails ends like any other', async () => {
  const { take } = createTurns()
  const failing = take(false, () => Promise.reject(new Error('no')))
  const next = take(false, async () => 'done')
  await assert.rejects(failing)
  assert.equal(await next, 'done')
})
