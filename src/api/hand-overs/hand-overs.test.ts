import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { saveEvidence } from '#store/evidence.ts'
import { handOverAsks, handOvers } from '#store/schema/hand-overs.ts'
import { mails } from '#store/schema/mails.ts'
import { scans } from '#store/schema/scans.ts'
import { cancelScan } from '#store/scans.ts'
import { addWebsite } from '#store/websites.ts'
import { ORIGIN, testApi, type TestApi } from '#support/api.ts'
import { aMail, none } from '#support/mail-evidence.ts'
import { scanned } from '#support/scanned.ts'
import { resultOf } from '#support/result-of.ts'
import { handOverCalls } from '../contract/hand-overs.ts'
import { rerunShape } from '../contract/reruns.ts'
import { DAY_MS, MINUTE_MS } from '#core/time-units.ts'

const made = handOverCalls['POST /hand-overs'].answer
const asTexts = handOverCalls['GET /hand-overs/asks/{checks}'].answer
const list = handOverCalls['GET /hand-overs'].answer
const shown = handOverCalls['GET /handed/{token}'].answer
const data = handOverCalls['GET /handed/{token}/data'].answer

const WELL_SET = {
  spf: { grade: 'good' },
  dmarc: { grade: 'enforced' },
  tlsRpt: { found: true, problems: [] },
}

