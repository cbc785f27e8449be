import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type TestApi, testApi } from '#support/api.ts'
import { onboarded } from '#support/onboarding.ts'

const WAY = '/way-online'
const NOTHING = { budget: null, done: [] }

describe('the way online', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('is stored as its owner says, and is nobody else’s', async () => {
    const mia = await onboarded(api)
    const joe = await onboarded(api)
    assert.deepEqual((await mia.get(WAY)).body, NOTHING)
    const put = await mia.put(WAY, { budget: 'nothing', done: ['name', 'maps'] })
    const kept = { budget: 'nothing', done: ['maps', 'name'] }
    assert.deepEqual([put.status, put.body], [200, kept])
    assert.deepEqual((await mia.get(WAY)).body, kept)
    assert.deepEqual((await joe.get(WAY)).body, NOTHING)
  })

  it('lets a step be taken back', async () => {
    const mia = await onboarded(api)
    await mia.put(WAY, { budget: 'some', done: ['maps', 'email'] })
    await mia.put(WAY, { budget: null, done: ['email'] })
    assert.deepEqual((await mia.get(WAY)).body, { budget: null, done: ['email'] })
    await mia.put(WAY, NOTHING)
    assert.deepEqual((await mia.get(WAY)).body, NOTHING)
  })

  it('has no step and no budget of another name', async () => {
    const mia = await onboarded(api)
    assert.equal((await mia.put(WAY, { budget: 'some', done: ['castle'] })).status, 422)
    assert.equal((await mia.put(WAY, { budget: 'lots', done: [] })).status, 422)
  })
})
