import assert from 'node:assert/strict'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { repeatSign } from './repeat-sign.ts'

const EVERY_MS = 10_000

const fail = (error: unknown): never => {
  throw error
}

describe('a sign that is shown again and again', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }))
  afterEach(() => mock.timers.reset())

  it('is removed after a showing that is on its way when it is stopped', async () => {
    const done: string[] = []
    const slow = Promise.withResolvers<void>()
    let isFirst = true
    const sign = await repeatSign({
      show: async () => {
        if (!isFirst) await slow.promise
        isFirst = false
        done.push('shown')
      },
      remove: async () => void done.push('removed'),
      onFault: fail,
    })
    mock.timers.tick(EVERY_MS)
    mock.timers.tick(EVERY_MS)
    const stopped = sign.stop()
    await turn()
    slow.resolve()
    await stopped
    await turn()
    assert.deepEqual(done, ['shown', 'shown', 'shown', 'removed'])
    mock.timers.tick(EVERY_MS)
    assert.equal(done.length, 4)
  })
})
