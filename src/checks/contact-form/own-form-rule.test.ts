import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { loadedOf } from '#core/evidence/visit.ts'
import { stepText } from '#core/words.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { aVisit } from '#support/visits.ts'
import { check } from './check.ts'
import { formRules, ruleWith } from './own-form-rule.ts'
import { formWork } from './work.ts'

const TO_SERVICE = `<form method="post" action="https://formspree.io/f/abc"><label>Name <input name="name"></label>
  <label>Email <input name="email" type="email"></label><label>Message <textarea name="message"></textarea></label>
  <button>Send</button></form>`

const pageWith = (policy: string, form = TO_SERVICE): PageFacts => {
  const page = htmlPage('/', `${form}<p>${prose(80)}</p>`)
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } }
}

function judged(page: PageFacts) {
  const outcome = check.evaluate(
    {
      pages: aCrawl([page]),
      renderedPages: { state: 'ok', value: { pages: [] } },
      loaded: { state: 'ok', value: loadedOf(aVisit()) },
    },
    new Date('2026-11-21T00:00:00Z'),
  )
  assert.ok('status' in outcome)
  return outcome
}

const statusWith = (policy: string, form?: string): string => judged(pageWith(policy, form)).status

describe('a form that the page’s own rule keeps from sending', () => {
  it('is no contact form until its host is in the rule', () => {
    for (const policy of [
      "default-src *; form-action 'self'",
      'form-action',
      "img-src *, Form-Action 'none'",
    ])
      assert.equal(statusWith(policy), 'no_contact_form', policy)
    for (const policy of [
      "default-src 'self'",
      'form-action https:',
      'form-action *',
      "form-action 'self' *:*",
      "form-action 'self' https://*:443",
      "form-action 'self' https://formspree.io",
      "form-action 'self' https://formspree.io/f/abc",
      'form-action formspree.io:443',
    ])
      assert.equal(statusWith(policy), 'has_contact_form', policy)
    assert.equal(statusWith("form-action 'self' https://*.formspree.io"), 'no_contact_form')
  })

  it('is one where it sends to the website itself, or the rule was cut', () => {
    const own = TO_SERVICE.replace('https://formspree.io/f/abc', '/send')
    assert.equal(statusWith("form-action 'self'", own), 'has_contact_form')
    assert.equal(statusWith(`form-action 'self' ${'x'.repeat(2000)}`), 'has_contact_form')
  })

  it('is named with its rule, and the work is the rule and a test message', () => {
    const { say, facts, status } = judged(pageWith("img-src *; form-action 'self'"))
    assert.match(String(say?.['said']), /on https:\/\/joes\.test\/ that can't send.*formspree\.io\.$/u)
    assert.equal(facts?.blocked?.newRule, "form-action 'self' https://formspree.io")
    const steps = formWork({ status, facts: { ...facts } })?.steps.map(stepText)
    assert.deepEqual(steps, [
      "Put the ready-made rule in place of “form-action 'self'”",
      'Send yourself a test message',
    ])
  })

  it('asks a website without a form for the rule as well', () => {
    const { facts, status } = judged(pageWith("form-action 'self'", ''))
    const steps = formWork({ status, facts: { ...facts } })?.steps.map(stepText) ?? []
    assert.ok(steps.includes("Put the ready-made rule in place of “form-action 'self'”"))
  })

  it('may stand in a meta element', () => {
    const meta = '<meta http-equiv="Content-Security-Policy" content="form-action \'none\'">'
    const page = htmlPage('/', `<p>${prose(80)}</p>`, { head: meta })
    const [rule = []] = formRules(page)
    assert.equal(ruleWith(rule, 'https://formspree.io'), 'form-action https://formspree.io')
  })
})
