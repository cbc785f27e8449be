import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { ShownMove } from '#plan/item-move.ts'
import type { Dashboard } from '#plan/dashboard.ts'
import type { TrackedPlan } from '#plan/tracked.ts'
import { updatePlanOfWebsite } from '#store/update-plan.ts'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { scanned } from '#support/scanned.ts'
import { failedResult, resultOf } from '#support/result-of.ts'
import { categoryCalls } from '../contract/categories.ts'
import { dashboardShape } from '../contract/overview.ts'
import { planCalls, type moveShape, type trackedPlanShape } from '../contract/plan.ts'

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
/** Compiles only while the contract has the same type as the pure half. */
const shapesAreTrue: [
  Same<z.infer<typeof trackedPlanShape>, TrackedPlan>,
  Same<z.infer<typeof moveShape>, ShownMove>,
  Same<z.infer<typeof dashboardShape>, Dashboard>,
] = [true, true, true]

const planAnswer = planCalls['GET /plan'].answer
const categoryAnswer = categoryCalls['GET /categories/{category}'].answer
const NOW = '2026-11-21T08:00:00.000Z'

describe('the dashboard', () => {
  let api: TestApi
  before(async () => {
    api = await testApi({ now: () => new Date(NOW) })
  })
  after(() => api.close())

  const ownerWith = async (results: Parameters<typeof scanned>[2], isPlanUpdated = true) => {
    const owner = await api.owner()
    const website = await addWebsite(api.db, { ownerId: owner.id, address: 'https://joes.fixture/' })
    await scanned(api.db, website.id, results)
    if (isPlanUpdated)
      await updatePlanOfWebsite(api.db, website.id, { checks: catalogue, at: new Date(NOW), scan: 'manual' })
    return { ...owner, website }
  }
  const RESULTS = [
    resultOf('ssl', 'valid', NOW),
    resultOf('contact-form', 'no_contact_form', NOW),
    failedResult('sitemap', NOW),
  ]

  it('is compressed for callers that accept it, with the same text', async () => {
    const owner = await ownerWith(RESULTS)
    const plain = await owner.get('/overview', { 'accept-encoding': 'identity' })
    const packed = await owner.get('/overview', { 'accept-encoding': 'gzip' })
    assert.equal(plain.headers.get('content-encoding'), null)
    assert.equal(packed.headers.get('content-encoding'), 'gzip')
    assert.deepEqual(packed.body, plain.body)
  })

  it('is compressed before the first scan has ended, too', async () => {
    const early = await ownerWith(RESULTS, false)
    const packed = await early.get('/overview', { 'accept-encoding': 'gzip' })
    assert.equal(packed.headers.get('content-encoding'), 'gzip')
  })

  it('is one answer', async () => {
    const owner = await ownerWith(RESULTS)
    const { status, body } = await owner.get('/overview')
    assert.equal(status, 200)
    const dashboard = dashboardShape.parse(body)
    assert.equal(dashboard.topPriority?.check, 'contact-form')
    assert.equal(dashboard.progress.label, '1 of 2')
    assert.equal(dashboard.couldNotRunLine, "1 check couldn't be run")
    assert.equal(dashboard.website.host, 'joes.fixture')
    assert.equal(dashboard.lookedAt, NOW)
    assert.ok(shapesAreTrue.every(Boolean))
  })

  it('exists before the first scan has ended, and is stored afterwards', async () => {
    const early = await ownerWith(RESULTS, false)
    assert.equal(dashboardShape.parse((await early.get('/overview')).body).progress.done, 1)
    assert.equal(planAnswer.parse((await early.get('/plan')).body).version, 0)
    const late = await ownerWith(RESULTS)
    const plan = planAnswer.parse((await late.get('/plan')).body)
    assert.equal(plan.version, 1)
    assert.ok(
      plan.moves.some(({ check, kind, to }) => check === 'ssl' && kind === 'joined' && to === 'completed'),
    )
  })

  it('comes with moves as the contract says, and nothing more', async () => {
    const { body } = await (await ownerWith(RESULTS)).get('/plan')
    const { moves } = z.object({ moves: z.array(z.unknown()) }).parse(body)
    assert.deepEqual(moves, planAnswer.parse(body).moves)
  })

  it('is the new one from the first call after an update of the plan', async () => {
    const owner = await ownerWith(RESULTS)
    const first = await owner.get('/overview')
    assert.deepEqual((await owner.get('/overview')).body, first.body)
    await scanned(api.db, owner.website.id, [resultOf('contact-form', 'has_contact_form', NOW)])
    await updatePlanOfWebsite(api.db, owner.website.id, {
      checks: catalogue,
      at: new Date(NOW),
      scan: 'manual',
    })
    const second = await owner.get('/overview')
    assert.equal(dashboardShape.parse(second.body).progress.label, '2 of 2')
  })

  it('has the categories in the order of the tour', async () => {
    const owner = await ownerWith(RESULTS)
    const { category, checks } = categoryAnswer.parse((await owner.get('/categories/compliance')).body)
    assert.equal(category?.counts.good, 1)
    assert.equal(checks[0]?.check, 'ssl')
    assert.equal(checks[0]?.result?.tag, 'Secure')
    assert.ok(checks.some(({ result }) => result === null))
    assert.equal((await owner.get('/categories/nonsense')).status, 404)
  })

  it('is shown to nobody else: A01 an owner without a website gets the same answer as a visitor', async () => {
    await ownerWith(RESULTS)
    const other = await api.owner()
    for (const path of ['/overview', '/plan', '/categories/compliance', '/checks/ssl']) {
      const [answer, unknown] = await Promise.all([other.get(path), api.visitor().get(path)])
      assert.equal(answer.status, 404)
      assert.deepEqual(answer.body, unknown.body)
    }
  })
})
