import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { FormFacts } from '#core/evidence/form.ts'
import type { AnswersEvidence } from '#core/evidence/owner.ts'
import { aCrawl, aField, aForm, aPage } from '#support/page-facts.ts'
import { there } from '#support/evidence.ts'
import { htmlPage } from '#support/html-page.ts'
import { UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import { fill } from '#core/words.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const CONTACT = aForm(
  [aField('email', { type: 'email' }), aField('message', { tag: 'textarea', type: 'textarea' })],
  { heading: 'Contact us' },
)
const NEWSLETTER = aForm([aField('email', { type: 'email' })], { heading: 'Join our newsletter' })

const judge = (rows: Record<string, string>, site = UNREACHABLE_SITE, more: AnswersEvidence = {}) => {
  const answers = { ...(Object.keys(rows).length > 0 ? { 'S-CONF1': rows } : {}), ...more }
  const outcome = check.evaluate({ answers, pages: site.pages, renderedPages: site.rendered }, NOW)
  assert.ok('status' in outcome)
  return outcome
}
const triesOn = (...forms: FormFacts[]) => judge({}, siteOf([aPage({ forms })])).say?.['tries']
/** The occasions of a website with such a contact form. */
const appliesTo = (given: Partial<FormFacts>) =>
  judge({}, siteOf([aPage({ forms: [{ ...CONTACT, ...given }] })])).facts.applies
const three = (purchase: string, submit: string, subscribe: string): string =>
  judge(
    { after_purchase: purchase, after_submit: submit, after_subscribing_to_emails: subscribe },
    siteOf([aPage({ forms: [CONTACT, NEWSLETTER] })]),
    { 'S-SELL': 'yes' },
  ).status

/** The line of a website on which nobody gets one, by these answers. */
const line = (rows: Record<string, string>) =>
  fill(check.words.statuses.no_confirmation_emails.line, judge(rows).say ?? {})

describe('confirmation emails', () => {
  it('are in place when every occasion that applies has one', () => {
    assert.equal(three('yes', 'yes', 'yes'), 'confirmation_emails_in_place')
    assert.equal(three('na', 'yes', 'na'), 'confirmation_emails_in_place')
  })
  it('are asked about while any is unsure and none is "no"', () => {
    assert.equal(three('yes', 'yes', 'unsure'), 'we_need_more_details')
    assert.equal(three('unsure', 'unsure', 'unsure'), 'we_need_more_details')
  })
  it('are missing when every occasion is "no" or unsure, with one "no"', () => {
    assert.equal(three('no', 'no', 'no'), 'no_confirmation_emails')
    assert.equal(three('no', 'unsure', 'unsure'), 'no_confirmation_emails')
  })
  it('are some with a "yes" and a "no"', () => {
    assert.equal(three('yes', 'no', 'unsure'), 'some_confirmation_emails')
    assert.equal(three('yes', 'yes', 'no'), 'some_confirmation_emails')
  })
  it('list the occasions without one', () => {
    const outcome = judge({ after_submit: 'no', after_subscribing_to_emails: 'yes' })
    assert.equal(outcome.say?.['missing'], 'send a form')
  })
  it('tell what the owner is not sure of apart from what they denied', () => {
    const { say } = judge(
      { after_purchase: 'yes', after_submit: 'no', after_subscribing_to_emails: 'unsure' },
      siteOf([aPage({ forms: [CONTACT, NEWSLETTER] })]),
    )
    assert.equal(
      fill(check.words.statuses.some_confirmation_emails.line, say ?? {}),
      "People don't hear from you after they send a form. You weren't sure whether they do after they join your mailing list.",
    )
  })
  it('name the purchase where that alone has none: it is no getting in touch', () => {
    assert.equal(line({ after_purchase: 'no' }), "People don't hear from you after they buy something.")
    assert.equal(
      line({ after_purchase: 'no', after_submit: 'unsure' }),
      "People don't hear from you after they buy something.",
    )
    assert.equal(line({ after_submit: 'no' }), "People don't hear from you after they get in touch.")
    assert.equal(
      line({ after_purchase: 'no', after_submit: 'no' }),
      "People don't hear from you after they get in touch.",
    )
  })
  it('are missing after each of several occasions, not after all of them together', () => {
    const { say } = judge({ after_purchase: 'no', after_submit: 'no', after_subscribing_to_emails: 'yes' })
    assert.equal(say?.['missing'], 'buy something or send a form')
  })
  it('ask when nothing is answered', () => {
    assert.equal(judge({}).status, 'we_need_more_details')
    assert.notEqual(judge({}).applicable, false)
  })
})

