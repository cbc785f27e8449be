import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { boundPort } from '#support/bound-port.ts'
import { openVendor } from '../bench/support/vendor.ts'

test('a vendor asks its stand-in as it was asked', async () => {
  const standIn = createServer((request, response) => {
    response.setHeader('x-method', request.method ?? '')
    request.pipe(response)
  })
  standIn.listen(0, '127.0.0.1')
  await once(standIn, 'listening')
  const vendor = await openVendor(`http://127.0.0.1:${boundPort(standIn)}`, { latencyMs: 0 })
  try {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST', 'HEAD', 'GET']) {
      const hasBody = method !== 'HEAD' && method !== 'GET'
      const answer = await fetch(`${vendor.origin}/reply`, {
        method,
        ...(hasBody ? { body: 'Thank you' } : {}),
      })
      assert.equal(answer.headers.get('x-method'), method)
      assert.equal(await answer.text(), hasBody ? 'Thank you' : '')
    }
    assert.equal(vendor.counts.requests, 6)
  } finally {
    await vendor.close()
    standIn.close()
  }
})
