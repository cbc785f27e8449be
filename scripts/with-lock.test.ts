import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { withLock } from './with-lock.ts'

describe('the lock of a folder', () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fettle-lock-'))
  })
  after(() => rm(folder, { recursive: true }))

  it('lets actions of one process run one after the other, also after one that fails', async () => {
    const told: string[] = []
    const action = (name: string) => async () => {
      told.push(`${name} begins`)
      await setImmediate()
      told.push(`${name} ends`)
      if (name === 'second') throw new Error('It failed')
      return name
    }
    const names = ['first', 'second', 'third']
    const ended = await Promise.allSettled(names.map((name) => withLock(folder, action(name))))
    assert.deepEqual(
      told,
      names.flatMap((name) => [`${name} begins`, `${name} ends`]),
    )
    assert.deepEqual(
      ended.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    )
  })
})
