import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { saveEvidence } from '#store/evidence.ts'
import { endScan, queueScan, takeScan } from '#store/scans.ts'
import { adoptWebsite, websiteOfOwner } from '#store/websites.ts'
import { publicScans } from '#store/schema/scans.ts'
import { websites } from '#store/schema/websites.ts'
import { eq, inArray } from 'drizzle-orm'
import { insteadOf } from './public-scan.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { aSite } from '#support/evidence.ts'
import { aMail, none } from '#support/mail-evidence.ts'
import { resultOf } from '#support/result-of.ts'
import { saveRated } from '#support/save-rated.ts'
import { weakMailFacts } from '#support/weak-mail-facts.ts'
import { firstJobCalls } from '#api/contract/first-job.ts'
import { scanCalls } from '#api/contract/scans.ts'

const { answer } = firstJobCalls['GET /first-job']
const scanShape = scanCalls['POST /visits'].answer

describe('the first job of a shared public scan', () => {
  let api: TestApi
  let people = 0
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  const somebody = () => {
    people += 1
    const visitor = api.visitor()
    const from = { 'x-from': `192.0.2.${people}` }
    const look = async (address: string) =>
      scanShape.parse((await visitor.post('/visits', { address }, from)).body)
    const firstJob = async () => answer.parse((await visitor.get('/first-job', from)).body).job
    return { look, firstJob }
  }

  /** Ends a scan as a worker does, with a fault whose piece is made of evidence. */
  async function end(id: string): Promise<string> {
    const taken = await takeScan(api.db, id)
    assert.ok(taken)
    const { hold } = taken
    const at = new Date().toISOString()
    await saveRated(
      api.db,
      hold,
      resultOf('email-security', 'insecure_email', at, { facts: weakMailFacts('joes.example.com') }),
    )
    await saveGathered(hold.websiteId)
    await endScan(api.db, hold, { state: 'done', reason: null })
    return hold.websiteId
  }

  async function saveGathered(websiteId: string): Promise<void> {
    const at = new Date().toISOString()
    const mail = aMail({ mx: none, spf: none, spfTree: null, dmarc: none })
    await saveEvidence(api.services, websiteId, {
      mail: { state: 'ok', value: mail, at, durationMs: 1 },
      site: { state: 'ok', value: aSite(), at, durationMs: 1 },
    })
  }

  it('is the same for a second visitor, with the same piece', async () => {
    const [ann, bob] = [somebody(), somebody()]
    await end((await ann.look('https://joes.example.com')).id)
    const first = await ann.firstJob()
    assert.ok((first?.fix.pieces.length ?? 0) > 0)
    assert.equal((await bob.look('https://joes.example.com')).shared, true)
    assert.deepEqual(await bob.firstJob(), first)
  })

  /** Makes a visitor's website an owner's, and begins a scan of it as a worker does. */
  async function scanOfOwner(websiteId: string): Promise<void> {
    const owner = await api.owner()
    const [row] = await api.db.select().from(websites).where(eq(websites.id, websiteId))
    assert.ok(row?.visitorId && row.address)
    const { visitorId, address } = row
    await adoptWebsite(api.db, { visitorId, ownerId: owner.id, address })
    const website = await websiteOfOwner(api.db, owner.id)
    assert.ok(website)
    const { id } = await queueScan(api.db, { websiteId, cause: 'owner', checks: ['email-security'] })
    const taken = await takeScan(api.db, id)
    assert.ok(taken)
    assert.equal(await insteadOf(api.services, { scan: taken.scan, website }, address), null)
    await saveGathered(websiteId)
    await endScan(api.db, taken.hold, { state: 'done', reason: null })
  }

  it('is the same after the first visitor has made an account, and their website was read again', async () => {
    const [ann, bob, eve] = [somebody(), somebody(), somebody()]
    const websiteId = await end((await ann.look('https://adopted.example.com')).id)
    const first = await ann.firstJob()
    await scanOfOwner(websiteId)
    for (const later of [bob, eve]) {
      assert.equal((await later.look('https://adopted.example.com')).shared, true)
      assert.deepEqual(await later.firstJob(), first)
    }
  })

  it('is kept under both hosts of a scan that followed a redirect', async () => {
    const [ann, bob] = [somebody(), somebody()]
    const { id } = await ann.look('https://alias.example.com')
    const websiteId = await end(id)
    await api.db.insert(publicScans).values({ host: 'shop.example.com', scanId: id, at: new Date() })
    await scanOfOwner(websiteId)
    const shared = await api.db
      .select({ scanId: publicScans.scanId })
      .from(publicScans)
      .where(inArray(publicScans.host, ['alias.example.com', 'shop.example.com']))
    assert.equal(new Set(shared.map(({ scanId }) => scanId)).size, 1)
    assert.notEqual(shared[0]?.scanId, id)
    assert.equal((await bob.look('https://shop.example.com')).shared, true)
    assert.ok((await bob.firstJob())?.fix.pieces.length)
  })

  it('is of one scan for who shared it before the website had an owner, however often they ask', async () => {
    const [ann, bob] = [somebody(), somebody()]
    const websiteId = await end((await ann.look('https://before.example.com')).id)
    const { id } = await bob.look('https://before.example.com')
    await scanOfOwner(websiteId)
    assert.equal((await bob.look('https://before.example.com')).id, id)
  })
})
