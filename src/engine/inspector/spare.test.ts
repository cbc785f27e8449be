import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { allProcesses } from '#support/processes.ts'
import { until } from '#support/until.ts'
import { budgetsFor } from '../budgets.ts'
import { openSampleShop } from '#sample/shop.ts'
import { keepSpareInspector, type SpareInspector } from './spare.ts'
import type { InspectorTask } from './protocol.ts'

const inspectors = (): number[] =>
  allProcesses().flatMap(({ pid, parent, command }) =>
    parent === process.pid && command.includes('inspector/main.ts') ? [pid] : [],
  )

/** Runs a task, and returns the kinds of the messages received. */
async function runTask({ start }: SpareInspector, task: InspectorTask): Promise<string[]> {
  const kinds: string[] = []
  await start(task, ({ kind }) => kinds.push(kind)).ended
  return [...new Set(kinds)]
}

describe('The spare inspector', () => {
  let spare: SpareInspector | null = null
  let shop: Awaited<ReturnType<typeof openSampleShop>> | null = null
  afterEach(async () => {
    spare?.close()
    await shop?.close()
    await until('no inspector is left', () => inspectors().length === 0)
  })

  async function begin() {
    shop = await openSampleShop(new Date())
    const { settings, scanBytes } = budgetsFor({ pages: 10, exposedFiles: false })
    const egress = { ...shop.network, userAgent: 'Fettle/test', scanBytes }
    const browser = { use: false, executable: null, sandbox: 'off' } as const
    const task: InspectorTask = {
      address: shop.address,
      keys: ['certificate'],
      settings,
      egress,
      browser,
      answers: {},
      profile: {},
    }
    spare = keepSpareInspector({ egress, browser }, process.env)
    await until('it is there', () => inspectors().length === 1)
    return { spare, task, waiting: inspectors()[0] }
  }

  it('does the next task, and is replaced after that', async () => {
    const { spare: kept, task, waiting } = await begin()
    const running = runTask(kept, task)
    assert.deepEqual(inspectors(), [waiting])
    assert.deepEqual(await running, ['evidence', 'refused', 'done'])
    await until('another one is there', () => inspectors().length === 1)
    assert.notDeepEqual(inspectors(), [waiting])
  })

  it('is not used for a second task at the same time, nor for another network setup', async () => {
    const { spare: kept, task } = await begin()
    const elsewhere = { ...task, egress: { ...task.egress, userAgent: 'Fettle/other' } }
    const answers = await Promise.all([runTask(kept, elsewhere), runTask(kept, task), runTask(kept, task)])
    assert.deepEqual(
      answers,
      answers.map(() => ['evidence', 'refused', 'done']),
    )
  })

  it('is replaced by a new one when it died', async () => {
    const { spare: kept, task, waiting = 0 } = await begin()
    process.kill(-waiting, 'SIGKILL')
    await until('it is gone', () => inspectors().length === 0)
    assert.deepEqual(await runTask(kept, task), ['evidence', 'refused', 'done'])
  })
})
