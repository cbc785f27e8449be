import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { stepText, type Step } from '#core/words.ts'
import type { Work } from '#core/work.ts'
import { totalMinutes, workFor } from '#plan/work.ts'
import { checkOf } from '#support/result-of.ts'

/** The work for a result with these facts. */
function workOf(id: string, status: string, facts: Record<string, unknown> = {}): Work {
  const { plan } = checkOf(id)
  const work = plan && workFor(plan, { status, facts })
  assert.ok(work, `${id} has work for ${status}`)
  return work
}

const first = ({ steps }: Work): Step => steps[0] ?? ''
const texts = ({ steps }: Work): string => steps.map(stepText).join(' | ')

const violation = (id: string, nodes: number) => ({
  id,
  impact: 'serious',
  help: id,
  helpUrl: null,
  nodes,
  pages: [],
  example: null,
})
const access = (...violations: object[]) =>
  workOf('accessibility-mobile', 'poor', { score: 50, violations, passes: 0, incomplete: 0, manual: [] })

const link = (given: object = {}) => ({
  from: 'https://joes.test/menu',
  alsoFrom: [],
  onEveryPage: false,
  to: 'https://elsewhere.test/gone',
  text: 'Our friends',
  status: 404,
  reason: 'Not found',
  reasonCode: 'not_found',
  type: 'page',
  uses: 1,
  ...given,
})
const linkFacts = (...rows: object[]) => ({
  checked: 20,
  count: rows.length,
  links: rows,
  parts: [],
  couldNotCheck: [],
  anchors: [],
  limited: false,
  notTested: 0,
})
const links = (...rows: object[]) => workOf('broken-links', 'broken_links_detected', linkFacts(...rows))

/** The work for address forms, each given as the `autocomplete` of its fields. */
const addressForms = (...forms: string[][]) => ({
  pages: forms.map((fields, index) => ({
    url: `https://joes.test/${index}`,
    fields: fields.map((autocomplete) => ({ name: 'Postcode', autocomplete, predicted: 'postcode' })),
  })),
  service: null,
})
const autofill = (...forms: string[][]) => workOf('address-autofill', 'some', addressForms(...forms))

const record = { found: true, value: 'x', problems: [] }
const mail = (spf: string, dmarc: string, dkimGrade = 'good') =>
  workOf('email-security', 'insecure_email', {
    domain: 'joes.test',
    mx: [],
    spf: { ...record, grade: spf, lookups: 1 },
    dkim: [],
    dkimGrade,
    dmarc: { ...record, grade: dmarc, at: null },
    mtaSts: record,
    tlsRpt: record,
    bimi: record,
    providers: [],
    advice: [],
  })

const rule = (id: string, pages: string[], severity = 'warning') => ({
  id,
  severity,
  outcome: 'failed',
  pages,
  total: pages.length,
})
const ranking = (...rules: object[]) =>
  workOf('search-ranking', 'has_only_warnings_detected', {
    errors: 0,
    warnings: rules.length,
    passed: 0,
    notTested: 0,
    rules,
  })

/** The work on a page's speed, by what each of these would save, in milliseconds. */
const speed = (savings: Readonly<Record<string, number>>) =>
  workOf('sitespeed-mobile', 'slow', {
    performance: 30,
    metrics: { fcp: 1, lcp: 1, tbt: 1, cls: 0, si: 1 },
    ratings: { fcp: null, lcp: null, tbt: null, cls: null, si: null },
    opportunities: Object.entries(savings).map(([id, savingsMs]) => ({
      id,
      title: id,
      savingsMs,
      savingsBytes: null,
      display: null,
    })),
    runs: [30],
    spread: 0,
    totalBytes: 1,
    heaviestPicture: null,
    lighthouse: '/reports/sitespeed-mobile.pdf',
    lighthouseVersion: '13',
  })

