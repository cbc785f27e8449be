import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { ownerCreated } from '#store/owners.ts'
import { user } from '#store/schema/auth.ts'
import type { Scan } from '#store/scans.ts'
import { addWebsite } from '#store/websites.ts'
import { testStore, type TestStore } from '#support/store.ts'
import { failedResult } from '#support/result-of.ts'
import { scanned } from '#support/scanned.ts'
import { judgeWithoutWebsite } from './judge-without-website.ts'

const EVERYTHING = catalogue.map(({ id }) => id)
const AT = new Date('2026-11-22T09:00:00Z')

describe('an owner without a website', () => {
  let store: TestStore
  before(async () => {
    store = await testStore()
  })
  after(() => store.close())

  /** The website of a new owner; `null`: none. */
  async function websiteOf(address: string | null): Promise<string> {
    const [account] = await store.db
      .insert(user)
      .values({ name: 'Mia Rose', email: `${randomUUID()}@owners.fixture` })
      .returning()
    const ownerId = account?.id ?? ''
    await ownerCreated(store.db, { id: ownerId, firstName: 'Mia', lastName: 'Rose' })
    return (await addWebsite(store.db, { ownerId, address })).id
  }

  /** Scans that are queued at a start. */
  async function queuedAtStart(): Promise<Pick<Scan, 'websiteId'>[]> {
    const queued: Pick<Scan, 'websiteId'>[] = []
    await judgeWithoutWebsite(store.db, { scan: async (scan) => void queued.push(scan) }, AT)
    return queued
  }

  it('is scanned at the next start where nothing was judged, or an earlier version knew no better; once', async () => {
    const [never, before] = [await websiteOf(null), await websiteOf(null)]
    await scanned(
      store.db,
      before,
      EVERYTHING.map((id) => failedResult(id, AT.toISOString(), { reasonCode: 'dns_failure' })),
    )
    await websiteOf('https://joes.fixture/')
    const queued = await queuedAtStart()
    assert.deepEqual(queued.map(({ websiteId }) => websiteId).toSorted(), [never, before].toSorted())
    assert.deepEqual(await queuedAtStart(), [])
  })

  it('is not scanned where every check that needs a website says that there is none', async () => {
    const website = await websiteOf(null)
    await scanned(
      store.db,
      website,
      EVERYTHING.map((id) => failedResult(id, AT.toISOString(), { reasonCode: 'no_website' })),
    )
    assert.deepEqual(await queuedAtStart(), [])
  })
})
