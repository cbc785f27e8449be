import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnswersEvidence } from '#core/evidence/owner.ts'
import type { FieldFacts } from '#core/evidence/form.ts'
import type { TechnologyFacts } from '#core/evidence/page.ts'
import { there } from '#support/evidence.ts'
import { aCrawl, aField, aForm, aPage } from '#support/page-facts.ts'
import { UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ADDRESSFINDER: TechnologyFacts = {
  name: 'Addressfinder',
  kind: 'address_lookup',
  version: null,
  by: 'script',
}
const judge = (answer: string | null, site = siteOf(), more: AnswersEvidence = { 'S-SELL': 'yes' }) =>
  check.evaluate(
    {
      answers: { ...more, ...(answer === null ? {} : { 'S-ADDR1': answer }) },
      pages: site.pages,
      renderedPages: site.rendered,
    },
    NOW,
  )
const statusOf = (...args: Parameters<typeof judge>): string => {
  const outcome = judge(...args)
  return 'status' in outcome ? outcome.status : 'unable' in outcome ? 'unable' : 'wait'
}
const siteWith = (fields: FieldFacts[], technologies: TechnologyFacts[] = []) =>
  siteOf([aPage({ forms: [aForm(fields)], technologies })])

const WITH_AUTOCOMPLETE = [
  aField('address1', { autocomplete: 'shipping street-address' }),
  aField('suburb', { autocomplete: 'section-a address-level2' }),
  aField('state', { autocomplete: 'address-level1' }),
  aField('post_code', { autocomplete: 'postal-code' }),
  aField('country', { autocomplete: 'country' }),
]
/** Switches autocomplete off in the first `count` fields. */
const withWrong = (count: number): FieldFacts[] =>
  WITH_AUTOCOMPLETE.map((field, at) => (at < count ? { ...field, autocomplete: 'off' } : field))

const squarespace = (kind: 'builder' | 'shop', serves?: false): TechnologyFacts => ({
  name: kind === 'shop' ? 'Squarespace Commerce' : 'Squarespace',
  kind,
  version: null,
  by: 'html',
  ...(serves === false ? { serves } : {}),
})

const proofOf = (answer: string | null) => {
  const outcome = judge(answer)
  return 'proof' in outcome ? outcome.proof : undefined
}

describe('address fields on the website', () => {
  it('are great with a look-up and the right autocomplete in 80 %', () => {
    assert.equal(statusOf(null, siteWith(withWrong(1), [ADDRESSFINDER])), 'great')
    assert.equal(statusOf(null, siteWith(withWrong(2), [ADDRESSFINDER])), 'some')
  })
  it('are a good start with either a look-up or the right autocomplete in half', () => {
    assert.equal(statusOf(null, siteWith(withWrong(5), [ADDRESSFINDER])), 'some')
    assert.equal(statusOf(null, siteWith(withWrong(2))), 'some')
    assert.equal(statusOf(null, siteWith(withWrong(3))), 'no_autofill_options')
  })
  it("count before the owner's answer", () => {
    assert.equal(statusOf('lookup', siteWith(withWrong(5))), 'no_autofill_options')
  })
  it('do not count an autocomplete of another part', () => {
    const crossed = WITH_AUTOCOMPLETE.map((field) => ({ ...field, autocomplete: 'name' }))
    assert.equal(statusOf(null, siteWith(crossed)), 'no_autofill_options')
  })
  it('are for a country where their name is "Country / Region", and of two parts for the one they tell browsers', () => {
    const [street, city, , postcode] = WITH_AUTOCOMPLETE
    const statusWith = (label: string, autocomplete: string): string => {
      const fields = [street, city, postcode, aField('f', { label, autocomplete })]
      return statusOf(
        null,
        siteWith(
          fields.filter((field) => field !== undefined),
          [ADDRESSFINDER],
        ),
      )
    }
    assert.equal(statusWith('Country / Region *', 'country'), 'great')
    assert.equal(statusWith('State / City', 'address-level1'), 'great')
    assert.equal(statusWith('State / City', 'country'), 'some')
  })
  it('have a proof that splits no character of two halves', () => {
    const fields = [aField(`street-${'a'.repeat(276)}📞`), aField('suburb'), aField('postcode')]
    const outcome = judge(null, siteWith(fields))
    const found = 'proof' in outcome ? (outcome.proof?.[0]?.found ?? '') : ''
    assert.ok(found.length > 290 && found.isWellFormed())
  })
  it('need two of street, suburb and postcode', () => {
    assert.equal(statusOf(null, siteWith([aField('suburb'), aField('state')])), 'we_need_more_details')
    assert.equal(statusOf(null, siteWith([aField('suburb'), aField('postcode')])), 'no_autofill_options')
  })
  it('are not an email or web address', () => {
    const fields = [aField('email_address'), aField('web_address'), aField('postcode')]
    assert.equal(statusOf(null, siteWith(fields)), 'we_need_more_details')
  })
  it('are looked up by the checkout of a shop system that the website still has', () => {
    const shop = squarespace('shop')
    assert.equal(statusOf(null, siteWith(WITH_AUTOCOMPLETE, [squarespace('builder'), shop])), 'great')
    assert.equal(statusOf(null, siteWith(WITH_AUTOCOMPLETE, [squarespace('builder', false), shop])), 'some')
  })
  it('are looked up by no checkout of another shop system, and by any service on any page', () => {
    const shop = { ...squarespace('shop'), name: 'WooCommerce' }
    assert.equal(statusOf(null, siteWith(WITH_AUTOCOMPLETE, [shop])), 'some')
    for (const name of ['Shopify', 'BigCommerce'])
      assert.equal(statusOf(null, siteWith(WITH_AUTOCOMPLETE, [{ ...shop, name }])), 'great', name)
    const service = aPage({ url: '/b', technologies: [ADDRESSFINDER] })
    assert.equal(statusOf(null, siteOf([aPage({ forms: [aForm(WITH_AUTOCOMPLETE)] }), service])), 'great')
  })
  it('are listed by their page with what they tell browsers', () => {
    const outcome = judge(null, siteWith([...WITH_AUTOCOMPLETE.slice(0, 2), aField('postcode')]))
    assert.ok('blocks' in outcome)
    assert.deepEqual(outcome.blocks, [
      {
        kind: 'checklist',
        title: 'Address fields on https://joes.test/',
        items: [
          { text: 'address1', done: true, detail: 'shipping street-address' },
          { text: 'suburb', done: true, detail: 'section-a address-level2' },
          { text: 'postcode', done: false, detail: 'No autofill label' },
        ],
      },
    ])
    assert.deepEqual(outcome.proof, [
      { kind: 'page', at: 'https://joes.test/', found: 'Address fields: address1, suburb, postcode' },
    ])
  })
  it('have a name where their label, placeholder or token is an empty text', () => {
    const fields = [
      aField('suburb', { placeholder: '', autocomplete: '' }),
      aField('pc', { id: 'postcode', beside: 'Post code', placeholder: '' }),
      aField('', { id: 'street-1', label: null, placeholder: ' ' }),
    ]
    const outcome = judge(null, siteWith(fields))
    assert.ok('blocks' in outcome)
    const [block] = outcome.blocks ?? []
    assert.deepEqual(block?.kind === 'checklist' && block.items, [
      { text: 'suburb', done: false, detail: 'No autofill label' },
      { text: 'Post code', done: false, detail: 'No autofill label' },
      { text: 'street-1', done: false, detail: 'No autofill label' },
    ])
  })
  it('have the proof of the answer where none was seen', () => {
    assert.deepEqual(proofOf('lookup'), [{ kind: 'answer', at: 'S-ADDR1', found: 'lookup' }])
    assert.deepEqual(proofOf(null), [{ kind: 'answer', at: 'S-ADDR1', found: 'Not answered' }])
  })
  it('are known by the names that shops give them, and never those that are not typed', () => {
    const known = (name: string) =>
      statusOf(null, siteWith([aField(name), aField('suburb')])) !== 'we_need_more_details'
    for (const name of [
      'Postcode',
      'post code',
      'postal_code',
      'zip',
      'zipCode',
      'street',
      'address',
      'Address line 2',
      'addr',
    ])
      assert.ok(known(name), name)
    for (const name of ['mail address', 'IP address', 'url', 'town', 'locality'])
      assert.ok(!known(name), name)
    for (const type of [
      'hidden',
      'checkbox',
      'radio',
      'submit',
      'button',
      'file',
      'email',
      'url',
      'tel',
      'password',
    ])
      assert.equal(
        statusOf(null, siteWith([aField('street', { type }), aField('suburb')])),
        'we_need_more_details',
        type,
      )
    assert.equal(
      statusOf(null, siteWith([aField('street', { hidden: true }), aField('suburb')])),
      'we_need_more_details',
    )
  })
  it('are kept in the facts where nothing is sold', () => {
    const outcome = judge(null, siteWith(WITH_AUTOCOMPLETE), { 'S-SELL': 'no' })
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'not_relevant')
    assert.equal(outcome.facts.pages[0]?.fields.length, 5)
  })
})

describe('no address fields on the website', () => {
  it("follows the owner's answer", () => {
    assert.equal(statusOf('lookup'), 'great')
    assert.equal(statusOf('browser'), 'some')
    assert.equal(statusOf('manual'), 'no_autofill_options')
    assert.equal(statusOf('unsure'), 'we_need_more_details')
    assert.equal(statusOf(null), 'we_need_more_details')
  })
  it('accepts "we never ask" only after a crawl without a gap', () => {
    assert.equal(statusOf('none'), 'no_address_fields')
    const partial = aCrawl([aPage()], { menu: { links: 10, conclusive: 1 } })
    assert.equal(statusOf('none', { ...siteOf(), pages: there(partial) }), 'unable')
  })
  it('could not be looked at on a website that does not answer, unless the owner answered', () => {
    assert.equal(statusOf(null, UNREACHABLE_SITE), 'unable')
    assert.equal(statusOf('manual', UNREACHABLE_SITE), 'no_autofill_options')
    assert.equal(statusOf(null, UNREACHABLE_SITE, { 'S-SELL': 'no' }), 'not_relevant')
  })
})
