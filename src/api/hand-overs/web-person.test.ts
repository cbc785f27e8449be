import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Proof } from '#core/check.ts'
import { saveEvidence } from '#store/evidence.ts'
import { countHits, hit } from '#store/limits.ts'
import { cancelScan } from '#store/scans.ts'
import { user } from '#store/schema/auth.ts'
import { addWebsite } from '#store/websites.ts'
import { ORIGIN, testApi, type TestApi } from '#support/api.ts'
import { scanned } from '#support/scanned.ts'
import { resultOf } from '#support/result-of.ts'
import { aVisit } from '#support/visits.ts'
import { handOverCalls } from '../contract/hand-overs.ts'
import { rerunShape } from '../contract/reruns.ts'
import { MINUTE_MS } from '#core/time-units.ts'

const made = handOverCalls['POST /hand-overs'].answer
const shown = handOverCalls['GET /handed/{token}'].answer
const texts = handOverCalls['GET /hand-overs/asks/{checks}'].answer
const BROKEN = 'https://joes.fixture/old'
const BROKEN_LINK = {
  checked: 1,
  count: 1,
  links: [
    {
      from: 'https://joes.fixture/',
      alsoFrom: [],
      onEveryPage: false,
      to: BROKEN,
      text: 'Order online',
      status: 404,
      reason: 'Not found',
      reasonCode: 'not_found',
      type: 'page',
      uses: 1,
    },
  ],
  parts: [],
  couldNotCheck: [],
  anchors: [],
  limited: false,
  notTested: 0,
}

const states = (all: readonly { check: string; state: string }[]) =>
  Object.fromEntries(all.map(({ check, state }) => [check, state]))

