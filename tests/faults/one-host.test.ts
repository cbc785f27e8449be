import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type AtWork, atWork } from '#support/at-work.ts'
import { Gate, plainSite } from '#support/gate.ts'
import { type Product, startProduct } from '#support/product.ts'
import { scansEnded } from '#support/scans-ended.ts'
import { until } from '#support/until.ts'

const CHECKS = ['ecommerce', 'sitemap']

describe('two owners of one host', () => {
  const gate = new Gate()
  let product: Product
  let work: AtWork
  before(async () => {
    product = await startProduct({
      sites: { 'gate.fixture': gate.site, 'www.gate.fixture': gate.site, 'plain.fixture': plainSite },
      settings: { FETTLE_CHROMIUM: '/nowhere', FETTLE_WORKERS: '2' },
    })
    work = await atWork(product)
  })
  after(async () => {
    await work.close()
    await product.stop()
  })

  const sells = async (host: string, answer: string) => {
    const owner = await work.ownerOf(host)
    const answers = { answers: { 'S-SELL': answer } }
    const saved = await owner.put('/answers/ecommerce', answers)
    assert.equal(saved.status, 200, saved.text)
    return owner
  }

  test('W11 have it scanned one after the other, each with results of their own', async () => {
    gate.open()
    const [ann, bob, cat] = [
      await sells('gate.fixture', 'no'),
      await sells('www.gate.fixture', 'yes'),
      await work.ownerOf('plain.fixture'),
    ]
    await scansEnded(work)
    gate.shut()
    const asked = gate.asked
    const first = await work.scan(ann.website.id, CHECKS)
    await until('the first is in the middle of its work', () => gate.asked > asked)
    const second = await work.scan(bob.website.id, CHECKS)
    // The other worker is free, and does a job that was queued later.
    await work.ended(await work.scan(cat.website.id, CHECKS))
    assert.deepEqual(
      [(await work.scanOf(first)).state, (await work.scanOf(second)).state],
      ['running', 'queued'],
    )
    gate.open()
    const [one, two] = [await work.ended(first), await work.ended(second)]
    assert.deepEqual([one.state, two.state], ['done', 'done'])
    assert.ok(one.endedAt && two.startedAt && one.endedAt <= two.startedAt)

    const receivedBy = async (id: string) =>
      (await work.resultsOf(id)).map(({ websiteId, check, status }) => [websiteId, check, status])
    const [anns, bobs] = [await receivedBy(first), await receivedBy(second)]
    assert.ok(anns.every(([websiteId]) => websiteId === ann.website.id))
    assert.ok(bobs.every(([websiteId]) => websiteId === bob.website.id))
    assert.deepEqual(
      anns.map(([, check]) => check),
      bobs.map(([, check]) => check),
    )
    assert.notEqual(anns[0]?.[2], bobs[0]?.[2], 'what one owner answered decided for the other')
  })
})
