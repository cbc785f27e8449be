import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { handOvers } from '#store/schema/plans.ts'
import { mails } from '#store/schema/mails.ts'
import { scans } from '#store/schema/scans.ts'
import { cancelScan } from '#store/scans.ts'
import { addWebsite } from '#store/websites.ts'
import { ORIGIN, testApi, type TestApi } from '#support/api.ts'
import { scanned } from '#support/scanned.ts'
import { resultOf } from '#support/result-of.ts'
import { handOverCalls } from '../contract/hand-overs.ts'
import { rerunShape } from '../contract/reruns.ts'

const made = handOverCalls['POST /hand-overs'].answer
const list = handOverCalls['GET /hand-overs'].answer
const shown = handOverCalls['GET /handed/{token}'].answer
const MINUTE = 60_000
const DAY = 86_400_000

describe('a hand-over link', () => {
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
    await scanned(api.db, website.id, [resultOf('ssl', 'valid', at), resultOf('sitemap', 'no_sitemap', at)])
    const handOver = made.parse((await owner.post('/hand-overs', { check, days })).body)
    const token = handOver.link.slice(`${ORIGIN}/handed/`.length)
    return { owner, website, handOver, token, webPerson: api.visitor() }
  }

  const mailsTo = (address: string) => api.mails.filter((mail) => mail.to === address)
  async function sending() {
    const { owner } = await given('ssl')
    const send = (mail: object, check: string | null = 'sitemap') =>
      owner.post('/hand-overs', { check, days: 14, mail })
    const newest = async () => list.parse((await owner.get('/hand-overs')).body).handOvers[0]
    return { owner, send, newest }
  }

  it('shows one check without an account, and is stored as a hash only', async () => {
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

  it("never shows results about the owner's own accounts, nor scans them", async () => {
    const { owner, website, webPerson, token } = await given(null)
    const at = new Date().toISOString()
    const own = ['data-breach-check', 'cloud-storage']
    await scanned(api.db, website.id, [
      resultOf('data-breach-check', 'checked_hasBreaches', at),
      resultOf('cloud-storage', 'uses_cloud_storage', at),
    ])
    const answer = await webPerson.get(`/handed/${token}`)
    assert.deepEqual(
      shown.parse(answer.body).results.map(({ id }) => id),
      ['sitemap', 'ssl'],
    )
    const { scanId } = rerunShape.parse((await webPerson.post(`/handed/${token}/run`)).body)
    const [scan] = await api.db.select().from(scans).where(eq(scans.id, scanId))
    const tested = scan?.checks ?? []
    assert.ok(tested.includes('ssl'))
    for (const check of own) {
      assert.ok(!tested.includes(check))
      assert.equal((await owner.post('/hand-overs', { check, days: 1 })).status, 422)
    }
    await api.db.update(handOvers).set({ check: 'data-breach-check' })
    assert.equal((await webPerson.get(`/handed/${token}`)).status, 410)
  })

  it('shows the owner when it was used; uses within minutes count as one', async () => {
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

  it('ends when the owner ends it, for everybody', async () => {
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

  it('answers 404 to a guessed token', async () => {
    assert.equal((await api.visitor().get('/handed/guessed')).status, 404)
    assert.equal((await api.visitor().post('/handed/guessed/run')).status, 404)
  })

  it('reruns tests once in ten minutes', async () => {
    const { webPerson, token, website } = await given('ssl')
    const first = await webPerson.post(`/handed/${token}/run`)
    assert.equal(first.status, 202)
    const { scanId } = rerunShape.parse(first.body)
    const { scan, retestAt } = shown.parse((await webPerson.get(`/handed/${token}`)).body)
    assert.equal(scan?.id, scanId)
    assert.notEqual(retestAt, null)
    await cancelScan(api.db, website.id, scanId)
    ahead = 9 * MINUTE
    assert.equal((await webPerson.post(`/handed/${token}/run`)).status, 429)
    ahead = 10 * MINUTE + 1
    assert.equal((await webPerson.post(`/handed/${token}/run`)).status, 202)
  })

  describe('sent by e-mail', () => {
    const to = 'jo@web.example.com'
    it('is mailed once, with the link, the note, and whom to ask', async () => {
      const { owner, send } = await sending()
      const { id, link } = made.parse((await send({ to, note: 'Could you\r\nlook at this?' })).body)
      const [mail] = mailsTo(to)
      assert.deepEqual(
        [mail?.kind, mail?.ownerId, mail?.dedupeKey, mail?.letter.action?.url, mail?.letter.subject],
        ['hand_over', owner.id, `hand_over:${id}`, link, 'Sitemap on joes.fixture'],
      )
      assert.equal(mail?.letter.paragraphs[1], '“Could you look at this?”')
      assert.match(mail?.letter.because ?? '', new RegExp(`Mia Rose \\(${owner.email}\\)`, 'u'))
    })

    it('is listed with its recipient and the state of its mail', async () => {
      const { owner, send, newest } = await sending()
      const { id } = made.parse((await send({ to })).body)
      assert.equal((await newest())?.mail, null)
      const written = { to, kind: 'hand_over', subject: '', text: '', html: '', ownerId: owner.id }
      await api.db.insert(mails).values({ ...written, state: 'outbox', dedupeKey: `hand_over:${id}` })
      for (const [state, seenAs] of [
        ['outbox', 'waiting'],
        ['queued', 'waiting'],
        ['sent', 'sent'],
        ['unknown', 'failed'],
        ['failed', 'failed'],
      ] as const) {
        await api.db.update(mails).set({ state })
        assert.deepEqual((await newest())?.mail, { to, state: seenAs })
      }
      const stranger = await api.owner()
      assert.deepEqual(list.parse((await stranger.get('/hand-overs')).body).handOvers, [])
    })

    it('I11 refuses two lines, two addresses, and other links, and then makes no link', async () => {
      const { owner, send } = await sending()
      const before = list.parse((await owner.get('/hand-overs')).body).handOvers.length
      for (const mail of [
        { to: `${to}\r\nBcc: all@web.example.com` },
        { to: `${to}\n` },
        { to: `${to}, all@web.example.com` },
        { to: 'jo' },
        { to, note: 'See https://evil.example' },
        { to, note: 'a'.repeat(501) },
        { to, subject: 'mine' },
      ])
        assert.equal((await send(mail)).status, 422, JSON.stringify(mail))
      assert.equal(list.parse((await owner.get('/hand-overs')).body).handOvers.length, before)
    })

    it('allows ten mails a day, and three to one address whoever sends them', async () => {
      const { send } = await sending()
      for (let one = 0; one < 10; one += 1)
        assert.equal((await send({ to: `web${one}@web.example.com` })).status, 200)
      const eleventh = await send({ to: 'web11@web.example.com' })
      assert.equal(eleventh.status, 429)
      assert.match(eleventh.text, /try again in 24 hours/u)
      assert.equal(mailsTo('web11@web.example.com').length, 0)
      for (const status of [200, 200, 200, 429])
        assert.equal((await (await sending()).send({ to: 'Pat@web.example.com' })).status, status)
    })

    it("is refused while the owner's own address is not confirmed", async () => {
      const owner = await api.owner({ emailVerified: false })
      await addWebsite(api.db, { ownerId: owner.id, address: 'https://joes.fixture/' })
      const answer = await owner.post('/hand-overs', { check: 'ssl', mail: { to } })
      assert.equal(answer.status, 403)
      assert.match(answer.text, /confirm your own email address first/u)
      assert.equal((await owner.post('/hand-overs', { check: 'ssl' })).status, 200)
    })
  })

  it('is valid for 1 to 90 days, for an existing check', async () => {
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
