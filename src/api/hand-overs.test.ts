import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { handOvers } from '#store/schema/plans.ts'
import { cancelScan } from '#store/scans.ts'
import { addWebsite } from '#store/websites.ts'
import { ORIGIN, testApi, type TestApi } from '#support/api.ts'
import { scanned } from '#support/scanned.ts'
import { seen } from '#support/seen.ts'
import { handOverCalls } from './contract/hand-overs.ts'
import { runShape } from './contract/runs.ts'

const made = handOverCalls['POST /hand-overs'].answer
const list = handOverCalls['GET /hand-overs'].answer
const shown = handOverCalls['GET /handed/{token}'].answer
const MINUTE = 60_000
const DAY = 86_400_000

describe('a link for the web person', () => {
  let api: TestApi
  let ahead = 0
  before(async () => {
    api = await testApi({ now: () => new Date(Date.now() + ahead) })
  })
  after(() => api.close())

  async function given(check: string | null, days = 14) {
    ahead = 0
    const owner = await api.owner()
    const website = await addWebsite(api.db, { ownerId: owner.id, address: 'https://joes.fixture/' })
    const at = new Date().toISOString()
    await scanned(api.db, website.id, [seen('ssl', 'valid', at), seen('sitemap', 'no_sitemap', at)])
    const handOver = made.parse((await owner.post('/hand-overs', { check, days })).body)
    const token = handOver.link.slice(`${ORIGIN}/handed/`.length)
    return { owner, website, handOver, token, webPerson: api.visitor() }
  }

  it('shows one check without an account, and is known by its hash alone', async () => {
    const { webPerson, token, handOver } = await given('sitemap')
    const answer = await webPerson.get(`/handed/${token}`)
    assert.equal(answer.headers.get('Cache-Control'), 'private, no-store')
    const { title, results, website, retestAt } = shown.parse(answer.body)
    assert.equal(title, 'Sitemap')
    assert.equal(website.host, 'joes.fixture')
    assert.deepEqual(
      results.map(({ id }) => id),
      ['sitemap'],
    )
    assert.equal(retestAt, null)
    const rows = await api.db.select().from(handOvers)
    assert.ok(!JSON.stringify(rows).includes(token))
    assert.ok(rows.some(({ id }) => id === handOver.id))
  })

  it('shows the whole report', async () => {
    const { webPerson, token } = await given(null)
    const { results, title } = shown.parse((await webPerson.get(`/handed/${token}`)).body)
    assert.equal(title, 'The whole report')
    assert.equal(results.length, 2)
  })

  it('tells the owner when it was used; looks within minutes are one', async () => {
    const { owner, webPerson, token } = await given('ssl')
    await webPerson.get(`/handed/${token}`)
    await webPerson.get(`/handed/${token}`)
    const used = async () => list.parse((await owner.get('/hand-overs')).body).handOvers[0]
    assert.equal((await used())?.opened, 1)
    assert.notEqual((await used())?.lastOpenedAt, null)
    ahead = 6 * MINUTE
    await webPerson.get(`/handed/${token}`)
    assert.equal((await used())?.opened, 2)
  })

  it('ends when its days are over', async () => {
    const { webPerson, token } = await given('ssl', 1)
    ahead = DAY - MINUTE
    assert.equal((await webPerson.get(`/handed/${token}`)).status, 200)
    ahead = DAY + 1
    const ended = await webPerson.get(`/handed/${token}`)
    assert.equal(ended.status, 410)
    assert.match(ended.text, /This link has ended/u)
    assert.equal((await webPerson.post(`/handed/${token}/run`)).status, 410)
  })

  it('ends when the owner says so, and only then for them', async () => {
    const { owner, webPerson, token, handOver } = await given('ssl')
    const stranger = await api.owner()
    const theirs = await stranger.call('DELETE', `/hand-overs/${handOver.id}`, {})
    const unknown = await stranger.call('DELETE', '/hand-overs/00000000-0000-4000-8000-000000000000', {})
    assert.equal(theirs.status, 404)
    assert.deepEqual(theirs.body, unknown.body)
    assert.equal((await webPerson.get(`/handed/${token}`)).status, 200)
    assert.equal((await owner.call('DELETE', `/hand-overs/${handOver.id}`, {})).status, 200)
    assert.equal((await webPerson.get(`/handed/${token}`)).status, 410)
  })

  it('is not there for a guessed token', async () => {
    assert.equal((await api.visitor().get('/handed/guessed')).status, 404)
    assert.equal((await api.visitor().post('/handed/guessed/run')).status, 404)
  })

  it('tests again once in ten minutes', async () => {
    const { webPerson, token, website } = await given('ssl')
    const first = await webPerson.post(`/handed/${token}/run`)
    assert.equal(first.status, 202)
    const { runId } = runShape.parse(first.body)
    const { scan, retestAt } = shown.parse((await webPerson.get(`/handed/${token}`)).body)
    assert.equal(scan?.id, runId)
    assert.notEqual(retestAt, null)
    await cancelScan(api.db, website.id, runId)
    ahead = 9 * MINUTE
    assert.equal((await webPerson.post(`/handed/${token}/run`)).status, 429)
    ahead = 10 * MINUTE + 1
    assert.equal((await webPerson.post(`/handed/${token}/run`)).status, 202)
  })

  it('is for 1 to 90 days, of a check that is one', async () => {
    const { owner } = await given('ssl')
    for (const [days, status] of [
      [0, 422],
      [1, 200],
      [90, 200],
      [91, 422],
    ])
      assert.equal((await owner.post('/hand-overs', { check: null, days })).status, status)
    assert.equal((await owner.post('/hand-overs', { check: 'nonsense', days: 1 })).status, 404)
    assert.equal((await api.visitor().post('/hand-overs', { check: null })).status, 401)
  })
})
