import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { LiveEvent } from '#api/live/live-event.ts'
import type { ScanCause } from '#core/scan-states.ts'
import { cancelScan, queueScan, scanOfWebsite } from '#store/scans.ts'
import { saveEvidence } from '#store/evidence.ts'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { aSite } from '#support/evidence.ts'
import { aCrawl, aPage, aScript } from '#support/page-facts.ts'
import { runScan } from './run-scan.ts'
import type { ScanTools } from './scan-tools.ts'

const updatePlan = async () => {
  throw new Error('the worker was killed')
}

const piece = <T>(value: T, at: string) => ({ state: 'ok', value, at, durationMs: 9_000 }) as const

describe('a worker’s scan', () => {
  let api: TestApi
  let tools: ScanTools
  let updates: string[] = []
  let published: LiveEvent['kind'][] = []

  before(async () => {
    api = await testApi()
    tools = {
      db: api.db,
      files: api.services.files,
      egress: { userAgent: 'Fettle', resolve: [], allowPrivate: [], dns: [], ca: [], pace: 'off' },
      browser: { use: false, executable: null, sandbox: 'off' },
      inspector: () => assert.fail('nothing is gathered'),
      pages: 5,
      connections: api.services.connections,
      publish: async (_, { kind }) => void published.push(kind),
      rejudge: async () => undefined,
      gatherAgain: async () => undefined,
      updatePlan: async (_, how) => void updates.push(how),
      onFault: (where, error) => assert.fail(`${where}: ${String(error)}`),
    }
  })
  beforeEach(() => {
    updates = []
    published = []
  })
  after(() => api.close())

  async function queued(cause: ScanCause, address: string | null = null, checks = ['data-breach-check']) {
    const owner = await api.owner()
    const website = await addWebsite(api.db, { ownerId: owner.id, address })
    const { id } = await queueScan(api.db, { websiteId: website.id, cause, checks })
    const signal = new AbortController().signal
    return {
      id,
      website,
      run: (more: Partial<ScanTools> = {}, until = signal) =>
        runScan({ scanId: id, websiteId: website.id }, { ...tools, ...more }, until),
      state: async () => (await scanOfWebsite(api.db, website.id, id))?.state,
    }
  }

  for (const [cause, how] of [
    ['answers', 'manual'],
    ['accounts', 'automatic'],
    ['schedule', 'automatic'],
  ] as const)
    it(`updates the plan although the worker ended between the scan and its update (${cause})`, async () => {
      const scan = await queued(cause)
      await assert.rejects(scan.run({ updatePlan }), /killed/u)
      assert.equal(await scan.state(), 'done')
      published = []
      await scan.run()
      assert.deepEqual([updates, published], [[how], ['plan', 'scan']])
    })

  it('updates the plan when its owner stopped it: what is saved already counts', async () => {
    const scan = await queued('answers')
    const publish: ScanTools['publish'] = async (_, event) => {
      if (event.kind === 'result') await cancelScan(api.db, scan.website.id, scan.id)
    }
    await scan.run({ publish })
    assert.equal(await scan.state(), 'cancelled')
    assert.deepEqual(updates, ['manual'])
  })

  describe('judging again by evidence in which the pages are newer than their rendering', () => {
    const [earlier, now] = ['2026-11-21T07:00:00.000Z', '2026-11-21T08:00:00.000Z']
    const home = aPage({ title: { text: 'Reed beds cleaned', count: 1 }, scripts: [aScript()] })
    const rendering = aPage({ ...home, title: { text: 'Welcome', count: 1 }, rendered: true })

    async function rejudged(renderedAt: string) {
      const scan = await queued('answers', 'https://joes.test/', ['site-keywords'])
      await saveEvidence(api.services, scan.website.id, {
        site: piece(aSite({ home }), now),
        pages: piece(aCrawl([home, aPage({ url: 'https://joes.test/a', scripts: [aScript()] })]), now),
        renderedPages: piece({ pages: [rendering] }, renderedAt),
      })
      const again: (readonly string[])[] = []
      await scan.run({ gatherAgain: async (_, checks) => void again.push(checks) })
      return { again, published: published.filter((kind) => kind === 'result') }
    }

    it('says nothing by a rendering of an earlier website, and gathers that check again', async () => {
      assert.deepEqual(await rejudged(earlier), { again: [['site-keywords']], published: [] })
    })

    it('uses a rendering that was made while the pages were read', async () => {
      const { again, published } = await rejudged('2026-11-21T07:59:55.000Z')
      assert.deepEqual([again, published.length], [[], 1])
    })
  })

  it('begins to gather nothing when the worker stops while outside services are asked, and goes back to the queue', async () => {
    const scan = await queued('owner', 'https://joes.fixture/', ['data-breach-check', 'sitemap'])
    const stopping = new AbortController()
    const { connections } = api.services
    const isConfigured = async () => {
      stopping.abort()
      return false
    }
    const asking: ScanTools['connections'] = Object.create(connections, {
      isConfigured: { value: isConfigured },
    })
    await assert.rejects(scan.run({ connections: asking }, stopping.signal), /stopping/u)
    assert.equal(await scan.state(), 'queued')
  })
})
