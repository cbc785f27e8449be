import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'
import { contentionBetween, rendererTimes, type ThreadTime } from './contention.ts'

const SECOND = 1e9
const times = (...each: [pid: number, ran: number, waited: number][]): Map<number, ThreadTime> =>
  new Map(each.map(([pid, ran, waited]) => [pid, { ran: ran * SECOND, waited: waited * SECOND }]))

describe('how long a page waited for the processor', () => {
  it('is told as how many times longer its work took than alone', () => {
    assert.equal(contentionBetween(times([7, 1, 1]), times([7, 3, 1])), 1)
    assert.equal(contentionBetween(times([7, 1, 1]), times([7, 3, 5])), 3)
  })

  it('counts the process that worked most, which may be a new one', () => {
    assert.equal(contentionBetween(times([7, 9, 0]), times([7, 9.1, 4], [8, 1, 1])), 2)
  })

  it('is not known where nothing worked', () => {
    assert.equal(contentionBetween(times(), times()), null)
    assert.equal(contentionBetween(times([7, 1, 1]), times([7, 1.01, 9])), null)
  })

  it('comes from the page processes below the browser', {
    skip: !existsSync('/proc/self/schedstat'),
  }, async () => {
    const work =
      'const end = process.cpuUsage().user + 2e5; while (process.cpuUsage().user < end); process.send(1)'
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
    const page = spawn(
      process.execPath,
      ['-e', `${work}; setInterval(() => 0, 60_000)`, '--', '--type=renderer'],
      { stdio: [...stdio] },
    )
    try {
      await once(page, 'message')
      const seen = (await rendererTimes(process.pid)).get(page.pid ?? 0)
      assert.ok(seen && seen.ran >= 0.2 * SECOND, JSON.stringify(seen))
      assert.equal((await rendererTimes(page.pid ?? 0)).size, 1)
    } finally {
      page.kill('SIGKILL')
    }
  })
})
