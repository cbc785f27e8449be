import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { CheckResult } from '#core/result.ts'
import { aResult } from '#support/results.ts'
import { makePlan } from './plan.ts'

type Given = Pick<CheckResult, 'id' | 'status' | 'display'> & Partial<CheckResult>

const LAYOUT: Given = {
  id: 'layout',
  status: 'not_mobile_responsive',
  display: 'error',
  facts: {
    viewportMeta: null,
    overflowPx: 200,
    smallTextShare: 0,
    smallTargets: 0,
    tapTargets: 10,
    problems: ['overflow'],
    culprits: [],
    screenshots: { mobile: null, desktop: null },
    pages: [],
    otherPages: [],
  },
}
const SITEMAP: Given = { id: 'sitemap', status: 'no_sitemap', display: 'missing', greyKind: 'missing' }
const NEEDLESS: Given = {
  ...SITEMAP,
  facts: { sitemaps: [], declaredInRobots: false, unusable: null, isOnePage: true },
}
const FORM: Given = { id: 'contact-form', status: 'no_contact_form', display: 'missing', greyKind: 'missing' }
const ABOUT: Given = { id: 'about-us', status: 'no_about_us', display: 'missing', greyKind: 'missing' }
const RISK: Given = { id: 'site-vulnerability', status: 'high_risk', display: 'error' }
const TWITTER: Given = { id: 'twitter', status: 'needs', display: 'missing', greyKind: 'more_info' }

const planned = (results: Given[], profile = {}) =>
  makePlan(
    catalogue,
    results.map((given) => aResult(given)),
    profile,
  )
const ids = (results: Given[]) => planned(results).items.map(({ check }) => check)

describe('the one order of open items', () => {
  it('begins with a job that the owner can do tonight, and keeps the others by priority', () => {
    assert.deepEqual(ids([SITEMAP, LAYOUT, ABOUT]), ['sitemap', 'layout', 'about-us'])
  })

  it('is by priority where nobody can do anything tonight', () => {
    assert.deepEqual(ids([ABOUT, LAYOUT]), ['layout', 'about-us'])
  })

  it('leaves a pinned result first', () => {
    assert.deepEqual(ids([SITEMAP, LAYOUT, RISK]), ['site-vulnerability', 'layout', 'sitemap'])
  })

  it('does not begin with a question, however short it is', () => {
    assert.deepEqual(ids([TWITTER, LAYOUT]), ['layout', 'twitter'])
  })

  it('has what matters little for this website after every other fault, and begins with something else', () => {
    assert.deepEqual(ids([TWITTER, NEEDLESS, LAYOUT, ABOUT]), ['layout', 'about-us', 'sitemap', 'twitter'])
    assert.deepEqual(ids([NEEDLESS, FORM]), ['contact-form', 'sitemap'])
  })

  it('is that of the top priority and of the places', () => {
    const { items, topPriority } = planned([SITEMAP, LAYOUT, ABOUT, FORM])
    assert.deepEqual(
      topPriority,
      items.slice(0, 3).map(({ check }) => check),
    )
    assert.deepEqual(
      items.map(({ place }) => place),
      [1, 2, 3, 4],
    )
  })
})
