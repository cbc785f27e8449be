import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalFacts } from './facts.ts'

const AT = new Date('2026-07-28T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

function factsOf(name: string, text: string) {
  const pages = aCrawl([
    htmlPage('/', `<main><p>Welcome.</p></main><footer><a href="/p/7">${name}</a></footer>`),
    htmlPage('/p/7', `<main><h1>${name}</h1><p>${text}</p></main>`),
  ])
  const evidence = { pages, profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'yes' } }, AT)
  return legalFacts.parse('facts' in outcome && outcome.facts)
}

const MEMBERS =
  'You agree to have an induction. Fees are taken on the first of the month, and a month’s notice is given of a new price. Guests sign the sheet. Nothing here limits our liability for injury. '.repeat(
    7,
  )
const BOARDING =
  'By leaving your cat with us you agree to these conditions. The price is per night, and payment is due when you collect. We are not liable for an illness that you did not tell us of. '.repeat(
    7,
  )

describe('the terms of a business', () => {
  it('are found under the name of an agreement with those who join', () => {
    for (const name of [
      'Member agreement',
      'Membership Agreement',
      'Our members’ agreement',
      'Client agreement',
    ])
      assert.equal(factsOf(name, MEMBERS).termsAndConditions, 'https://joes.test/p/7', name)
  })

  it('are found under the conditions of what is taken in, lent or taught', () => {
    for (const name of [
      'Boarding Conditions',
      'Kennel terms',
      'Conditions of agistment',
      'Charter conditions',
      'Tuition terms',
    ])
      assert.equal(factsOf(name, BOARDING).termsAndConditions, 'https://joes.test/p/7', name)
  })

  it('are found under a loose name where they say whose law applies', () => {
    for (const law of [
      'The law of England applies.',
      'English law governs them.',
      'The laws of New South Wales apply.',
    ])
      assert.equal(
        factsOf(
          'House rules',
          `${'You agree to these rules when you book. The price is paid before you come, and we are not liable for what is left here. '.repeat(9)}You may cancel a day before. ${law}`,
        ).termsAndConditions,
        'https://joes.test/p/7',
        law,
      )
  })
})

/** Pages with names alike that say nothing of what both sides owe. */
const OTHERS: readonly [name: string, text: string][] = [
  [
    'Member agreement',
    'Our members agree that the coffee is good. Come in and see for yourself on any day of the week. ',
  ],
  [
    'Membership agreement',
    'Print the form, sign it and bring it along with a photo. We are at the desk from six until nine. ',
  ],
  [
    'Client agreement',
    'We read it with you line by line, and we answer what you ask before you sign anything at all. ',
  ],
  [
    'Boarding conditions',
    'Each cat has a room of its own with a window to the garden, a heater and a box to hide in. ',
  ],
  [
    'Kennel conditions',
    'The runs are hosed twice a day, dried and aired, and dogs have a walk in the paddock at noon. ',
  ],
  [
    'Grooming conditions',
    'A long coat mats in wet weather. Comb it once a week from the skin out, and start at the feet. ',
  ],
  [
    'Charter conditions',
    'The bar is calm on most mornings until the sea breeze comes in; we look at the swell at five. ',
  ],
  [
    'Tuition',
    'She teaches the violin from the first note on, and her pupils play together in the hall at Easter. ',
  ],
  [
    'Ground conditions',
    'The back field is wet after rain, and the front one drains well. Boots with studs are best. ',
  ],
  [
    'Snow conditions',
    'The top lift opens at nine, and the groomers were out all night. Chains are not needed today. ',
  ],
  [
    'Skin conditions',
    'Eczema, acne and rosacea each want a different lotion, and we can tell them apart at a look. ',
  ],
  [
    'Working conditions',
    'Our bakers start at four, have breakfast together at seven and go home before noon each day. ',
  ],
  [
    'Agreements',
    'Both unions and the council agreed in May, and the bridge was open again for the market in June. ',
  ],
  [
    'Course conditions',
    'The greens were cored on Monday and will be slow. Carts stay on the paths until Friday morning. ',
  ],
  [
    'Enterprise agreement',
    'The ballot closed with most of the nurses in favour, and the wages go up in March and in July. ',
  ],
]

/** Pages that speak of fees and of cancelling, and yet bind nobody who reads them. */
const LIKE_TERMS: readonly [name: string, text: string][] = [
  [
    'Tuition terms',
    'Term one begins on 2 February. Fees are due in week one, and a lesson that is cancelled is made up. Term two begins in May, with a concert. Students agree on a piece by then. ',
  ],
  [
    'Boarding terms',
    'Boarders come for term one in February. Fees are paid by term. We cancel lessons on Fridays. ',
  ],
  [
    'Grooming terms',
    'A glossary of grooming terms: hand strip, puppy cut, feathering. Prices are below, cancel a day ahead. ',
  ],
  [
    'Kennel conditions',
    'Our kennels have heated floors. The price is per night; guarantee of a walk. Conditions are checked by a vet. ',
  ],
  [
    'Customer agreement',
    'Our software writes a customer agreement with prices, and warns of liability. Cancel any time. ',
  ],
  [
    'Member agreement',
    'We bargained a member agreement for nurses at two hospitals. Payments rise by four percent, and the guarantee of hours stays. ',
  ],
]

describe('pages with such names that speak of fees', () => {
  for (const [name, text] of LIKE_TERMS)
    it(`are no terms where they bind nobody: ${name}`, () =>
      assert.equal(factsOf(name, text.repeat(16)).termsAndConditions, null))
})

describe('pages with such names and other subjects', () => {
  for (const [name, text] of OTHERS)
    it(`are no terms: ${name}`, () => assert.equal(factsOf(name, text.repeat(14)).termsAndConditions, null))

  it('are no terms under a loose name by the law of consumers alone', () => {
    const text =
      'The price is paid before you come. Consumer law applies to what you buy, and you may cancel a day before. Warranties are in the box. '
    assert.equal(factsOf('House rules', text.repeat(12)).termsAndConditions, null)
  })
})
