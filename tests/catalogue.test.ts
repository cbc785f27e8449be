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

/** Ids, codes and routes of the specification, and of ours where it has none. */
const SPECIFIED: readonly (readonly [id: string, code: string, path: string])[] = [
  ['ssl', 'T3NAV1SS', '/compliance/ssl'],
  ['legal-necessities', 'T3NAV14LE', '/compliance/legal-necessities'],
  ['site-vulnerability', 'T3CHECK920', '/compliance/site-vulnerability'],
  ['email-security', 'T3CHECK978', '/compliance/email-security'],
  ['cloud-storage', 'T3CHECK1791', '/compliance/cloud-storage'],
  ['data-breach-check', 'FETTLE-BREACH', '/compliance/data-breach-check'],
  ['google-my-business', 'T3NAV20GO', '/visibility/google-my-business'],
  ['sitemap', 'T3NAV6SI', '/visibility/sitemap'],
  ['broken-links', 'T3NAV15BL', '/visibility/broken-links'],
  ['search-ranking', 'T3CHECK21', '/visibility/search-ranking'],
  ['site-keywords', 'FETTLE-KEYWORDS', '/visibility/site-keywords'],
  ['search-engine-results', 'T3CHECK1792', '/visibility/search-engine-results'],
  ['google-analytics', 'T3CHECK940', '/visibility/google-analytics'],
  ['google-ads', 'T3CHECK22', '/visibility/google-ads'],
  ['layout', 'T3NAV8MO', '/customer-experience/layout'],
  ['contact-form', 'T3NAV11CO', '/customer-experience/contact-form'],
  ['ecommerce', 'T3NAV7EC', '/customer-experience/ecommerce'],
  ['shopping-cart', 'T3CHECK17', '/customer-experience/shopping-cart'],
  ['confirmation-emails', 'T3CHECK18', '/customer-experience/confirmation-emails'],
  ['about-us', 'T3CHECK16', '/customer-experience/about-us'],
  ['content-display-on-social', 'T3CHECK19', '/customer-experience/content-display-on-social'],
  ['email-marketing', 'T3CHECK950', '/customer-experience/email-marketing'],
  ['shipping-options', 'T3CHECK926', '/customer-experience/shipping-options'],
  ['payment-options', 'T3CHECK930', '/customer-experience/payment-options'],
  ['address-autofill', 'T3CHECK928', '/customer-experience/address-autofill'],
  ['accessibility-mobile', 'T3CHECK14MO', '/customer-experience/accessibility?mobile=true'],
  ['accessibility-desktop', 'T3CHECK14DE', '/customer-experience/accessibility?desktop=true'],
  ['facebook', 'T3NAV3FA', '/social-media/facebook'],
  ['instagram', 'T3NAV5IN', '/social-media/instagram'],
  ['twitter', 'T3NAV2TW', '/social-media/twitter'],
  ['linkedin', 'FETTLE-LINKEDIN', '/social-media/linkedin'],
  ['sitespeed-mobile', 'T3NAV9SIM', '/sitespeed?mobile=true'],
  ['sitespeed-desktop', 'T3NAV9SID', '/sitespeed?desktop=true'],
]

/** The previous/next order of the specification, without the front page at both ends. */
const TOUR = [
  'ssl',
  'legal-necessities',
  'broken-links',
  'sitemap',
  'google-my-business',
  'search-ranking',
  'site-keywords',
  'shopping-cart',
  'layout',
  'contact-form',
  'ecommerce',
  'confirmation-emails',
  'about-us',
  'content-display-on-social',
  'instagram',
  'twitter',
  'facebook',
  'sitespeed-mobile',
]

/** Tones of a result that asks for work. */
const FAILED: ReadonlySet<string> = new Set(['error', 'warning', 'missing'])
/** Minutes. */
const ROUNDING = 5

const byId = <T extends readonly [string, ...unknown[]]>(rows: readonly T[]) =>
  rows.toSorted(([a], [b]) => a.localeCompare(b))

describe('the catalogue of checks', () => {
  it("has the specification's ids, codes and routes, and no others", () => {
    assert.deepEqual(byId(catalogue.map(({ id, code, path }) => [id, code, path] as const)), byId(SPECIFIED))
  })

  it("has the specification's tour", () => {
    const onTour = catalogue
      .filter(({ tour }) => tour !== null)
      .toSorted((a, b) => (a.tour ?? 0) - (b.tour ?? 0))
    assert.deepEqual(
      onTour.map(({ id }) => id),
      TOUR,
    )
    assert.equal(new Set(onTour.map(({ tour }) => tour)).size, TOUR.length)
  })

  it('gives every plan item a weight of its own', () => {
    const weights = catalogue.flatMap(({ plan }) => (plan ? [plan.weight] : []))
    assert.equal(new Set(weights).size, weights.length)
    assert.equal(weights.length, catalogue.length - 1)
  })

  it('gives each pin a position of its own', () => {
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

  it('gives every report and spreadsheet of a check a unique name', () => {
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

  it('recommends lessons that exist, by statuses that exist', () => {
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

  it('has at most one check that asks whether the business sells online', () => {
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
    it(`${id}: the steps of a failure take as long as the whole job, or less`, () => {
      const effort = plan?.effort ?? 0
      const longest = failed.map(([status]) => {
        const timed = (words.statuses[status]?.steps ?? []).filter((step) => typeof step !== 'string')
        assert.ok(timed.length >= 2, status)
        return timed.reduce((sum, step) => sum + step.minutes, 0)
      })
      const most = Math.max(...longest)
      assert.ok(most >= effort / 2 && most <= effort + ROUNDING, `${most} of ${effort} minutes`)
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
