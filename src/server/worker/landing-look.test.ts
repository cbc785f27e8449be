import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { LANDING_KINDS } from '#core/ads/landing.ts'
import type { EvidenceMap } from '#core/evidence/index.ts'
import { failure } from '#core/reasons.ts'
import type { StartInspector } from '#engine/inspector/client.ts'
import { keepLandingLook, landingLookOf } from '#store/ads-landing-looks.ts'
import { anAdsConnection } from '#support/ads-rows.ts'
import { AdsPlatform } from '#support/ads-platform.ts'
import { NO_SERVICES, testApi, type TestApi } from '#support/api.ts'
import { aSite } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { lookAtLanding } from './landing-look.ts'

const PAGE = 'https://bluewren.example/wreaths'
const AD = { url: PAGE, headlines: ['Christmas wreaths'], descriptions: [] }
const AT = { at: '2026-11-21T01:00:00Z', durationMs: 1 }

type Site = EvidenceMap['site']

describe('a look at a landing page', () => {
  let api: TestApi
  let tasks: string[] = []
  let faults: string[] = []
  /** What the inspector sees of the page; `null`: it does not open. */
  let site: Site | null = null
  /** Runs while the inspector works. */
  let meanwhile: (() => void) | null = null
  const platform = new AdsPlatform('2026-11-21')
  before(async () => {
    api = await testApi({}, { ...NO_SERVICES, connectors: [platform.connector] })
  })
  after(() => api.close())
  beforeEach(() => {
    tasks = []
    faults = []
    meanwhile = null
    const home = aPage({ url: PAGE, text: { words: 3, main: 'Christmas wreaths in Newtown' } })
    site = aSite({ requested: PAGE, address: PAGE, home })
  })

  const inspector: StartInspector = ({ address }, onMessage) => {
    tasks.push(address)
    const gone = { state: 'failed', failure: failure('http_status', undefined, 404), ...AT } as const
    const piece = site === null ? gone : ({ state: 'ok', value: site, ...AT } as const)
    onMessage({ kind: 'evidence', key: 'site', piece })
    meanwhile?.()
    return { stop: () => undefined, kill: () => undefined, ended: Promise.resolve() }
  }

  async function asked(mode: 'live' | 'sample' = 'live') {
    const owner = await api.owner()
    const connection = await anAdsConnection(api.db, owner.id, mode)
    const id = await keepLandingLook(api.db, connection, { input: AD, at: new Date() })
    return { id, kept: () => landingLookOf(api.db, connection.id, id) }
  }

  const look = (id: string, signal = new AbortController().signal) => {
    const { db, connections: services, now } = api.services
    const pageTools = {
      egress: { ...NO_SERVICES.network, resolve: [], allowPrivate: [], ca: [], pace: 'adaptive' as const },
      browser: { use: false, executable: null, sandbox: 'off' as const },
      inspector,
      onFault: (where: string) => void faults.push(where),
    }
    return lookAtLanding(id, { ...pageTools, db, connections: services, now }, signal)
  }
  const outcomeOf = async ({ kept }: Awaited<ReturnType<typeof asked>>, kind: string) =>
    (await kept())?.findings.find((one) => one.kind === kind)?.outcome

  it('opens the page of the ad once, and keeps a finding of each kind', async () => {
    const one = await asked()
    await look(one.id)
    const kept = await one.kept()
    assert.deepEqual([tasks, kept?.state], [[PAGE], 'done'])
    assert.deepEqual(
      kept?.findings.map(({ kind }) => kind),
      LANDING_KINDS,
    )
    assert.equal(await outcomeOf(one, 'reachable'), 'good')
    assert.deepEqual(faults, [])
  })

  it('ends a judgement that has no end, and tells the owner that the fault is ours', async () => {
    const { home } = site ?? aSite()
    site = aSite({
      home: {
        ...home,
        get text(): typeof home.text {
          for (;;);
        },
      },
    })
    const one = await asked()
    await look(one.id)
    assert.deepEqual(faults, ['the findings of a landing page'])
    const kept = await one.kept()
    assert.equal(kept?.state, 'done')
    assert.deepEqual([...new Set(kept.findings.map(({ outcome }) => outcome))], ['unknown'])
  })

  it('says that a page does not open', async () => {
    site = null
    const one = await asked()
    await look(one.id)
    assert.equal(await outcomeOf(one, 'reachable'), 'problem')
  })

  it('asks the owner’s account whether it counts conversions, and not that of the sample', async () => {
    const [own, sample] = [await asked('live'), await asked('sample')]
    platform.reads.length = 0
    await look(sample.id)
    assert.deepEqual(platform.reads, [])
    await look(own.id)
    assert.deepEqual(platform.reads, ['account'])
  })

  it('is not made again once it has ended, and not for what is gone', async () => {
    const one = await asked()
    await look(one.id)
    await look(one.id)
    await look(randomUUID())
    assert.equal(tasks.length, 1)
  })

  it('goes back to the queue when its worker stops', async () => {
    const one = await asked()
    const stopping = new AbortController()
    meanwhile = () => stopping.abort()
    await assert.rejects(look(one.id, stopping.signal), /another one takes the look up/u)
    assert.equal((await one.kept())?.state, 'looking')
  })
})
