import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { ScanState } from '#core/scan-states.ts'
import { evidence } from '#store/schema/scans.ts'
import { visitors } from '#store/schema/websites.ts'
import { endScan, takeScan } from '#store/scans.ts'
import { saveRated } from '#support/save-rated.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { onboarded } from '#support/onboarding.ts'
import { aResult } from '#support/results.ts'
import { resultCalls } from '../contract/results.ts'
import { scanShape } from '../contract/scans.ts'
import { MINUTE_MS } from '#core/time-units.ts'

const resultsShape = resultCalls['GET /results'].answer
const scanOf = ({ body }: { body: unknown }) => scanShape.parse(body)
const linesOf = ({ body }: { body: unknown }) => resultsShape.parse(body).checks.map(({ line }) => line)

const FROM = { 'x-from': '192.0.2.200' }

describe("limits of a visitor's public scans", () => {
  let api: TestApi
  let ahead = 0
  before(async () => {
    api = await testApi({ now: () => new Date(Date.now() + ahead) })
  })
  after(() => api.close())

  it('A21 answer the fourth website in an hour with the time until the next one', async () => {
    const visitor = api.visitor()
    const look = (address: string) => visitor.post('/visits', { address }, FROM)
    for (const address of ['one.example.com', 'two.example.com', 'three.example.com']) {
      assert.equal((await look(address)).status, 202)
      ahead += 5 * MINUTE_MS
    }
    const fourth = await look('four.example.com')
    assert.equal(fourth.status, 429)
    assert.match(fourth.text, /Please try again in 45 minutes\./u)
    ahead += 44 * MINUTE_MS
    assert.match((await look('four.example.com')).text, /Please try again in a minute\./u)
    ahead += MINUTE_MS
    assert.equal((await look('four.example.com')).status, 202)
  })

  const lookFrom = (name: string, from: string) =>
    api.visitor().post('/visits', { address: `${name}.example.com` }, { 'x-from': from })

  it('A21 count one subscriber of IPv6 once, whichever of their addresses they use', async () => {
    for (const host of [1, 2, 3])
      assert.equal((await lookFrom(`six${host}`, `2001:db8:7:1::${host}`)).status, 202)
    assert.equal((await lookFrom('six4', '2001:db8:7:1:ffff::4')).status, 429)
    assert.equal((await lookFrom('six4', '2001:db8:7:2::1')).status, 202, 'the neighbour is somebody else')
  })

  it('A21 count IPv4 addresses written as IPv6 the same', async () => {
    const spellings = ['198.51.100.77', '::ffff:198.51.100.77', '::ffff:c633:644d']
    for (const [host, from] of spellings.entries())
      assert.equal((await lookFrom(`four${host}`, from)).status, 202)
    const before = await api.db.$count(visitors)
    assert.equal((await lookFrom('four9', '198.51.100.77')).status, 429)
    assert.equal(await api.db.$count(visitors), before, 'who is refused leaves nothing behind')
  })

  it('A21 allow one wider network of IPv6 twelve websites in an hour, from however many of its parts', async () => {
    const statuses: number[] = []
    for (let part = 1; part <= 13; part += 1)
      statuses.push((await lookFrom(`wide${part}`, `2001:db8:9:${part}::1`)).status)
    assert.deepEqual(statuses, [...Array(12).fill(202), 429])
  })
})

