import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { publicScanKey } from '#core/address/public-scan-key.ts'
import { addWebsite, websiteForWorker } from '#store/websites.ts'
import { claimPublicScan } from '#store/public-scans.ts'
import { cancelScan, failScan, queueScan, scanOfWebsite, takeScan } from '#store/scans.ts'
import { saveSetting, settingOf } from '#store/settings.ts'
import { limits } from '#store/schema/limits.ts'
import type { ScanCause } from '#core/scan-states.ts'
import { publicScans, results } from '#store/schema/scans.ts'
import { visitors } from '#store/schema/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { inspectHere } from '#support/inspect-here.ts'
import { until } from '#support/until.ts'
import { startWebServer, type WebAnswer, type WebServer } from '#support/web-server.ts'
import { endWithoutGathering } from './public-scan.ts'
import { runScan } from './run-scan.ts'
import type { ScanTools } from './scan-tools.ts'

const HOME = `<!doctype html><html lang="en"><title>Joe's Shop</title><meta name="description" content="Shoes in Perth">
  <h1>Joe's Shop</h1><p>We sell shoes, boots and laces in Perth, and mend them too.</p>
  <a href="/about">About us</a><a href="/boots">Boots</a>`
const HOSTS = ['joes', 'alias', 'mapped', 'quiet', 'led'].map((name) => `${name}.fixture`)

/** Every website of the test, by its host; `alias` and `led` redirect. */
function answersOf(host: string, path: string): WebAnswer {
  if (host === 'alias.fixture') return { status: 302, headers: { location: `http://joes.fixture${path}` } }
  if (host === 'led.fixture') return { status: 302, headers: { location: `http://quiet.fixture${path}` } }
  const keepsOut =
    host === 'quiet.fixture' ? 'User-agent: *\nAllow: /\n\nUser-agent: fettle\nDisallow: /\n' : ''
  if (path === '/robots.txt') return { headers: { 'content-type': 'text/plain' }, body: keepsOut }
  return path === '/' || path === '/about' ? HOME : { status: 404, body: 'Not found' }
}

