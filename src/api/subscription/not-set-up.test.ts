import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { z } from 'zod'
import { type TestApi, testApi } from '#support/api.ts'

const open = z.object({ available: z.boolean() })

let api: TestApi
before(async () => {
  api = await testApi()
})
after(() => api.close())

it('answers that payments are not set up, and still shows the prices', async () => {
  const { status, body } = await api.visitor().get('/pricing')
  assert.deepEqual([status, open.parse(body).available], [200, false])
  const mia = await api.owner()
  assert.equal(open.parse((await mia.get('/subscription')).body).available, false)
})

it('accepts no order and no event', async () => {
  const mia = await api.owner()
  const order = await mia.post('/subscription/orders', { plan: 'annual' })
  assert.deepEqual([order.status, order.text.includes('Payments aren’t set up here.')], [409, true])
  assert.equal((await api.visitor().post('/stripe/webhook', {})).status, 404)
})

it('serves every other call', async () => {
  const mia = await api.owner()
  for (const path of ['/me', '/profile/my-account', '/summary', '/export']) {
    assert.equal((await mia.get(path)).status, 200, path)
  }
})