describe('one public scan of a website an hour', () => {
  let api: TestApi
  let at = Date.now()
  before(async () => {
    api = await testApi({ now: () => new Date(at) })
  })
  after(() => api.close())

  let people = 0
  const somebody = () => {
    people += 1
    const visitor = api.visitor()
    const from = { 'x-from': `192.0.2.${people}` }
    return { ...visitor, look: (address: string) => visitor.post('/visits', { address }, from) }
  }

  /** Ends a requested scan as a worker does: with a result and evidence. */
  async function end(
    id: string,
    { state = 'done', reaches = true }: { state?: ScanState; reaches?: boolean } = {},
  ) {
    const taken = await takeScan(api.db, id)
    assert.ok(taken)
    const { hold } = taken
    await saveRated(api.db, hold, aResult({ id: 'ssl', description: `Seen in ${id}` }))
    const piece = { state: 'ok', value: { address: 'x' }, at: new Date().toISOString(), durationMs: 1 }
    const file = `evidence/${hold.websiteId}/site.json.gz`
    await api.services.files.put(file, gzipSync(JSON.stringify(piece)))
    if (reaches)
      await api.db.insert(evidence).values({ websiteId: hold.websiteId, key: 'site', file, at: new Date() })
    if (state !== 'queued' && state !== 'running') await endScan(api.db, hold, { state, reason: null })
  }

  it('A21 gives a second caller the same results as their own, with their time, and starts no scan', async () => {
    const [ann, bob] = [somebody(), somebody()]
    const first = scanOf(await ann.look('https://joes.example.com'))
    await end(first.id)
    at += 12 * MINUTE_MS
    const queued = api.queued.length
    const second = scanOf(await bob.look('http://WWW.joes.example.com/'))
    assert.equal(api.queued.length, queued)
    assert.notEqual(second.id, first.id)
    assert.deepEqual([second.state, second.shared, first.shared], ['done', true, false])
    const theirs = await bob.get('/results')
    assert.deepEqual(linesOf(theirs), [`Seen in ${first.id}`])
    assert.deepEqual(linesOf(await ann.get('/results')), [`Seen in ${first.id}`])
    const seen = scanOf(await ann.get(`/scans/${first.id}`)).startedAt
    assert.equal(resultsShape.parse(theirs.body).scan?.startedAt, seen)
    assert.equal((await bob.get(`/scans/${first.id}`)).status, 404, 'the scan stays the first one’s')
    assert.equal(scanOf(await bob.look('http://WWW.joes.example.com/')).id, second.id)
    assert.equal(api.queued.length, queued)
  })

  it('A21 copies the evidence, so that a deletion by one of them does not affect the other', async () => {
    const kept = [...api.files.keys()].filter((name) => name.endsWith('/site.json.gz'))
    assert.equal(new Set(kept).size, 2)
    const rows = await api.db.select().from(evidence)
    assert.equal(new Set(rows.map(({ file }) => file)).size, rows.length)
  })

  it('A21 scans again after an hour', async () => {
    at += 49 * MINUTE_MS
    const queued = api.queued.length
    const scan = scanOf(await somebody().look('joes.example.com'))
    assert.deepEqual([scan.state, scan.shared, api.queued.length], ['queued', false, queued + 1])
  })

  it('A21 scans once for twelve simultaneous callers, who all get its results', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => somebody().look('https://crowd.example.com')),
    )
    assert.ok(answers.every(({ status }) => status === 202))
    const { rows } = await api.db.execute(
      sql`select scan_id from public_scans where host = 'crowd.example.com'`,
    )
    assert.equal(rows.length, 1)
  })

  it('A21 tries again ten minutes after a scan that could not reach the website, at most three times an hour', async () => {
    const statuses: string[] = []
    for (let time = 0; time < 5; time += 1) {
      const answer = await somebody().look('https://down.example.com')
      if (answer.status === 429) {
        statuses.push('429')
        assert.match(answer.text, /Please try again in \d+ minutes\./u)
      } else {
        const scan = scanOf(answer)
        statuses.push(scan.shared ? 'shared' : scan.state)
        if (scan.state === 'queued') await end(scan.id, { state: 'partial', reaches: false })
      }
      at += (time === 0 ? 5 : 11) * MINUTE_MS
    }
    assert.deepEqual(statuses, ['queued', 'shared', 'queued', 'queued', '429'])
  })

  it('A21 counts a cancelled scan as one of the three in an hour', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1) {
      const visitor = somebody()
      const answer = await visitor.look('https://stopped.example.com')
      statuses.push(answer.status)
      if (answer.status === 202) await visitor.post(`/scans/${scanOf(answer).id}/stop`)
    }
    assert.deepEqual(statuses, [202, 202, 202, 429])
  })

  it('A21 does not limit an owner’s own scans, which have limits of their own', async () => {
    const owner = await onboarded(api)
    const statuses = []
    for (let time = 0; time < 2; time += 1) {
      statuses.push((await owner.post('/run')).status)
      at += 2 * MINUTE_MS
    }
    assert.deepEqual(statuses, [202, 202])
  })

  it('does not scan a website that is left alone, nor hosts below it, with a neutral message', async () => {
    const operator = await api.owner({ operator: true })
    const put = (value: string[], version: number) =>
      operator.put('/admin/settings/left-alone', { version, value })
    assert.equal((await put(['https://www.Quiet.example.com/', 'bücher.example.com'], 0)).status, 200)
    const queued = api.queued.length
    for (const address of [
      'quiet.example.com',
      'www.quiet.example.com',
      'shop.quiet.example.com',
      'xn--bcher-kva.example.com',
    ]) {
      const refused = await somebody().look(address)
      assert.equal(refused.status, 422, address)
      assert.match(refused.text, /Whoever looks after this website asked us to leave it alone\./u)
    }
    assert.equal(api.queued.length, queued)
    assert.equal((await somebody().look('notquiet.example.com')).status, 202)
    const wrong = await put(['not a website'], 1)
    assert.equal(wrong.status, 422)
    const owner = await onboarded(api)
    assert.equal((await put(['blue-wren.fixture'], 1)).status, 200)
    const own = await owner.post('/run')
    assert.deepEqual([own.status, /asked us to leave it alone/u.test(own.text)], [409, true])
    assert.equal((await put([], 2)).status, 200)
    assert.equal((await owner.post('/run')).status, 202)
  })
})
