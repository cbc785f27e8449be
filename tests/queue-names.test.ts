import assert from 'node:assert/strict'
import { it } from 'node:test'
import { DEAD_LETTERS } from '#core/queues.ts'
import { QUEUES } from '#server/queues.ts'
import { queueName } from '#web/pages/admin/queue/queue-name.ts'

it('every queue has a name of its own for the operator', () => {
  const names = [...Object.values(QUEUES), DEAD_LETTERS].map(queueName)
  assert.equal(new Set(names).size, names.length)
  assert.ok(!names.includes(queueName('a queue of the library')))
})
