import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTurns } from './turns.ts'

test('one at a time: an urgent task comes before waiting ones, but does not interrupt a running one', async () => {
  const { run } = createTurns()
  const first = Promise.withResolvers<undefined>()
  const ran: string[] = []
  const record = (name: string) => async (): Promise<void> => void ran.push(name)
  const all = [
    run(false, async () => {
      await first.promise
      ran.push('running')
    }),
    run(false, record('waiting')),
    run(true, record('urgent')),
    run(true, record('also urgent')),
  ]
  first.resolve(undefined)
  await Promise.all(all)
  assert.deepEqual(ran, ['running', 'urgent', 'also urgent', 'waiting'])
})

test('a failed task ends its turn', async () => {
  const { run } = createTurns()
  const failing = run(false, () => Promise.reject(new Error('no')))
  const next = run(false, async () => 'done')
  await assert.rejects(failing)
  assert.equal(await next, 'done')
})