describe('the occasions that apply', () => {
  it('are found on the website', () => {
    const site = siteOf([aPage({ forms: [CONTACT, NEWSLETTER] })])
    assert.deepEqual(judge({}, site).facts.applies, ['after_submit', 'after_subscribing_to_emails'])
    assert.deepEqual(judge({}, siteOf(), { 'S-EM1': 'yes' }).facts.applies, ['after_subscribing_to_emails'])
    assert.deepEqual(judge({}, siteOf(), { 'S-SELL': 'yes' }).facts.applies, ['after_purchase'])
  })
  it('are tried as the website has them: nothing is ordered without a shop', () => {
    assert.equal(triesOn(CONTACT), 'Send your own form')
    assert.equal(triesOn(NEWSLETTER), 'Join your own mailing list')
    assert.equal(
      judge({}, siteOf([aPage({ forms: [CONTACT] })]), { 'S-SELL': 'yes' }).say?.['tries'],
      'Send your own form and order something small if you can',
    )
    assert.match(String(judge({}).say?.['tries']), /^Do what your customers can do/u)
  })
  it('do not include a form that only opens a program of the visitor’s', () => {
    assert.deepEqual(appliesTo({ opens: 'whatsapp' }), [])
    assert.deepEqual(appliesTo({ actionRaw: 'mailto:joe@joes.test' }), [])
    assert.deepEqual(appliesTo({ actionRaw: '/send' }), ['after_submit'])
  })
  it('include a job application that the website sends: who applies waits for an answer, too', () => {
    const job = {
      heading: 'Job application',
      fields: [...CONTACT.fields, aField('resume', { type: 'file' })],
    }
    assert.deepEqual(appliesTo({ ...job, actionRaw: '/send' }), ['after_submit'])
    assert.deepEqual(appliesTo({ ...job, actionRaw: 'mailto:joe@joes.test' }), [])
  })
  it('include the form of a form service on a contact page', () => {
    const page = htmlPage('/contact', '<h1>Contact</h1><iframe src="https://form.jotform.com/1"></iframe>')
    assert.deepEqual(judge({}, siteOf([aPage(), page])).facts.applies, ['after_submit'])
  })
  it('do not include a purchase where nothing is sold, whatever was answered before', () => {
    assert.deepEqual(judge({ after_purchase: 'no' }, UNREACHABLE_SITE, { 'S-SELL': 'no' }).facts.applies, [])
  })
  it('make the check not apply when there are none, enough was read and the owner sells nothing', () => {
    assert.equal(judge({}, siteOf(), { 'S-SELL': 'no' }).applicable, false)
    const partial = aCrawl([aPage()], { menu: { links: 10, conclusive: 1 } })
    const site = { ...siteOf(), pages: there(partial) }
    assert.equal(judge({}, site, { 'S-SELL': 'no' }).applicable, true)
  })
  it('lead to a question when none is found and nobody knows whether anything is sold', () => {
    assert.notEqual(judge({}, siteOf()).applicable, false)
    assert.equal(judge({}, siteOf()).asking, true)
    assert.equal(judge({ after_purchase: 'na' }, siteOf()).applicable, false)
  })
})