describe('the work of a result', () => {
  it('is one line for each picture, written and put in: 3 minutes for one, 8 for seven', () => {
    assert.equal(totalMinutes([first(access(violation('image-alt', 1)))]), 3)
    const seven = access(violation('image-alt', 7))
    assert.equal(totalMinutes([first(seven)]), 8)
    assert.match(
      texts(seven),
      /^Write one line for each picture of your homepage in the ready-made worksheet/u,
    )
    assert.equal(seven.who, 'You')
  })

  it('names the barriers that are left for a web person, in the words of owners', () => {
    const work = access(violation('image-alt', 2), violation('color-contrast', 9))
    assert.equal(work.who, 'You and your web person')
    assert.match(texts(work), /colour is too close to the background/u)
    assert.equal(access(violation('color-contrast', 9)).isReadyMade, false)
  })

  it('counts the minutes of what is the same on a phone once, there', () => {
    const violations = [violation('image-alt', 7), violation('color-contrast', 9)]
    const onComputer = (sameOnPhone: string[]) =>
      workOf('accessibility-desktop', 'poor', {
        score: 50,
        violations,
        sameOnPhone,
        passes: 0,
        incomplete: 0,
        manual: [],
      })
    assert.equal(totalMinutes(onComputer(['image-alt']).steps), 11)
    const all = onComputer(['image-alt', 'color-contrast'])
    assert.deepEqual([totalMinutes(all.steps), all.isReadyMade, all.helpsLittle], [0, false, true])
  })

  it('is one record to paste for each of SPF and DMARC: 5 minutes for the first with signing in, 9 for both with a mailbox', () => {
    assert.equal(totalMinutes([first(mail('none', 'enforced'))]), 5)
    const both = mail('bad', 'none')
    assert.equal(totalMinutes([first(both)]), 9)
    assert.match(stepText(first(both)), /records \(SPF and DMARC\).*joes\.test/u)
    assert.match(stepText(first(mail('good', 'enforced', 'weak'))), /message about DKIM/u)
  })

  it('promises a good result of a record only where DMARC has no steps left that need weeks', () => {
    assert.equal(mail('none', 'enforced').turnsGood, 'at_once')
    assert.equal(mail('good', 'enforced', 'weak').turnsGood, 'in_all')
    assert.equal(mail('good', 'none').turnsGood, 'not_promised')
    assert.equal(mail('good', 'monitor').turnsGood, 'not_promised')
  })

  it('is good after its first step only where nothing else is left to mend', () => {
    const title = rule('title-missing', ['https://joes.test/'])
    assert.equal(ranking(title).turnsGood, 'at_once')
    assert.equal(ranking(title, rule('favicon-missing', ['https://joes.test/'])).turnsGood, 'in_all')
    assert.equal(access(violation('image-alt', 2)).turnsGood, 'at_once')
    assert.equal(access(violation('image-alt', 2), violation('color-contrast', 9)).turnsGood, 'in_all')
  })

  it('is the labels that address fields lack, those of equal forms once', () => {
    const two = autofill(['off', 'off'], ['off', 'off'], ['postal-code'])
    assert.match(texts(two), /^Add the ready-made labels to the 2 fields/u)
    assert.match(texts(autofill(['off'])), /^Add the ready-made label to the field of/u)
    const { plan } = checkOf('address-autofill')
    const right = { status: 'some', facts: addressForms(['postal-code']) }
    assert.equal(plan && workFor(plan, right), null)
  })

  it('is a draft for each legal page that is missing', () => {
    const work = workOf('legal-necessities', 'website_at_risk', {
      privacyPolicy: null,
      cookiePolicy: null,
      termsAndConditions: 'https://joes.test/terms',
      returnsPolicy: null,
      cookieInformation: null,
      notEnough: [],
      legalStatus: 'website_at_risk',
      collectsPersonalInfo: true,
      sellsOnline: 'no',
    })
    assert.match(stepText(first(work)), /2 ready-made drafts/u)
    assert.equal(totalMinutes([first(work)]), 8)
  })

  it('names the one dead link and the page it is on', () => {
    const one = links(link())
    assert.equal(stepText(first(one)), 'On the page /menu, correct or remove the link “Our friends”')
    assert.equal(totalMinutes(one.steps), 5)
    assert.match(texts(links(link({ onEveryPage: true }))), /^In the header or footer of your pages/u)
    assert.match(texts(links(link({ text: '\u202Egnp.exe\n' }))), /the link “gnp\.exe”/u)
    assert.match(texts(links(link(), link(), link(), link())), /the 4 broken links/u)
  })

  it('begins with the ready-made redirects for missing pages of the website itself', () => {
    const work = links(link({ to: 'https://www.joes.test/old' }))
    assert.equal(work.isReadyMade, true)
    assert.match(stepText(first(work)), /^Use the ready-made redirect/u)
    const two = links(link({ to: 'https://joes.test/a' }), link({ to: 'https://www.joes.test/a' }))
    assert.match(
      stepText(first(two)),
      /redirect for the missing page, or correct the links that lead there$/u,
    )
    assert.equal(links(link({ to: 'https://joes.test/logo.png' })).isReadyMade, false)
    const facebook = links(link({ to: 'https://joes.test/www.facebook.com/joes', text: 'Facebook' }))
    assert.equal(facebook.isReadyMade, false)
    assert.equal(
      texts(facebook),
      'On the page /menu, write https:// before the address of the link “Facebook”: it should be https://www.facebook.com/joes | Re-run the test',
    )
    const elsewhere = { to: 'https://joes.test/old', written: 'https://old-joes.test/old' }
    assert.equal(links(link(elsewhere)).isReadyMade, false)
  })

  it('puts errors before the ready-made titles, and those before other warnings', () => {
    const [title, icon, hidden] = [
      rule('title-missing', ['https://joes.test/']),
      rule('favicon-missing', ['https://joes.test/']),
      rule('home-noindex', ['https://joes.test/'], 'error'),
    ]
    const work = ranking(title, icon)
    assert.match(stepText(first(work)), /^Copy the ready-made title and description/u)
    assert.equal(totalMinutes([first(work)]), 4)
    assert.match(stepText(work.steps[1] ?? ''), /little icon/u)
    const [error, texts] = ranking(title, icon, hidden).steps
    assert.match(stepText(error ?? ''), /search engines to stay away/u)
    assert.match(stepText(texts ?? ''), /^Copy the ready-made/u)
  })

  it('names what slows the page, with the time it costs', () => {
    const work = speed({ 'render-blocking-insight': 1_900 })
    assert.match(stepText(first(work)), /style and script files are there \(about 1\.9 seconds faster\)/u)
    assert.equal(totalMinutes(work.steps), 31)
  })

  it('leaves out a tenth of a second beside two', () => {
    const steps = [200, 190].map(
      (blocking) => speed({ 'render-blocking-insight': blocking, 'modern-http-insight': 150 }).steps.length,
    )
    assert.deepEqual(steps, [2, 3])
  })

  it('is not known by facts of an older revision, and there is none for what is done', () => {
    const { plan } = checkOf('broken-links')
    assert.ok(plan)
    assert.equal(workFor(plan, { status: 'broken_links_detected', facts: {} }), null)
    assert.equal(workFor(plan, { status: 'all_links_working', facts: linkFacts(link()) }), null)
  })
})
