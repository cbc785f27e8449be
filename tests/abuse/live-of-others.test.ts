import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endLostStreams, endStreams } from '#api/live/events.ts'
import { listen, publish, publishSessions } from '#server/live-events.ts'
import { websites } from '#store/schema/websites.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { type RealApi, realApi } from '#support/real-api.ts'
import { until } from '#support/until.ts'
import { type MarkedOwner, markedOwner } from './marked-owner.ts'

const [ANN, BOB] = ['MARKANN', 'MARKBOB']

test('A03 a live event reaches its owner, and no byte of it anybody else', async () => {
  const api = await realApi()
  const live = await listen(api.url, {
    onFault: (error) => assert.fail(String(error)),
    onGap: () => undefined,
  })
  api.services.live = live
  const [ann, bob] = [await markedOwner(api, ANN), await markedOwner(api, BOB)]
  const streams = [ann.get('/events'), bob.get('/events')]
  await until('both are watching', () => live.watchers === 2)
  await tell(api, ann, ANN)
  await tell(api, bob, BOB)
  endStreams()
  const [anns, bobs] = (await Promise.all(streams)).map(({ text }) => text)
  assert.deepEqual([anns?.includes(ANN), anns?.includes(BOB)], [true, false])
  assert.deepEqual([bobs?.includes(BOB), bobs?.includes(ANN)], [true, false])
  await live.close()
  await api.close()
})

test('A03 A15 a stream ends with the session it was opened in, and sends nothing after it', async () => {
  const api = await realApi()
  const live = await listen(api.url, {
    onFault: (error) => assert.fail(String(error)),
    onGap: () => undefined,
    onSessions: () => void endLostStreams(api.services),
  })
  api.services.live = live
  const [ann, bob] = [await markedOwner(api, ANN), await markedOwner(api, BOB)]
  const [anns, bobs] = [ann.get('/events'), bob.get('/events')]
  await until('both are watching', () => live.watchers === 2)
  await tell(api, ann, 'MARKBEFORE')
  assert.equal((await ann.post('/auth/sign-out')).status, 200)
  await publishSessions(api.db)
  const { text } = await anns
  assert.equal(live.watchers, 1, 'the other owner goes on watching')
  await tell(api, ann, 'MARKAFTER')
  assert.deepEqual([text.includes('MARKBEFORE'), text.includes('MARKAFTER')], [true, false])
  assert.equal((await ann.get('/events')).status, 404)
  endStreams()
  assert.ok(!(await bobs).text.includes('MARK'))
  await live.close()
  await api.close()
})

test('A03 no id that a browser names opens the stream of another owner, nor shows earlier events', async () => {
  const api = await realApi()
  const live = await listen(api.url, {
    onFault: (error) => assert.fail(String(error)),
    onGap: () => undefined,
  })
  api.services.live = live
  const [ann, bob] = [await markedOwner(api, ANN), await markedOwner(api, BOB)]
  await tell(api, ann, 'MARKEARLIER')
  const website = await websiteOfOwner(api.db, ann.id)
  assert.ok(website)
  const named = [website.id, ann.owned.scan, ann.id, '0', '-1']
  const streams = named.map((id) => bob.get('/events', { 'last-event-id': id }))
  await until('they are watching', () => live.watchers === named.length)
  await tell(api, ann, ANN)
  endStreams()
  for (const { text } of await Promise.all(streams)) assert.ok(!text.includes('MARK'), text)
  for (const id of named) {
    const query = await bob.get(`/events?website=${id}&websiteId=${id}`)
    assert.equal(query.status, 400)
    assert.equal((await bob.get(`/events/${id}`)).status, 404)
  }
  await live.close()
  await api.close()
})

test('A03 a stream begins with what its page missed, of the own website alone', async () => {
  const api = await realApi()
  let later = 0
  const live = await listen(api.url, {
    onFault: (error) => assert.fail(String(error)),
    onGap: () => undefined,
    now: () => performance.now() + later,
  })
  api.services.live = live
  const [ann, bob] = [await markedOwner(api, ANN), await markedOwner(api, BOB)]
  const website = await websiteOfOwner(api.db, ann.id)
  assert.ok(website)
  assert.equal(live.recent(website.id, 0), null, 'it has just begun to listen')
  later = 60_000
  await tell(api, ann, 'MARKMISSED')
  const missing = [ann.get('/events?missedMs=100'), bob.get('/events?missedMs=100')]
  await until('both are watching', () => live.watchers === 2)
  endStreams()
  const [anns, bobs] = (await Promise.all(missing)).map(({ text }) => text)
  assert.deepEqual([anns?.includes('MARKMISSED'), bobs?.includes('MARK')], [true, false])
  assert.ok(![anns, bobs].some((text) => text?.includes('"missed"')))

  const long = ann.get('/events?missedMs=600000')
  await until('they are watching', () => live.watchers === 1)
  endStreams()
  const { text } = await long
  assert.deepEqual([text.includes('{"kind":"missed"}'), text.includes('MARK')], [true, false])
  assert.equal((await ann.get('/events?missedMs=-1')).status, 400)
  await live.close()
  await api.close()
})

test("A03 a visitor's stream ends once the website is an owner’s", async () => {
  const api = await realApi()
  const live = await listen(api.url, {
    onFault: (error) => assert.fail(String(error)),
    onGap: () => undefined,
  })
  api.services.live = live
  const visitor = api.visitor()
  await visitor.post('/visits', { address: 'https://blue-wren.fixture/' })
  const stream = visitor.get('/events')
  await until('they are watching', () => live.watchers === 1)
  await api.db.update(websites).set({ visitorId: null, ownerId: (await api.signUp('eve@example.com')).id })
  await endLostStreams(api.services)
  assert.ok(!(await stream).text.includes('MARK'))
  assert.equal(live.watchers, 0)
  await live.close()
  await api.close()
})

/** Publishes a result of the owner's website, and waits until it was sent. */
async function tell({ db, services }: RealApi, { id, owned }: MarkedOwner, mark: string): Promise<void> {
  const website = await websiteOfOwner(db, id)
  assert.ok(website)
  let hasArrived = false
  const leave = services.live.subscribe(website.id, () => (hasArrived = true))
  await publish(db, website.id, {
    kind: 'result',
    scan: owned.scan,
    check: 'ssl',
    display: 'error',
    greyKind: null,
    tag: `${mark} tag`,
    line: `${mark} line`,
    finished: 1,
    total: 2,
  })
  await until('the event arrived', () => hasArrived)
  leave()
}
