import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ONE_PAGE_TASK } from '#support/inspector-task.ts'
import { prepareInspector } from './client.ts'
import type { InspectorTask } from './protocol.ts'

const TASK: InspectorTask = { ...ONE_PAGE_TASK, keys: ['certificate'] }

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
