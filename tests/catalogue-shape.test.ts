import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { lessons } from '#checks/lessons.generated.ts'
import { INDUSTRIES } from '#core/business/industries.data.ts'
import { COUNTRY_OPTIONS } from '#core/business/places.data.ts'
import { BUSINESS_AGES, STAFF_COUNTS } from '#core/business/size.data.ts'
import { SIBLINGS } from '#core/check.ts'
import { displayOf } from '#core/display.ts'

/** Tones of a result that asks for work. */
const FAILED: ReadonlySet<string> = new Set(['error', 'warning', 'missing'])
/** Minutes. */
const ROUNDING = 5

describe('the catalogue of checks', () => {
  it('gives every check an id, a code and a page of its own, and each on the tour a place', () => {
    for (const values of [
      catalogue.map(({ id }) => id),
      catalogue.map(({ code }) => code),
      catalogue.map(({ path }) => path),
      catalogue.flatMap(({ tour }) => (tour === null ? [] : [String(tour)])),
    ])
      assert.equal(new Set(values).size, values.length)
  })

  it('gives every plan entry a weight of its own', () => {
    const weights = catalogue.flatMap(({ plan }) => (plan ? [plan.weight] : []))
    assert.equal(new Set(weights).size, weights.length)
    assert.equal(weights.length, catalogue.length - 1)
  })

  it('pins each at a place of its own', () => {
    const places = catalogue
      .flatMap(({ plan }) => (plan?.pin ? [plan.pin.place] : []))
      .toSorted((a, b) => a - b)
    assert.deepEqual(
      places,
      places.map((_, index) => index + 1),
    )
  })

  it('adjusts weights by values that the owner can choose', () => {
    const known = {
      selling: ['yes', 'no', 'unknown'],
      industry: INDUSTRIES.map(({ id }) => id),
      businessAge: BUSINESS_AGES.map(({ id }) => id),
      staff: STAFF_COUNTS.map(({ id }) => id),
      country: COUNTRY_OPTIONS.map(({ id }) => id),
    }
    for (const { id, plan } of catalogue)
      for (const [field, values] of Object.entries(known))
        for (const value of Object.keys(
          Object.entries(plan?.adjustments ?? {}).find(([key]) => key === field)?.[1] ?? {},
        ))
          assert.ok(values.includes(value), `${id}: ${field} ${value}`)
  })

  it('gives every report and spreadsheet of a check a name of its own', () => {
    const kinds = catalogue.flatMap(({ report }) => (report ? [report.kind, report.place] : []))
    assert.equal(new Set(kinds).size, kinds.length)
    const sheets = catalogue.flatMap(({ sheet }) => (sheet ? [sheet.name] : []))
    assert.equal(new Set(sheets).size, sheets.length)
    for (const name of sheets) assert.match(name, /^[a-z_]+\.csv$/u)
  })

  it('has one check for each sibling', () => {
    const found = catalogue.flatMap(({ sibling }) => (sibling ? [sibling.as] : []))
    assert.deepEqual(found.toSorted(), SIBLINGS.toSorted())
  })

  it('recommends lessons that are there, by statuses that are there', () => {
    for (const { id, statuses, recommends } of catalogue) {
      const byStatus = Object.entries(recommends?.byStatus ?? {})
      for (const [status] of byStatus) assert.ok(status in statuses, `${id}: ${status}`)
      for (const media of [
        ...(recommends?.always ?? []),
        ...byStatus.flatMap(([, numbers]) => numbers ?? []),
      ])
        assert.ok(
          lessons.some((lesson) => lesson.media === media),
          `${id}: ${media}`,
        )
    }
  })

  it('asks one check at most whether the business sells online', () => {
    const telling = catalogue.filter(({ selling }) => selling !== undefined)
    assert.equal(telling.length, 1)
    for (const { statuses, selling } of telling)
      for (const status of [...(selling?.yes ?? []), ...(selling?.no ?? [])])
        assert.ok(status in statuses, status)
  })

  for (const check of catalogue) {
    it(`${check.id} has words for every status and completes by its own`, () => {
      for (const [status, tone] of Object.entries(check.statuses)) {
        const words = check.words.statuses[status]
        assert.ok(words && words.tag !== '' && words.line !== '', status)
        assert.ok(words.steps.length > 0 || displayOf(tone).greyKind !== null, `${status} says what to do`)
      }
      for (const status of check.plan?.completedBy ?? []) assert.ok(status in check.statuses, status)
      assert.ok(check.words.who !== '' && check.words.what !== '' && check.words.why !== '')
    })
  }

  for (const { id, plan, statuses, words } of catalogue) {
    const failed = Object.entries(statuses).filter(
      ([status, tone]) => FAILED.has(tone) && !plan?.completedBy.includes(status),
    )
    if (failed.length === 0) continue
    // The plan tells the sum of the steps (decision 26): the effort of its table is that of a result of which nobody knows the steps.
    it(`${id}: the steps of a failure take time, and no more than the whole job`, () => {
      const effort = plan?.effort ?? 0
      const longest = failed.map(([status]) => {
        const timed = (words.statuses[status]?.steps ?? []).filter((step) => typeof step !== 'string')
        assert.ok(timed.length >= 2, status)
        return timed.reduce((sum, step) => sum + step.minutes, 0)
      })
      const most = Math.max(...longest)
      assert.ok(most > 0 && most <= effort + ROUNDING, `${most} of ${effort} minutes`)
    })
  }

  it('has a folder per check or pair, each with a lesson, a test and a method page', () => {
    const folders = globSync('src/checks/*/').map(
      (folder) => folder.replaceAll('\\', '/').split('/').at(-1) ?? '',
    )
    for (const folder of folders) {
      assert.ok(
        catalogue.some(({ id }) => id === folder || id.startsWith(`${folder}-`)),
        folder,
      )
      assert.ok(globSync(`src/checks/${folder}/**/*.test.ts`).length > 0, `${folder} has a test`)
      assert.ok(
        lessons.some(({ check }) => check === folder || check.startsWith(`${folder}-`)),
        `${folder} has a lesson`,
      )
      assert.ok(existsSync(`docs/method/${folder}.md`), `${folder} has a method page`)
    }
  })
})
