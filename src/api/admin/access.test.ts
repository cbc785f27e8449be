import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type TestApi, testApi } from '#support/api.ts'
import { onboarded } from '#support/onboarding.ts'
import { adminCalls } from '../contract/admin/admin.ts'

const callsFor = (id: string) =>
  Object.keys(adminCalls).map((name) => {
    const [method = '', path = ''] = name.split(' ')
    return { method, path: path.replaceAll(/\{\w+\}/gu, id), body: method === 'GET' ? undefined : {} }
  })

describe("the operator's calls", () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('A01 A24 answer 404 to an owner, whatever the id, and ask a visitor to sign in', async () => {
    const mia = await onboarded(api)
    const joe = await onboarded(api)
    for (const { method, path, body } of callsFor(mia.id)) {
      assert.equal((await joe.call(method, path, body)).status, 404, `${method} ${path}`)
      assert.equal(
        (await joe.call(method, path, body)).text,
        (await joe.call(method, '/admin/no', body)).text,
      )
      assert.equal((await api.visitor().call(method, path, body)).status, 401, `${method} ${path}`)
    }
  })

  it('all require the operator, and nothing else under /admin is served', () => {
    assert.deepEqual(
      Object.entries(adminCalls).filter(
        ([name, { access }]) => access !== 'operator' || !name.includes(' /admin/'),
      ),
      [],
    )
  })
})
