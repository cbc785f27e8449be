import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { testApi, type TestApi } from '#support/api.ts'

const MINUTE = 60_000
const FROM = { 'x-from': '192.0.2.200' }

describe('a visitor who looks and looks', () => {
  let api: TestApi
  let ahead = 0
  before(async () => {
    api = await testApi({ now: () => new Date(Date.now() + ahead) })
  })
  after(() => api.close())

  it('A21 is told with the fourth website in an hour how long it is to the next one', async () => {
    const visitor = api.visitor()
    const look = (address: string) => visitor.post('/visits', { address }, FROM)
    for (const address of ['one.example.com', 'two.example.com', 'three.example.com']) {
      assert.equal((await look(address)).status, 202)
      ahead += 5 * MINUTE
    }
    const fourth = await look('four.example.com')
    assert.equal(fourth.status, 429)
    assert.match(fourth.text, /Please try again in 45 minutes\./u)
    ahead += 44 * MINUTE
    assert.match((await look('four.example.com')).text, /Please try again in a minute\./u)
    ahead += MINUTE
    assert.equal((await look('four.example.com')).status, 202)
  })
})
