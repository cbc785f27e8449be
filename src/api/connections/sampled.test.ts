import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi, type TestBrowser } from '#support/api.ts'
import { adsCalls } from '../contract/ads.ts'
import { connectionCalls } from '../contract/connections.ts'
import { googleProfileCalls } from '../contract/google-profile.ts'
import { summaryImportCalls } from '../contract/summary-imports.ts'

describe('an installation that shows samples of what is not connected', () => {
  let api: TestApi
  let mia: TestBrowser
  before(async () => {
    api = await testApi({ showsSamples: true })
    const owner = await api.owner()
    await addWebsite(api.db, { ownerId: owner.id, address: 'https://joes.fixture/' })
    mia = owner
  })
  after(() => api.close())

  const modes = async () => {
    const { connections } = connectionCalls['GET /connections'].answer.parse(
      (await mia.get('/connections')).body,
    )
    return [...new Set(connections.map(({ mode, canStopSample }) => `${mode} ${canStopSample}`))]
  }

  it('has one of each for a new owner, who begins none', async () => {
    const { sample } = connectionCalls['GET /checks/{id}/sample'].answer.parse(
      (await mia.get('/checks/instagram/sample')).body,
    )
    assert.deepEqual([sample?.result.status, sample?.canStop], ['active', false])
    const profile = googleProfileCalls['GET /google-profile'].answer.parse(
      (await mia.get('/google-profile')).body,
    )
    assert.deepEqual([profile.mode, profile.profile?.title], ['sample', 'Blue Wren Florist'])
    assert.match((await mia.get('/analytics')).text, /"mode":"sample"/u)
    const { services } = summaryImportCalls['GET /summary/imports'].answer.parse(
      (await mia.get('/summary/imports')).body,
    )
    assert.ok(services.every(({ isSample }) => isSample))
    const ads = adsCalls['GET /ads'].answer.parse((await mia.get('/ads')).body)
    assert.deepEqual([ads.mode, ads.account?.name], ['sample', 'Blue Wren Florist'])
    assert.deepEqual(await modes(), ['sample false'])
  })

  it('lets nobody stop one: it would be there again', async () => {
    const answer = await mia.put('/connections/facebook/mode', { mode: 'live' })
    assert.equal(answer.status, 409)
    assert.match(answer.text, /until an account is connected/u)
    assert.deepEqual(api.faults, [])
  })
})
