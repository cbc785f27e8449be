import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { HtmlValidate } from 'html-validate'
import { Parser } from 'htmlparser2'
import type { TechnologySeen } from '#core/evidence/page.ts'
import { aSite } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aLink, aPage } from '#support/page-facts.ts'
import type { FixEvidence } from '../fix.ts'
import { autofillFixes } from './autofill-fixes.ts'
import { contactFormFixes } from './contact-form-fixes.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

/** Whether a stand-alone validator finds the markup sound and accessible, its autofill tokens too. */
async function assertSound(markup: string): Promise<void> {
  const page = `<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Joe</title>\n</head>\n<body>\n<main>\n<h1>Contact</h1>\n${markup}</main>\n</body>\n</html>\n`
  const { results } = await validator.validateString(page)
  assert.deepEqual(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    [],
  )
}

/** Attributes of the elements of one name. */
function attributesOf(name: string, markup: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  new Parser({ onopentag: (tag, attributes) => void (tag === name && found.push(attributes)) }).end(markup)
  return found
}

const at = (...technologies: [TechnologySeen['name'], TechnologySeen['kind']][]) => ({
  site: aSite({
    home: aPage({
      technologies: technologies.map(([name, kind]) => ({ name, kind, version: null, by: 'header' })),
    }),
  }),
})

const form = (evidence: FixEvidence = at()) =>
  contactFormFixes(anInput({ status: 'no_contact_form', evidence, profile: { businessName: 'Joe <3' } }))[0]

describe('the contact form', () => {
  test('is sound, accessible, and tells browsers what each field asks for', async () => {
    const markup = form()?.pieces[0]?.content ?? ''
    await assertSound(markup.replace('[your form address]', 'https://forms.test/joe'))
    assert.deepEqual(
      attributesOf('input', markup).map(({ autocomplete }) => autocomplete),
      ['name', 'email', 'tel'],
    )
    assert.match(markup, /action="\[your form address\]"/u)
  })

  test('links the privacy page of the website, where there is one', () => {
    assert.match(form()?.pieces[0]?.content ?? '', /href="\[your privacy page’s address\]"/u)
    const links = [aLink('/legal/privacy', 'Privacy policy', { region: 'footer' })]
    const evidence = { site: aSite(), pages: aCrawl([aPage({ links })]) }
    assert.match(form(evidence)?.pieces[0]?.content ?? '', /href="https:\/\/joes\.test\/legal\/privacy"/u)
  })

  test('is taken by Netlify where the website is there', async () => {
    const markup = form(at(['Netlify', 'host']))?.pieces[0]?.content ?? ''
    await assertSound(markup)
    assert.equal(attributesOf('form', markup)[0]?.['data-netlify'], 'true')
  })

  test('is a list of fields where a builder or WordPress makes forms', () => {
    for (const evidence of [at(['Wix', 'builder']), at(['WordPress', 'cms'])])
      assert.equal(form(evidence)?.pieces[0]?.kind, 'text')
  })

  test('is not offered to a website that has one', () => {
    assert.deepEqual(contactFormFixes(anInput({ status: 'has_contact_form' })), [])
  })
})

const fields = (...given: [string, string | null, string][]) => {
  const made = given.map(([name, autocomplete, predicted]) => ({ name, autocomplete, predicted }))
  const facts = { pages: [{ url: 'https://joes.test/checkout', fields: made }] }
  return autofillFixes(anInput({ facts }))[0]?.pieces[0]?.content ?? ''
}

describe('address fields', () => {
  test('get the tokens of the HTML standard, lines of a street in their order', async () => {
    const markup = fields(
      ['Street', null, 'street'],
      ['Unit', 'off', 'street'],
      ['Suburb', 'postal-code', 'city'],
      ['State', null, 'state'],
      ['Post code', null, 'postcode'],
      ['Country', null, 'country'],
    )
    await assertSound(markup)
    assert.deepEqual(
      attributesOf('input', markup).map(({ autocomplete }) => autocomplete),
      ['address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code', 'country-name'],
    )
  })

  test('that are right already are left out', () => {
    assert.equal(fields(['Suburb', 'shipping address-level2', 'city'], ['Country', 'country', 'country']), '')
  })

  test('of two addresses are told apart, and each begins with its first line', async () => {
    const markup = fields(
      ['Billing street', null, 'street'],
      ['Suburb', null, 'city'],
      ['Delivery street', null, 'street'],
      ['Delivery suburb', null, 'city'],
    )
    await assertSound(markup)
    assert.deepEqual(
      attributesOf('input', markup).map(({ autocomplete }) => autocomplete),
      [
        'billing address-line1',
        'billing address-level2',
        'shipping address-line1',
        'shipping address-level2',
      ],
    )
  })

  test('of one address carry no such word, even where one of them has it', () => {
    const markup = fields(['Street', null, 'street'], ['Shipping suburb', null, 'city'])
    assert.deepEqual(
      attributesOf('input', markup).map(({ autocomplete }) => autocomplete),
      ['address-line1', 'address-level2'],
    )
  })

  test('of pages with one form are written once', () => {
    const wrong = [{ name: 'Suburb', autocomplete: null, predicted: 'city' }]
    const pages = ['/a', '/b', '/c'].map((path) => ({ url: `https://joes.test${path}`, fields: wrong }))
    const [piece, ...more] = autofillFixes(anInput({ facts: { pages } }))[0]?.pieces ?? []
    assert.match(piece?.note ?? '', /joes\.test\/a and 2 other pages/u)
    assert.deepEqual(more, [])
  })
})
