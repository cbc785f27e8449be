import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { catalogue } from '#checks/catalogue.generated.ts'
import { updatePlanOfWebsite } from '#store/update-plan.ts'
import { addWebsite } from '#store/websites.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { resultOf } from '#support/result-of.ts'
import { scanned } from '#support/scanned.ts'
import { took } from '#support/time-limit.ts'

const RESULTS = 20_000
const PAGE_MS = 500
const PATHS = [
  '/me',
  '/overview',
  '/plan',
  '/results',
  '/categories/compliance',
  '/checks/ssl',
  '/checks/ssl/history',
  '/reports',
]

describe('twenty thousand results in one account', () => {
  let api: TestApi
  let owner: Awaited<ReturnType<TestApi['owner']>>
  before(async () => {
    api = await testApi()
    owner = await api.owner()
    const { id } = await addWebsite(api.db, { ownerId: owner.id, address: 'https://joes.fixture/' })
    const at = new Date()
    const results = catalogue.map((check) =>
      resultOf(check.id, Object.keys(check.statuses)[0] ?? '', at.toISOString()),
    )
    await scanned(api.db, id, results)
    await updatePlanOfWebsite(api.db, id, { checks: catalogue, at, scan: 'manual' })
    const scans = Math.ceil(RESULTS / results.length)
    // Earlier scans are copies of this one, a day before each other.
    await api.db.execute(sql`
      with days as materialized (
        select gen_random_uuid() as scan, n from generate_series(1, ${scans}::int) n
      ), looked as (
        insert into scans (id, website_id, cause, checks, triggers, state, attempt, finished, created_at, started_at, ended_at)
          select d.scan, s.website_id, s.cause, s.checks, s.triggers, s.state, s.attempt, s.finished,
                 s.created_at - d.n * interval '1 day', s.started_at - d.n * interval '1 day', s.ended_at - d.n * interval '1 day'
            from days d, scans s
      )
      insert into results (scan_id, website_id, "check", status, display, grey_kind, conclusive, score, revision, result, at)
        select d.scan, r.website_id, r."check", r.status, r.display, r.grey_kind, r.conclusive, r.score, r.revision, r.result,
               r.at - d.n * interval '1 day'
          from days d, results r`)
    await api.db.execute(sql`analyze`)
  })
  after(() => api.close())

  for (const path of PATHS) {
    it(`L08 are behind ${path}, which answers as soon as with few`, async () => {
      await owner.get(path)
      const began = performance.now()
      const { status, text } = await owner.get(path)
      took(`${path} was answered`, began, PAGE_MS)
      assert.equal(status, 200, text.slice(0, 200))
    })
  }
})
