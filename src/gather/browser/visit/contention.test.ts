import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'
import { contentionBetween, type MachineTime, machineTime } from './contention.ts'

const SECOND = 1e9
/** No process has this number: Linux gives none above 4,194,304. */
const GONE = 4_194_305
/** In seconds: the machine's busy time, the browser's share of it, and each page process by number. */
const times = (
  [busy, own]: readonly [number, number],
  ...each: [pid: number, ran: number, waited: number][]
): MachineTime => ({
  busy: busy * SECOND,
  own: own * SECOND,
  pages: new Map(each.map(([pid, ran, waited]) => [pid, { ran: ran * SECOND, waited: waited * SECOND }])),
})

describe('how long a page waited for the processor', () => {
  it('is the factor by which its work took longer than without other work on the machine', () => {
    assert.equal(contentionBetween(times([0, 0], [7, 1, 1]), times([2, 2], [7, 3, 1])), 1)
    assert.equal(contentionBetween(times([0, 0], [7, 1, 1]), times([6, 2], [7, 3, 5])), 3 / 1.6)
  })

  it('leaves out the wait for the browser’s own processes', () => {
    assert.equal(contentionBetween(times([0, 0], [7, 1, 1]), times([6, 6], [7, 3, 5])), 1)
    assert.equal(contentionBetween(times([0, 0], [7, 1, 1]), times([6, 4], [7, 3, 5])), 2 / 1.6)
  })

  it('leaves out a wait that the scan’s own work explains', () => {
    assert.equal(contentionBetween(times([0, 0], [7, 1, 1]), times([3, 2], [7, 3, 2])), 1)
  })

  it('uses the process that worked most, which may be a new one', () => {
    assert.equal(contentionBetween(times([0, 0], [7, 9, 0]), times([2, 1], [7, 9.1, 4], [8, 1, 1])), 2 / 1.6)
  })

  it('is unknown where nothing worked', () => {
    assert.equal(contentionBetween(times([0, 0]), times([0, 0])), null)
    assert.equal(contentionBetween(times([0, 0], [7, 1, 1]), times([9, 1], [7, 1.01, 9])), null)
  })

  it('counts what processes of the browser did before they ended', {
    skip: !existsSync('/proc/self/stat'),
  }, async () => {
    const work = 'const end = process.cpuUsage().user + 2e5; while (process.cpuUsage().user < end);'
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}]); process.send(1)`
    const root = spawn(process.execPath, ['-e', `${parent}; setInterval(() => 0, 60_000)`], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    try {
      await once(root, 'message')
      const { own } = await machineTime(root.pid ?? 0)
      const alone = await machineTime(GONE)
      assert.ok(own - alone.own >= 0.2 * SECOND, `${own - alone.own}`)
    } finally {
      root.kill('SIGKILL')
    }
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
      const seen = (await machineTime(process.pid)).pages.get(page.pid ?? 0)
      assert.ok(seen && seen.ran >= 0.2 * SECOND, JSON.stringify(seen))
      const own = await machineTime(page.pid ?? 0)
      assert.equal(own.pages.size, 1)
      assert.ok(own.own >= 0.2 * SECOND && own.busy >= own.own, `${own.own} of ${own.busy}`)
    } finally {
      page.kill('SIGKILL')
    }
  })
})
