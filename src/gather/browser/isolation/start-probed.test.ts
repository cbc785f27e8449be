import assert from 'node:assert/strict'
import { Socket } from 'node:dgram'
import { describe, test } from 'node:test'
import type { WorkerProcess } from '../worker-process.ts'
import { startProbed } from './start-probed.ts'

const BY = { from: 'this machine', remedy: 'Start another one.' } as const

/** A worker that runs nothing, and counts how often it was killed. */
function idleWorker(): { worker: WorkerProcess; killed: () => number } {
  let times = 0
  const worker: WorkerProcess = {
    version: 'Browser/1',
    sandbox: 'on',
    run: () => Promise.resolve('died'),
    isAlive: () => times === 0,
    close: () => Promise.resolve(),
    kill: () => {
      times += 1
    },
  }
  return { worker, killed: () => times }
}

describe('a worker with a browser that was tried', () => {
  test('is used when nothing arrived', async () => {
    const { worker, killed } = idleWorker()
    assert.equal(await startProbed(() => Promise.resolve(worker), BY), worker)
    assert.equal(killed(), 0)
  })

  test('B12 is killed when it cannot be found out whether something arrived', async (context) => {
    const { worker, killed } = idleWorker()
    const begin = (): Promise<WorkerProcess> => {
      context.mock.method(Socket.prototype, 'send', () => {
        throw new Error('no datagram leaves')
      })
      return Promise.resolve(worker)
    }
    await assert.rejects(startProbed(begin, BY), /no datagram leaves/u)
    assert.equal(killed(), 1)
  })
})
