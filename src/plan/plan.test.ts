import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { CheckResult } from '#core/result.ts'
import { stepText } from '#core/words.ts'
import { checkOf } from '#support/result-of.ts'
import { aResult } from '#support/results.ts'
import { effortMinutes, effortWords } from './effort.ts'
import { makePlan } from './plan.ts'
import { severityOf } from './severity.ts'
import { timedSteps } from './steps.ts'
import { shownTotal } from './work.ts'

type Shown = Pick<CheckResult, 'id' | 'status' | 'display'> & Partial<CheckResult>

const plan = (results: Shown[], profile = {}) =>
  makePlan(
    catalogue,
    results.map((given) => aResult(given)),
    profile,
  )
const order = (results: Shown[], profile = {}) => plan(results, profile).items.map(({ check }) => check)
const item = (results: Shown[], id: string, profile = {}) =>
  plan(results, profile).items.find(({ check }) => check === id)

const FORM: Shown = { id: 'contact-form', status: 'no_contact_form', display: 'missing', greyKind: 'missing' }
const LINKS: Shown = { id: 'broken-links', status: 'broken_links_detected', display: 'warning' }
const SOCIAL: Shown = { id: 'facebook', status: 'not_connected', display: 'missing', greyKind: 'more_info' }
const LEGAL: Shown = { id: 'legal-necessities', status: 'website_at_risk', display: 'error' }

const weighed = (profile: object) => item([LEGAL], 'legal-necessities', profile)?.priority

describe('severity', () => {
  it('is 100 for error, 90 for missing, 70 for warning, 45 for info, 40 for other greys', () => {
    assert.equal(severityOf(aResult({ display: 'error' }), {}), 100)
    assert.equal(severityOf(aResult({ display: 'missing', greyKind: 'missing' }), {}), 90)
    assert.equal(severityOf(aResult({ display: 'warning' }), {}), 70)
    assert.equal(severityOf(aResult({ display: 'info' }), {}), 45)
    assert.equal(severityOf(aResult({ display: 'missing', greyKind: 'review' }), {}), 40)
    assert.equal(severityOf(null, {}), 40)
  })

  it('is that of the status where the check declares one', () => {
    const severity = { no_ssl: 100 }
    assert.equal(
      severityOf(aResult({ display: 'missing', greyKind: 'missing', status: 'no_ssl' }), { severity }),
      100,
    )
    assert.equal(severityOf(aResult({ display: 'warning', status: 'about_to_expire' }), { severity }), 70)
  })
})

const groupOf = (id: string, status: string, facts: CheckResult['facts']) => {
  const found = item([{ id, status, display: 'warning', facts }], id)
  assert.ok((found?.effortMinutes ?? 60) <= 45, `${found?.effortMinutes} minutes`)
  return found?.group
}