describe('a web person with a hand-over link', () => {
  let api: TestApi
  let ahead = 0
  before(async () => {
    api = await testApi({ now: () => new Date(Date.now() + ahead) })
  })
  after(() => api.close())

  async function given(checks: readonly string[]) {
    ahead = 0
    const owner = await api.owner()
    const website = await addWebsite(api.db, { ownerId: owner.id, address: 'https://joes.fixture/' })
    const at = new Date().toISOString()
    await scanned(api.db, website.id, [resultOf('ssl', 'expired', at), resultOf('sitemap', 'no_sitemap', at)])
    const handOver = made.parse((await owner.post('/hand-overs', { checks })).body)
    const path = handOver.link.slice(ORIGIN.length)
    const webPerson = api.visitor()
    const read = async () => shown.parse((await webPerson.get(path)).body)
    const test = (check: string) => webPerson.post(`${path}/checks/${check}/run`)
    const ask = (check: string, text: string, headers = {}) =>
      webPerson.post(`${path}/checks/${check}/questions`, { text }, headers)
    return { owner, website, handOver, read, test, ask }
  }

  it('tests a website forty times a day at most by all of its links', async () => {
    const { owner, test, website } = await given(['ssl'])
    const stop = async (answer: { body: unknown }) =>
      cancelScan(api.db, website.id, rerunShape.parse(answer.body).scanId)
    for (let time = 0; time < 40; time += 1) {
      ahead = time * 3 * MINUTE_MS
      await stop(await test('ssl'))
    }
    const other = made.parse((await owner.post('/hand-overs', { checks: ['ssl'] })).body)
    const path = other.link.replace(ORIGIN, '')
    assert.equal((await api.visitor().post(`${path}/checks/ssl/run`)).status, 429)
  })

  it('sees a broken link boxed on a picture of the homepage', async () => {
    const { website, read } = await given(['broken-links'])
    const at = new Date().toISOString()
    await scanned(api.db, website.id, [
      resultOf('broken-links', 'broken_links_detected', at, { facts: BROKEN_LINK }),
    ])
    const value = aVisit({
      device: 'desktop',
      screenshot: { src: 'data:image/jpeg;base64,AA==', width: 1_350, height: 940 },
      placedLinks: [{ url: BROKEN, spot: { x: 10, y: 20, width: 90, height: 30 } }],
    })
    await saveEvidence(api.services, website.id, {
      desktopVisit: { state: 'ok', value, at, durationMs: 1 },
    })
    const { asks } = await read()
    const pictures = asks[0]?.blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures : []))
    assert.deepEqual(
      pictures?.map(({ marks }) => marks?.map(({ text }) => text)),
      [['“Order online”: not found']],
    )
  })

  it('reads what is done already as its owner does, and that nobody was told of it', async () => {
    const { owner, website, read, test } = await given(['ssl'])
    const at = new Date().toISOString()
    await scanned(api.db, website.id, [resultOf('sitemap', 'has_sitemap', at)])
    const { link, asks } = made.parse((await owner.post('/hand-overs', { checks: ['ssl', 'sitemap'] })).body)
    const path = link.slice(ORIGIN.length)
    const linked = async () => shown.parse((await api.visitor().get(path)).body).asks
    assert.deepEqual(states(asks), { ssl: 'waiting', sitemap: 'passed' })
    assert.deepEqual(states(await linked()), states(asks))
    ahead = MINUTE_MS
    assert.equal((await api.visitor().post(`${path}/checks/sitemap/run`)).status, 202)
    assert.equal((await linked()).find(({ check }) => check === 'sitemap')?.isTold, false)
    assert.equal((await read()).asks.length, 1)
    assert.equal((await test('ssl')).status, 202)
  })

  it('sees what was seen of the website, and not what the owner has answered', async () => {
    const { website, read, owner } = await given(['ecommerce'])
    const evidence: Proof[] = [
      { kind: 'answer', at: 'Your answer to “Do you sell online?”', found: 'No' },
      { kind: 'page', at: '/shop', found: 'A price' },
    ]
    const at = new Date().toISOString()
    await scanned(api.db, website.id, [resultOf('ecommerce', 'no_ecommerce', at, { evidence })])
    const seen = [{ at: '/shop', found: 'A price' }]
    assert.deepEqual((await read()).asks[0]?.now?.seen, seen)
    const { asks } = texts.parse((await owner.get('/hand-overs/asks/ecommerce')).body)
    assert.deepEqual(
      asks.map(({ now, fixesUnavailable }) => [now?.seen, fixesUnavailable]),
      [[seen, false]],
    )
  })

  it('is told a time to wait when two press at once, long after the last test', async () => {
    const { test } = await given(['ssl'])
    await test('ssl')
    ahead = 10 * MINUTE_MS
    const pressed = await Promise.all([test('ssl'), test('ssl'), test('ssl')])
    for (const { status, headers } of pressed)
      if (status === 429) assert.ok(Number(headers.get('Retry-After')) > 0)
    assert.equal(pressed.filter(({ status }) => status === 429).length, 2)
  })

  it('has questions, which the owner is mailed and answers; the web person reads the answer', async () => {
    const { owner, ask, read, handOver } = await given(['ssl', 'sitemap'])
    await api.db.update(user).set({ emailVerified: true }).where(eq(user.id, owner.id))
    assert.equal((await ask('ssl', 'May I\nrenew it? See evil.com')).status, 200)
    const mail = api.mails.findLast(({ to }) => to === owner.email)
    assert.deepEqual([mail?.kind, mail?.letter.action?.url], ['web_person', `${ORIGIN}/compliance/ssl`])
    assert.doesNotMatch(JSON.stringify(mail?.letter), /evil\.com/u)
    const states = async () => (await read()).asks.map(({ state }) => state)
    assert.deepEqual(await states(), ['asked', 'waiting'])
    const path = `/hand-overs/${handOver.id}/checks`
    assert.equal((await owner.post(`${path}/ssl/answers`, { text: 'Yes please' })).status, 200)
    assert.deepEqual(await states(), ['waiting', 'waiting'])
    assert.deepEqual(
      (await read()).asks[0]?.lines.map(({ from, text }) => [from, text]),
      [
        ['web_person', 'May I\nrenew it? See evil.com'],
        ['owner', 'Yes please'],
      ],
    )
    const stranger = await api.owner()
    assert.equal((await stranger.post(`${path}/ssl/answers`, { text: 'No' })).status, 404)
    assert.equal((await owner.post(`${path}/seo/answers`, { text: 'No' })).status, 404)
  })

  it('uses up no limit of others with questions that their own network may not ask any more', async () => {
    const { ask, handOver, owner } = await given(['ssl'])
    const from = '198.51.100.9'
    const limit = { most: 30, windowSeconds: 24 * 3_600 }
    for (let time = 0; time < 30; time += 1)
      await hit(api.db, `hand-over-question-from:${from}`, limit, api.services.now())
    for (let time = 0; time < 3; time += 1)
      assert.equal((await ask('ssl', 'Again?', { 'x-from': from })).status, 429)
    for (const key of [
      `hand-over-question:${handOver.id}`,
      `hand-over-questions:${handOver.id}`,
      `hand-over-question-to:${owner.id}`,
    ])
      assert.equal(
        await countHits(api.db, { key, windowSeconds: limit.windowSeconds }, api.services.now()),
        0,
        key,
      )
    assert.equal((await ask('ssl', 'May I?')).status, 200)
  })

  it('is also a text for somebody without a link: the same things, with the host where it is known', async () => {
    const { owner } = await given(['ssl'])
    const answer = await owner.get('/hand-overs/asks/sitemap,ssl')
    const { asks, host, provider } = texts.parse(answer.body)
    assert.deepEqual(
      [asks.map(({ check }) => check), host, provider],
      [['ssl', 'sitemap'], 'joes.fixture', null],
    )
    assert.equal((await owner.get('/hand-overs/asks/ssl,data-breach-check')).status, 422)
    assert.equal((await owner.get('/hand-overs/asks/nonsense')).status, 404)
    const many = Array.from({ length: 21 }, () => 'ssl').join(',')
    assert.equal((await owner.get(`/hand-overs/asks/${many}`)).status, 400)
  })
})