describe('a public scan', () => {
  let api: TestApi
  let server: WebServer
  let tools: ScanTools
  /** How many inspectors have ended. */
  let inspected = 0
  const asked: { host: string; path: string }[] = []

  before(async () => {
    api = await testApi()
    server = await startWebServer((path) => (request, response) => {
      const host = String(request.headers.host)
      asked.push({ host, path })
      const answer = answersOf(host, path)
      const {
        status = 200,
        headers = {},
        body = '',
      } = typeof answer === 'string' ? { body: answer } : typeof answer === 'function' ? {} : answer
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body)
    })
    const to = { address: server.address, addressPort: server.port }
    tools = {
      db: api.db,
      files: api.services.files,
      egress: {
        userAgent: 'Fettle/test (+https://fettle.test/bot)',
        resolve: HOSTS.flatMap((host) => [
          { host, port: 80, ...to },
          { host, port: 443, address: server.address, addressPort: 1 },
        ]),
        allowPrivate: ['127.0.0.2/32'],
        dns: [],
        ca: [],
        pace: 'off',
      },
      browser: { use: false, executable: null, sandbox: 'off' },
      inspector: (...task) => {
        const inspector = inspectHere(...task)
        void inspector.ended.then(() => (inspected += 1))
        return inspector
      },
      pages: 5,
      connections: api.services.connections,
      publish: async () => undefined,
      rejudge: async () => undefined,
      gatherAgain: async () => undefined,
      updatePlan: async () => undefined,
      onFault: (where, error) => assert.fail(`${where}: ${String(error)}`),
    }
  })
  beforeEach(async () => {
    asked.length = 0
    await api.db.delete(publicScans)
    await api.db.delete(limits)
  })
  after(async () => {
    await server.close()
    await api.close()
  })

  /** Queues a scan of a host. */
  async function queued(host: string, cause: ScanCause = 'visitor') {
    const address = `http://${host}/`
    const owner = cause === 'visitor' ? null : await api.owner()
    const [visitor] = await api.db
      .insert(visitors)
      .values({ tokenHash: `${host} ${Math.random()}` })
      .returning()
    assert.ok(visitor)
    const website = await addWebsite(
      api.db,
      owner ? { address, ownerId: owner.id } : { address, visitorId: visitor.id },
    )
    const scan = await queueScan(api.db, { websiteId: website.id, cause, checks: ['sitemap'] })
    return {
      run: () => runScan({ scanId: scan.id, websiteId: website.id }, tools, new AbortController().signal),
      now: async () => scanOfWebsite(api.db, website.id, scan.id),
      seen: async () =>
        (await api.db.select().from(results).where(eq(results.scanId, scan.id))).map(({ result }) => ({
          status: result.status,
          at: result.updatedAt,
        })),
      id: scan.id,
    }
  }

  it('A21 is shared: the second one of a website requests nothing, and has the same results', async () => {
    const [first, second] = [await queued('joes.fixture'), await queued('joes.fixture')]
    await first.run()
    const before = asked.length
    assert.ok(before > 0)
    await second.run()
    assert.equal(asked.length, before)
    const [one, two] = [await first.now(), await second.now()]
    assert.deepEqual([two?.sharedFrom, two?.state, two?.startedAt], [one?.id, one?.state, one?.startedAt])
    assert.deepEqual(await second.seen(), await first.seen())
    assert.equal((await second.seen()).length, 1)
  })

  it('A21 is waited for while it runs', async () => {
    const [first, second] = [await queued('joes.fixture'), await queued('joes.fixture')]
    await Promise.all([first.run(), second.run()])
    const shared = [(await first.now())?.sharedFrom, (await second.now())?.sharedFrom]
    assert.equal(shared.filter((from) => from === null).length, 1)
    assert.equal(asked.filter(({ path }) => path === '/').length <= 2, true, JSON.stringify(asked))
    assert.deepEqual(await second.seen(), await first.seen())
  })

  it('A21 is shared by all names of its website', async () => {
    const first = await queued('joes.fixture')
    await first.run()
    asked.length = 0
    const second = await queued('alias.fixture')
    await second.run()
    assert.equal((await second.now())?.sharedFrom, first.id)
    assert.deepEqual(await second.seen(), await first.seen())
    const third = await queued('alias.fixture')
    asked.length = 0
    await third.run()
    assert.deepEqual(asked, [], 'the alias is known by now')
  })

  it('A21 gathers after all when the scan that it waited for behind a redirect has failed', async () => {
    const [first, second] = [await queued('joes.fixture'), await queued('alias.fixture')]
    await takeScan(api.db, first.id)
    const claim = { scanId: first.id, at: new Date(), isRunning: true }
    await claimPublicScan(api.db, publicScanKey('http://joes.fixture/'), claim)
    const before = inspected
    const ended = second.run()
    await until('it has stopped gathering', () => inspected > before)
    await failScan(api.db, first.id)
    await ended
    assert.equal((await second.now())?.state, 'done')
    assert.equal((await second.seen()).length, 1)
  })

  it('A21 that was stopped while it waited for another one stays stopped, without its results', async () => {
    const [first, second] = [await queued('joes.fixture'), await queued('joes.fixture')]
    await first.run()
    const taken = await takeScan(api.db, second.id)
    const [scan, website] = [await first.now(), await websiteForWorker(api.db, taken?.scan.websiteId ?? '')]
    assert.ok(taken && scan && website)
    await cancelScan(api.db, website.id, second.id)
    const instead = { kind: 'share', scan } as const
    const { signal } = new AbortController()
    const end = { address: 'http://joes.fixture/', instead, signal }
    assert.equal(await endWithoutGathering(tools, { ...taken, website }, end), 'lost')
    assert.equal((await second.now())?.state, 'cancelled')
    assert.deepEqual(await second.seen(), [])
  })

  it('A21 by an owner is not shared, and does not wait', async () => {
    await (await queued('joes.fixture')).run()
    asked.length = 0
    const own = await queued('joes.fixture', 'owner')
    await own.run()
    assert.ok(asked.length > 0)
    assert.equal((await own.now())?.sharedFrom, null)
    const { scanId } = (await api.db.select().from(publicScans))[0] ?? {}
    assert.notEqual(scanId, own.id)
  })

  it('C14 stops at a robots.txt that refuses Fettle by name; the owner’s own scan does not', async () => {
    await (await queued('quiet.fixture')).run()
    assert.deepEqual(new Set(asked.map(({ path }) => path)), new Set(['/robots.txt']))
    asked.length = 0
    await (await queued('quiet.fixture', 'owner')).run()
    assert.ok(asked.some(({ path }) => path === '/'))
    assert.ok(!asked.some(({ path }) => path === '/about'))
  })

  it('requests nothing of a website on the operator’s list of those left alone, also by its owner, and also where another name redirects to it', async () => {
    const { version } = await settingOf(api.db, 'leftAlone')
    await saveSetting(api.db, 'leftAlone', { value: ['joes.fixture'], version })
    for (const cause of ['visitor', 'owner', 'schedule'] as const) {
      const scan = await queued('joes.fixture', cause)
      await scan.run()
      const ended = await scan.now()
      assert.deepEqual([ended?.state, ended?.reason], ['failed', 'left_alone'])
    }
    assert.deepEqual(asked, [])
    const led = await queued('alias.fixture')
    await led.run()
    const ended = await led.now()
    assert.deepEqual([ended?.state, ended?.reason], ['failed', 'left_alone'])
    await saveSetting(api.db, 'leftAlone', { value: [], version: version + 1 })
  })
})
