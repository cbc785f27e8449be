import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgePages } from '#support/judged.ts'
import { aPageOf } from '#support/scan.ts'
import { FORM_MARKUP, FORM_PLACES, type FormMarkup } from './form-markup.ts'

interface FoundForms {
  contact: string | undefined
  newsletter: unknown
}

/** What the checks report of a homepage that a browser shows as it was sent. */
async function formsFoundIn(body: string): Promise<FoundForms> {
  const home = aPageOf(body)
  const checks = ['contact-form', 'email-marketing']
  const { results } = await judgePages({ '/': home }, checks, { rendered: { 'http://joes.test/': home } })
  const facts = results['email-marketing']?.facts
  return { contact: results['contact-form']?.status, newsletter: facts?.['signupForm'] }
}

const expected = (kind: FormMarkup['kind']): FoundForms => ({
  contact: kind === 'contact' ? 'has_contact_form' : 'no_contact_form',
  newsletter: kind === 'newsletter',
})

describe('forms of builders in every place', () => {
  for (const [place, put] of Object.entries(FORM_PLACES))
    it(`are recognised by their fields ${place}`, async () => {
      for (const { builder, kind, html } of FORM_MARKUP)
        assert.deepEqual(await formsFoundIn(put(html)), expected(kind), `${builder} ${place}`)
    })

  it('may stand side by side', async () => {
    const all = FORM_MARKUP.map(({ html }) => `<section>${html}</section>`).join('')
    assert.deepEqual(await formsFoundIn(all), { contact: 'has_contact_form', newsletter: true })
  })
})

/** Elements in which their scripts draw, wherever they are. */
const DRAWN_BY_SCRIPT = new Set(['Klaviyo', 'MailerLite'])

describe('a hidden form that nothing opens', () => {
  it('is no form', async () => {
    for (const { builder, html } of FORM_MARKUP.filter((one) => !DRAWN_BY_SCRIPT.has(one.builder))) {
      const { contact, newsletter } = await formsFoundIn(`<div style="display:none">${html}</div>`)
      assert.equal(contact, 'no_contact_form', builder)
      assert.notEqual(newsletter, true, builder)
    }
  })
})