describe('a hand-over link', () => {
  let api: TestApi
  let ahead = 0
  before(async () => {
    api = await testApi({ now: () => new Date(Date.now() + ahead) })
  })
  after(() => api.close())

  async function given(checks: readonly string[], days = 14) {
    ahead = 0
    const owner = await api.owner()
    const website = await addWebsite(api.db, { ownerId: owner.id, address: 'https://joes.fixture/' })
    const at = new Date().toISOString()
    await scanned(api.db, website.id, [resultOf('ssl', 'expired', at), resultOf('sitemap', 'no_sitemap', at)])
    const handOver = made.parse((await owner.post('/hand-overs', { checks, days })).body)
    const token = handOver.link.slice(`${ORIGIN}/handed/`.length)
    const webPerson = api.visitor()
    const read = async () => shown.parse((await webPerson.get(`/handed/${token}`)).body)
    const test = (check: string) => webPerson.post(`/handed/${token}/checks/${check}/run`)
    const ask = (check: string, text: string) =>
      webPerson.post(`/handed/${token}/checks/${check}/questions`, { text })
    return { owner, website, handOver, token, webPerson, read, test, ask }
  }

  const mailsTo = (address: string) => api.mails.filter((mail) => mail.to === address)
  async function sending() {
    const { owner } = await given(['ssl'])
    const send = (mail: object, check = 'sitemap') =>
      owner.post('/hand-overs', { checks: [check], days: 14, mail })
    const newest = async () => list.parse((await owner.get('/hand-overs')).body).handOvers[0]
    return { owner, send, newest }
  }

  it('shows what was asked for without an account, in the order of the plan, and is stored as a hash only', async () => {
    const { webPerson, token, handOver } = await given(['sitemap', 'ssl', 'sitemap'])
    const answer = await webPerson.get(`/handed/${token}`)
    assert.equal(answer.headers.get('Cache-Control'), 'private, no-store')
    const { firstName, host, until, asks } = shown.parse(answer.body)
    assert.deepEqual([firstName, host, until], ['Mia', 'joes.fixture', handOver.until])
    assert.deepEqual(
      asks.map(({ title, state, before }) => [title, state, before?.line]),
      [
        ['SSL certificate', 'waiting', 'Seen as expired.'],
        ['Sitemap', 'waiting', 'Seen as no_sitemap.'],
      ],
    )
    assert.deepEqual(asks[1]?.doneWhen, [{ text: 'Fettle’s test “Sitemap” says “Found”.', isMet: false }])
    assert.equal(handOver.title, '2 things')
    const rows = await api.db.select().from(handOvers)
    assert.ok(!JSON.stringify(rows).includes(token))
    assert.ok(rows.some(({ id }) => id === handOver.id))
  })

  it('shows nothing of the owner but the first name', async () => {
    const { owner, webPerson, token, read, ask } = await given(['ssl', 'sitemap'])
    await ask('ssl', 'May I?')
    const { text } = await webPerson.get(`/handed/${token}`)
    const data = await webPerson.get(`/handed/${token}/data`)
    for (const answer of [text, data.text])
      for (const own of [owner.email, owner.id, 'Rose']) assert.ok(!answer.includes(own), own)
    assert.deepEqual(Object.keys(await read()).toSorted(), [
      'asks',
      'firstName',
      'host',
      'isShortened',
      'until',
    ])
  })

  it('has all technical details for programs beside it, and no more of the website than was asked for', async () => {
    const { webPerson, token } = await given(['sitemap'])
    const { results, leftOut } = data.parse((await webPerson.get(`/handed/${token}/data`)).body)
    assert.deepEqual(
      results.map(({ id, durationMs }) => [id, typeof durationMs]),
      [['sitemap', 'number']],
    )
    assert.deepEqual(leftOut, [])
  })

  it("never shows results about the owner's own accounts, nor scans them", async () => {
    const { owner, webPerson, token, test, handOver } = await given(['ssl'])
    for (const check of ['data-breach-check', 'cloud-storage']) {
      assert.equal((await owner.post('/hand-overs', { checks: ['ssl', check], days: 1 })).status, 422)
      assert.equal((await test(check)).status, 404)
    }
    const isOfLink = eq(handOverAsks.handOverId, handOver.id)
    await api.db.update(handOverAsks).set({ check: 'data-breach-check' }).where(isOfLink)
    assert.equal((await webPerson.get(`/handed/${token}`)).status, 410)
    assert.equal((await test('data-breach-check')).status, 410)
  })

  it('shows the owner when it was used; uses within minutes count as one', async () => {
    const { owner, webPerson, token } = await given(['ssl'])
    await webPerson.get(`/handed/${token}`)
    await webPerson.get(`/handed/${token}`)
    const used = async () => list.parse((await owner.get('/hand-overs')).body).handOvers[0]
    assert.equal((await used())?.opened, 1)
    assert.notEqual((await used())?.lastOpenedAt, null)
    ahead = 6 * MINUTE_MS
    await webPerson.get(`/handed/${token}`)
    assert.equal((await used())?.opened, 2)
  })

  it('ends when its days are over', async () => {
    const { webPerson, token } = await given(['ssl'], 1)
    ahead = DAY_MS - MINUTE_MS
    assert.equal((await webPerson.get(`/handed/${token}`)).status, 200)
    ahead = DAY_MS + 1
    const ended = await webPerson.get(`/handed/${token}`)
    assert.equal(ended.status, 410)
    assert.match(ended.text, /This link has ended/u)
    assert.equal((await webPerson.post(`/handed/${token}/checks/ssl/run`)).status, 410)
  })

  it('ends when the owner ends it, for everybody', async () => {
    const { owner, webPerson, token, handOver } = await given(['ssl'])
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
    assert.equal((await api.visitor().post('/handed/guessed/checks/ssl/run')).status, 404)
  })

  it('tests one thing again, once in two minutes, whatever the owner tests', async () => {
    const { owner, test, read, website } = await given(['ssl', 'sitemap'])
    const first = await test('ssl')
    assert.equal(first.status, 202)
    const { scanId } = rerunShape.parse(first.body)
    const [ssl, sitemap] = (await read()).asks
    assert.deepEqual([ssl?.isTesting, sitemap?.isTesting], [true, false])
    assert.notEqual(ssl?.testAgainAt, null)
    const [scan] = await api.db.select().from(scans).where(eq(scans.id, scanId))
    assert.deepEqual([scan?.checks, scan?.cause], [['ssl'], 'hand_over'])
    await cancelScan(api.db, website.id, scanId)
    ahead = MINUTE_MS
    assert.equal((await test('ssl')).status, 429)
    assert.equal((await test('sitemap')).status, 202)
    assert.equal((await owner.post('/checks/ssl/run')).status, 202)
    ahead = 4 * MINUTE_MS
    assert.equal((await test('ssl')).status, 202)
  })

  it('shows a thing as passed when its test passes, with its result before', async () => {
    const { website, read } = await given(['sitemap'])
    await scanned(api.db, website.id, [resultOf('sitemap', 'has_sitemap', new Date().toISOString())])
    const [ask] = (await read()).asks
    assert.deepEqual(
      [ask?.state, ask?.before?.tag, ask?.now?.tag, ask?.fixes],
      ['passed', 'Not found', 'Found', []],
    )
  })

  it('says in the steps of a ready-made fix what the web person does, and not to ask one', async () => {
    const { owner, website } = await given(['ssl'])
    const at = new Date().toISOString()
    const facts = { ...WELL_SET, mtaSts: { found: false, problems: [] } }
    await scanned(api.db, website.id, [resultOf('email-security', 'improve_email_security', at, { facts })])
    await saveEvidence(api.services, website.id, {
      mail: { state: 'ok', value: aMail({ mtaSts: { txt: none, policy: null } }), at, durationMs: 1 },
    })
    const { body } = await owner.get('/hand-overs/asks/email-security')
    const steps = asTexts.parse(body).asks[0]?.fixes.find(({ id }) => id === 'mta-sts')?.where.steps ?? []
    assert.match(steps[0] ?? '', /^Make a small website at mta-sts\./u)
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
      assert.equal(mail?.letter.paragraphs[2], '“Could you look at this?”')
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
      const answer = await owner.post('/hand-overs', { checks: ['ssl'], mail: { to } })
      assert.equal(answer.status, 403)
      assert.match(answer.text, /confirm your own email address first/u)
      assert.equal((await owner.post('/hand-overs', { checks: ['ssl'] })).status, 200)
    })
  })

  it('is valid for 1 to 90 days, for an existing check', async () => {
    const { owner } = await given(['ssl'])
    for (const [days, status] of [
      [0, 422],
      [1, 200],
      [90, 200],
      [91, 422],
    ])
      assert.equal((await owner.post('/hand-overs', { checks: ['ssl'], days })).status, status)
    assert.equal((await owner.post('/hand-overs', { checks: ['nonsense'], days: 1 })).status, 404)
    assert.equal((await api.visitor().post('/hand-overs', { checks: ['ssl'] })).status, 401)
  })
})
