import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { fieldsOfScan } from '#core/triggers.ts'
import { cancelScan, scanOfWebsite } from '#store/scans.ts'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { scanned } from '#support/scanned.ts'
import { resultOf } from '#support/result-of.ts'
import { rerunShape } from '../contract/reruns.ts'
import { MINUTE_MS } from '#core/time-units.ts'

const trigger = (target: string, service: string) => ({ type: 'worker', target, metadata: { service } })

describe('running tests again', () => {
  let api: TestApi
  let ahead = 0
  before(async () => {
    api = await testApi({ now: () => new Date(Date.now() + ahead) })
  })
  after(() => api.close())

  async function owner() {
    ahead = 0
    const made = await api.owner()
    const website = await addWebsite(api.db, { ownerId: made.id, address: 'https://joes.fixture/' })
    const run = async (path: string, body: unknown = {}) => {
      const answer = await made.post(path, body)
      return { ...answer, run: answer.status === 202 ? rerunShape.parse(answer.body) : null }
    }
    const end = () =>
      scanned(api.db, website.id, [resultOf('ssl', 'valid', new Date().toISOString())], 'owner')
    return { ...made, website, run, end }
  }

  it('starts the scan of one check, with a message', async () => {
    const { run, website } = await owner()
    const answer = await run('/checks/ssl/run')
    assert.equal(answer.status, 202)
    assert.equal(answer.run?.state, 'queued')
    assert.equal(answer.run?.message, 'Running test')
    assert.equal(answer.run?.doneMessage, 'Test successfully re-ran')
    const scan = await scanOfWebsite(api.db, website.id, answer.run?.scanId ?? '')
    assert.deepEqual(scan?.checks, ['ssl'])
    assert.equal(api.queued.at(-1)?.id, scan?.id)
  })

  it('runs the other side of a page, too, where that is judged by what this one gathers', async () => {
    const { run, website } = await owner()
    const checksRun = async (id: string) => {
      const { scanId = '' } = (await run(`/checks/${id}/run`)).run ?? {}
      return (await scanOfWebsite(api.db, website.id, scanId))?.checks
    }
    assert.deepEqual(await checksRun('accessibility-desktop'), ['accessibility-desktop'])
    assert.deepEqual(await checksRun('accessibility-mobile'), [
      'accessibility-mobile',
      'accessibility-desktop',
    ])
    assert.deepEqual(await checksRun('sitespeed-mobile'), ['sitespeed-mobile'])
  })

  it('A22 joins a running scan, also for two clicks at the same moment', async () => {
    const { run } = await owner()
    const both = await Promise.all([run('/checks/ssl/run'), run('/checks/ssl/run')])
    assert.equal(both[0]?.run?.scanId, both[1]?.run?.scanId)
    const everything = await run('/run')
    assert.notEqual(everything.run?.scanId, both[0]?.run?.scanId)
    assert.equal((await run('/checks/sitemap/run')).run?.scanId, everything.run?.scanId)
  })

  it('allows one check once in two minutes, and another one meanwhile', async () => {
    const { run, end } = await owner()
    await end()
    const early = await run('/checks/ssl/run')
    assert.equal(early.status, 429)
    assert.ok(Number(early.headers.get('Retry-After')) > 100)
    assert.equal((await run('/checks/sitemap/run')).status, 202)
    ahead = 2 * MINUTE_MS
    assert.equal((await run('/checks/ssl/run')).status, 202)
  })

  it('A21 allows 60 reruns a day', async () => {
    const { run, end } = await owner()
    for (let done = 0; done < 60; done += 1) await end()
    ahead = 5 * MINUTE_MS
    for (const path of ['/checks/sitemap/run', '/categories/compliance/run', '/run'])
      assert.equal((await run(path)).status, 429, path)
    ahead = 24 * 60 * MINUTE_MS + MINUTE_MS
    assert.equal((await run('/checks/sitemap/run')).status, 202)
  })

  it('A21 allows ten scans of a category or of all checks an hour', async () => {
    const { run, website } = await owner()
    for (let asked = 0; asked < 10; asked += 1) {
      const { scanId = '' } = (await run('/categories/compliance/run')).run ?? {}
      assert.notEqual(scanId, '')
      assert.ok(await cancelScan(api.db, website.id, scanId))
      ahead += 2 * MINUTE_MS
    }
    const eleventh = await run('/categories/compliance/run')
    assert.equal(eleventh.status, 429)
    assert.ok(Number(eleventh.headers.get('Retry-After')) > 0)
  })

  it('A21 refuses a sixth queued scan', async () => {
    const { run } = await owner()
    for (const check of ['ssl', 'sitemap', 'layout', 'about-us', 'contact-form'])
      assert.equal((await run(`/checks/${check}/run`)).status, 202)
    assert.equal((await run('/checks/email-security/run')).status, 429)
  })

  it('accepts every trigger of the specification with its payload', async () => {
    const { run, website } = await owner()
    const content = await run('/triggers', trigger('website', 'content'))
    const scan = await scanOfWebsite(api.db, website.id, content.run?.scanId ?? '')
    assert.deepEqual(scan?.checks.toSorted(), ['ecommerce', 'legal-necessities'])
    assert.deepEqual(scan?.triggers, ['content'])
    assert.deepEqual([content.run?.runId, content.run?.state], [scan?.id, 'queued'])
    const social = await run('/triggers', {
      type: 'worker',
      target: 'social',
      metadata: { service: 'facebook', fields: ['fans'] },
    })
    assert.equal(social.run?.message, 'Refreshing data')
    assert.equal(social.run?.doneMessage, 'Data refreshed successfully')
    assert.equal((await run('/triggers', trigger('financial', 'xero'))).status, 202)
    assert.equal((await run('/triggers', trigger('website', 'weightings'))).status, 202)
  })

  it('narrows a scan to the fields that are asked for, which no wider request joins', async () => {
    const { run, website } = await owner()
    const ask = async (fields?: string[]) => {
      const metadata = { service: 'facebook', ...(fields ? { fields } : {}) }
      return (await run('/triggers', { type: 'worker', target: 'social', metadata })).run?.scanId ?? ''
    }
    const narrow = await ask(['fans', 'likes'])
    const scan = await scanOfWebsite(api.db, website.id, narrow)
    assert.deepEqual(fieldsOfScan(scan?.triggers ?? []), ['fans', 'likes'])
    assert.equal(await ask(['likes']), narrow)
    ahead = 3 * MINUTE_MS
    assert.notEqual(await ask(), narrow)
  })

  it('refuses a trigger of the wrong target, an unknown one, and unknown fields', async () => {
    const { run } = await owner()
    for (const body of [
      trigger('social', 'content'),
      trigger('website', 'nonsense'),
      { ...trigger('website', 'content'), more: 1 },
      { ...trigger('website', 'content'), type: 'job' },
    ])
      assert.equal((await run('/triggers', body)).status, 422)
  })

  it('requires an owner with a website: others get no details', async () => {
    const nobody = api.visitor()
    assert.equal((await nobody.post('/run')).status, 401)
    const fresh = await api.owner()
    assert.equal((await fresh.post('/run')).status, 404)
    const { run } = await owner()
    const unknown = await run('/checks/nonsense/run')
    assert.equal(unknown.status, 404)
    assert.deepEqual(unknown.body, { code: 'not_found', message: 'No details found for nonsense' })
  })

  it('runs all checks', async () => {
    const { run, website } = await owner()
    const scan = await scanOfWebsite(api.db, website.id, (await run('/run')).run?.scanId ?? '')
    assert.equal(scan?.checks.length, catalogue.length)
    assert.ok(scan?.triggers.includes('screenshots') && scan.triggers.includes('security'))
  })
})
