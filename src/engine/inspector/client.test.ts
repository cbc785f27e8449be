import assert from 'node:assert/strict'
import { test } from 'node:test'
import { budgetsFor } from '../budgets.ts'
import { prepareInspector } from './client.ts'
import type { InspectorTask } from './protocol.ts'

const { settings, scanBytes } = budgetsFor({ pages: 1, exposedFiles: false })
const TASK: InspectorTask = {
  address: 'https://joes.test/',
  keys: ['certificate'],
  settings,
  egress: {
    userAgent: 'test',
    resolve: [],
    allowPrivate: [],
    dns: [],
    ca: [],
    pace: 'adaptive',
    scanBytes,
  },
  browser: { use: false, executable: null, sandbox: 'off' },
  answers: {},
  profile: {},
}

test('an inspector that cannot be made ends, and this process goes on', async () => {
  const node = process.execPath
  // The system makes no process: Node tells it in the same way as at the limit of processes (EAGAIN).
  process.execPath = '/nowhere/node'
  try {
    const { egress, browser } = TASK
    const waiting = prepareInspector(process.env, { egress, browser })
    await waiting.begin(TASK, () => assert.fail('nobody is there to send a message')).ended
    // The errors of messages come later.
    await new Promise((resolve) => setTimeout(resolve, 100))
    assert.equal(waiting.isAlive(), false)
  } finally {
    process.execPath = node
  }
})