describe('the plan', () => {
  it('orders open items by weight and severity', () => {
    assert.deepEqual(order([SOCIAL, LINKS, FORM]), ['contact-form', 'broken-links', 'facebook'])
    assert.equal(item([FORM], 'contact-form')?.priority, Math.floor((75 * 90) / 100))
  })

  it('puts pinned results first among the top priorities, whatever their weight', () => {
    const email: Shown = { id: 'email-security', status: 'insecure_email', display: 'error' }
    const layout: Shown = { id: 'layout', status: 'not_mobile_responsive', display: 'error' }
    assert.deepEqual(plan([FORM, layout, email, LEGAL]).topPriority, [
      'legal-necessities',
      'email-security',
      'layout',
    ])
  })

  it('never puts a question before a fault', () => {
    const profile: Shown = {
      id: 'google-my-business',
      status: 'permission_required',
      display: 'missing',
      greyKind: 'more_info',
    }
    const twitter: Shown = { id: 'twitter', status: 'inactive', display: 'warning' }
    assert.deepEqual(plan([profile, twitter]).topPriority, ['twitter', 'google-my-business'])
  })

  it('asks the owner a question, whoever does the work of the check', () => {
    const shop: Shown = { id: 'address-autofill', status: 'unable_to_detect', display: 'missing' }
    assert.equal(item([{ ...shop, greyKind: 'more_info' }], shop.id)?.who, 'You')
    assert.equal(item([{ ...shop, greyKind: 'missing' }], shop.id)?.who, 'Your web person')
  })

  it('takes as long to answer as the question’s own steps, and is an easy win whatever the answer may bring', () => {
    const cart: Shown = { id: 'shopping-cart', status: 'we_need_more_details', display: 'missing' }
    const asked = item([{ ...cart, greyKind: 'more_info', tag: 'Tell us more' }], cart.id)
    const missing = item([{ ...cart, status: 'has_no_features', display: 'error' }], cart.id)
    assert.deepEqual([asked?.effortMinutes, asked?.effort], [5, '5 minutes'])
    assert.ok(missing && missing.effortMinutes > 60)
    assert.deepEqual([asked?.group, missing.group], ['easy', 'essential'])
  })

  it('takes as long as the steps that are shown for it, where their minutes are known', () => {
    const speed: Shown = { id: 'sitespeed-mobile', status: 'slow', display: 'error' }
    for (const savviness of [1, 3]) {
      const { effortMinutes: whole } = item([speed], speed.id, { savviness }) ?? {}
      const check = checkOf(speed.id)
      const nextSteps = (check.words.statuses['slow']?.steps ?? []).map(stepText)
      const shown = timedSteps(check, aResult({ ...speed, nextSteps }), savviness)
      assert.equal(shown.length, 5)
      assert.equal(whole, Math.ceil(shownTotal(check.words.statuses['slow']?.steps ?? [], savviness) / 5) * 5)
    }
  })

  it('has no minutes for what another check tells and counts, and does not begin with it', () => {
    const rule = { id: 'sitemap-missing', severity: 'warning', outcome: 'failed', pages: [], total: 1 }
    const facts = { errors: 0, warnings: 1, passed: 0, notTested: 0, rules: [rule] }
    const ranking: Shown = {
      id: 'search-ranking',
      status: 'has_only_warnings_detected',
      display: 'warning',
      facts,
    }
    const sitemap: Shown = { id: 'sitemap', status: 'no_sitemap', display: 'missing', greyKind: 'missing' }
    const { items, topPriority, tonight } = plan([ranking, sitemap])
    assert.deepEqual(topPriority, ['sitemap', 'search-ranking'])
    assert.deepEqual(tonight?.checks, ['sitemap'])
    const { effort, effortMinutes: minutes, tonightMinutes } = items[1] ?? {}
    assert.deepEqual([effort, minutes, tonightMinutes], ['goes with the sitemap check', 0, null])
    const errors = { ...ranking, status: 'has_some_errors_detected', display: 'error' } as const
    assert.equal(item([errors], ranking.id)?.group, 'longterm')
  })

  it('lists what could not be looked at separately, unranked, and completed items last', () => {
    const unable: Shown = {
      id: 'sitemap',
      status: 'unable_to_detect',
      display: 'missing',
      greyKind: 'unable',
    }
    const done: Shown = { id: 'ssl', status: 'valid', display: 'success' }
    const { items } = plan([done, unable, FORM])
    assert.deepEqual(
      items.map(({ state }) => state),
      ['open', 'unknown', 'completed'],
    )
    assert.equal(items[1]?.priority, null)
  })

  it('leaves out what does not apply', () => {
    assert.deepEqual(order([{ ...FORM, applicable: false }]), [])
  })

  it('moves an easy item of four hours or more to the essentials, and a short essential to the easy wins', () => {
    const keywords: Shown = { id: 'site-keywords', status: 'review', display: 'missing', greyKind: 'review' }
    assert.equal(item([keywords], 'site-keywords', { savviness: 2 })?.group, 'easy')
    assert.equal(item([keywords], 'site-keywords', { savviness: 1 })?.group, 'essential')
    const mail: Shown = { id: 'email-security', status: 'improve_email_security', display: 'warning' }
    assert.equal(item([mail], 'email-security', { savviness: 3 })?.group, 'essential')
    assert.equal(item([mail], 'email-security', { savviness: 5 })?.group, 'easy')
  })

  it('keeps medium speed and a search ranking with warnings alone among the long-term goals, however short the work', () => {
    const found = { title: 'Big pictures', savingsMs: 900, savingsBytes: null, display: null }
    const figures = { fcp: null, lcp: null, tbt: null, cls: null, si: null }
    const speed = {
      performance: 70,
      metrics: figures,
      ratings: figures,
      opportunities: [{ id: 'image-delivery-insight', ...found }],
      runs: [70],
      spread: 0,
      totalBytes: null,
      heaviestPicture: null,
      lighthouse: '',
      lighthouseVersion: '13',
    }
    for (const id of ['sitespeed-mobile', 'sitespeed-desktop']) {
      assert.equal(groupOf(id, 'medium', speed), 'longterm')
      assert.equal(groupOf(id, 'slow', speed), 'easy')
    }
    const rule = { id: 'lang-missing', severity: 'warning', outcome: 'failed', pages: [], total: 1 }
    const ranking = { errors: 0, warnings: 1, passed: 0, notTested: 0, rules: [rule] }
    assert.equal(groupOf('search-ranking', 'has_only_warnings_detected', ranking), 'longterm')
    assert.equal(groupOf('search-ranking', 'has_some_warnings_detected', ranking), 'longterm')
    assert.equal(groupOf('search-ranking', 'has_some_errors_detected', ranking), 'easy')
  })

  it('adds for industry, age, staff and country, and stays within 100', () => {
    assert.equal(weighed({}), 85)
    assert.equal(weighed({ country: 'NZ' }), 89)
    assert.equal(weighed({ industry: 'health' }), 97)
    assert.equal(weighed({ industry: 'health', country: 'NZ' }), 100)
  })

  it('lowers the weight of shop checks while it is not known whether anything is sold', () => {
    const cart: Shown = {
      id: 'shopping-cart',
      status: 'we_need_more_details',
      display: 'missing',
      greyKind: 'more_info',
    }
    const shop: Shown = { id: 'ecommerce', status: 'missing_tags', display: 'warning' }
    assert.equal(item([cart], 'shopping-cart')?.priority, Math.floor((46 * 40) / 100))
    assert.equal(item([cart, shop], 'shopping-cart')?.priority, Math.floor((80 * 40) / 100))
  })
})

describe('effort', () => {
  it('is shown in minutes, and from 60 in halves of hours, from 480 of days', () => {
    assert.equal(effortWords(55), '55 minutes')
    assert.equal(effortWords(60), 'about 1 hour')
    assert.equal(effortWords(64), 'about 1 hour')
    assert.equal(effortWords(75), 'about 1½ hours')
    assert.equal(effortWords(130), 'about 2 hours')
    assert.equal(effortWords(475), 'about 8 hours')
    assert.equal(effortWords(480), 'about 1 day')
    assert.equal(effortWords(700), 'about 1½ days')
    assert.equal(effortWords(960), 'about 2 days')
  })
  it('grows with savviness and is rounded up to five minutes', () => {
    assert.equal(effortMinutes(30, 1), 60)
    assert.equal(effortMinutes(30, 5), 20)
    assert.equal(effortMinutes(10, 4), 10)
    assert.equal(effortMinutes(30), 30)
  })
})
