import assert from 'node:assert/strict'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { openCanary } from './canary.ts'

test('the canary counts what this machine sends to any of its addresses, and nothing else', async () => {
  const canary = await openCanary('this machine')
  const port = Number(canary.targets[0]?.split(':').at(-1))
  assert.ok(canary.targets.includes(`127.0.0.1:${port}`))
  assert.equal(await canary.hits(), 0)
  const socket = createSocket('udp4')
  await new Promise((resolve) => socket.send('a packet of somebody else', port, '127.0.0.1', resolve))
  assert.equal(await canary.hits(), 1)
  const caller = connect({ host: '127.0.0.1', port })
  await once(caller, 'connect')
  assert.equal(await canary.hits(), 2)
  caller.destroy()
  socket.close()
  canary.close()
})
