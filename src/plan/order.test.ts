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
const SPEED: Given = { id: 'sitespeed-mobile', status: 'slow', display: 'error' }
const FORM: Given = { id: 'contact-form', status: 'no_contact_form', display: 'missing', greyKind: 'missing' }
const ABOUT: Given = { id: 'about-us', status: 'no_about_us', display: 'missing', greyKind: 'missing' }
const RISK: Given = { id: 'site-vulnerability', status: 'high_risk', display: 'error' }
const TWITTER: Given = { id: 'twitter', status: 'needs', display: 'missing', greyKind: 'more_info' }

const NONE = { found: false, value: null, problems: [] }
/** Its DMARC record only watches, for two weeks. */
const WATCHED: Given = {
  id: 'email-security',
  status: 'improve_email_security',
  display: 'warning',
  facts: {
    domain: 'joes.test',
    mx: [{ ...NONE, exchange: 'mx.joes.test', priority: 10 }],
    spf: { ...NONE, grade: 'good', lookups: 1 },
    dkim: [],
    dkimGrade: 'good',
    dmarc: { ...NONE, value: 'v=DMARC1; p=none; rua=mailto:r@joes.test', grade: 'monitor', at: 'joes.test' },
    mtaSts: NONE,
    tlsRpt: NONE,
    bimi: NONE,
    providers: [],
    advice: [],
  },
}

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
    assert.deepEqual(ids([SPEED, LAYOUT]), ['layout', 'sitespeed-mobile'])
  })

  it('leaves a pinned result first', () => {
    assert.deepEqual(ids([SITEMAP, LAYOUT, RISK]), ['site-vulnerability', 'layout', 'sitemap'])
  })

  it('does not begin with a question, however short it is', () => {
    assert.deepEqual(ids([TWITTER, LAYOUT]), ['layout', 'twitter'])
  })

  it('has what matters little for this website after every other fault, and begins with something else', () => {
    assert.deepEqual(ids([TWITTER, NEEDLESS, LAYOUT, SPEED]), [
      'layout',
      'sitespeed-mobile',
      'sitemap',
      'twitter',
    ])
    assert.deepEqual(ids([NEEDLESS, FORM]), ['contact-form', 'sitemap'])
  })

  it('ends with what has to be waited for, which nobody can begin with', () => {
    assert.deepEqual(ids([WATCHED, SITEMAP, TWITTER]), ['sitemap', 'twitter', 'email-security'])
    assert.deepEqual(planned([WATCHED, TWITTER]).topPriority, ['twitter', 'email-security'])
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
