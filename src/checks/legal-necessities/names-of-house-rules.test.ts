import assert from 'node:assert/strict'
import { it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalFacts } from './facts.ts'

const AT = new Date('2026-07-28T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const RULES =
  'By booking with us you agree to these conditions. We ask for a deposit of half the price when you book. You may cancel up to 48 hours before; after that the payment is kept. We are not liable for a reaction that you did not tell us of. Our services come with guarantees under the law of New Zealand. '.repeat(
    5,
  )
const OTHER =
  'Come ten minutes early and bring comfortable clothes. There is a car park behind the house, and the bus stops at the door. Tea is on us. '.repeat(
    10,
  )

function termsAt(name: string, text: string): string | null {
  const pages = aCrawl([
    htmlPage('/', `<main><p>Welcome.</p></main><footer><a href="/p/7">${name}</a></footer>`),
    htmlPage('/p/7', `<main><h1>${name}</h1><p>${text}</p></main>`),
  ])
  const evidence = { pages, profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'yes' } }, AT)
  return legalFacts.parse('facts' in outcome && outcome.facts).termsAndConditions
}

/** Names by which salons, spas, studios and camps call what they ask of guests. */
const NAMES = [
  'Salon etiquette',
  'Our spa etiquette',
  'Studio etiquette',
  'Spa policies',
  'House policies',
  'Appointment policy',
  'Treatment policies',
  'Cancellation policies',
  'Camp policy',
  'Enrolment policy',
  'Before you come',
  'Before you visit',
  'Before you arrive',
  'Your appointment',
  'Your visit',
  'Waiver',
]

it('finds the terms of a business under the name of its house rules', () => {
  assert.deepEqual(
    NAMES.filter((name) => termsAt(name, RULES) === null),
    [],
  )
})

it('takes no page of such a name for terms that says what to bring', () => {
  assert.deepEqual(
    NAMES.filter((name) => termsAt(name, OTHER) !== null),
    [],
  )
})
