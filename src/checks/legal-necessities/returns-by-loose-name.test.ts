import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalFacts } from './facts.ts'

const AT = new Date('2026-07-28T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

function returnsAt(name: string, text: string): string | null {
  const pages = aCrawl([
    htmlPage('/', `<main><p>${prose(60)}</p></main><footer><a href="/p/7">${name}</a></footer>`),
    htmlPage('/p/7', `<main><h1>${name}</h1><p>${text}</p></main>`),
  ])
  const evidence = { pages, profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'yes' } }, AT)
  return legalFacts.parse('facts' in outcome && outcome.facts).returnsPolicy
}

describe('the returns rules of a shop on a page whose name means little', () => {
  it('are found by what can be sent back, by when, and what the customer gets for it', () => {
    const text =
      'If anything comes warm, ring within 48 hours, and you choose another or your money back. Fresh food cannot be sent back; anything in a jar can, within 14 days and unopened, and the refund is with you a week after we have it here again.'
    for (const name of ['Not happy?', 'Changed your mind?', 'Our promise'])
      assert.equal(returnsAt(name, text), 'https://joes.test/p/7', name)
  })

  it('are known by things that were brought, taken, posted or shipped back', () => {
    for (const done of ['brought', 'taken', 'posted', 'shipped', 'sent'])
      assert.equal(
        returnsAt(
          'Not happy?',
          `What is faulty can be ${done} back to us within thirty days, with the note that came in the box beside it, and we mend it or give you a credit note for all that you paid us.`,
        ),
        'https://joes.test/p/7',
        done,
      )
  })
})

const OTHERS: readonly [name: string, text: string][] = [
  [
    'Our promise',
    'We turn up when we say, we ring if we are late, and we sweep up before we leave, on all days of the week and in all weathers.',
  ],
  [
    'Our promise',
    'If our price is not the lowest within seven days, we give you the difference, and we shake your hand on it as well at the desk.',
  ],
  [
    'Our guarantee',
    'We come back within two days and repair what we did, for nothing, as often as it takes, for six months from the day of our bill.',
  ],
  [
    'Warranty',
    'Our tanks have a warranty of 25 years on the welds, and our pumps one of 24 months. Ring the office with the number on the plate.',
  ],
  [
    'Warranty',
    'The maker repairs or replaces a faulty motor for 36 months. Register it with the card in the box within thirty days of the day.',
  ],
  [
    'Cancellations',
    'Ring us a day before. Later than that we keep the deposit, because nobody else can have the table in those few hours of the day.',
  ],
  [
    'Not happy?',
    'Tell our manager Ann in the office, by phone on weekdays, and she answers within two days and writes down what was agreed with you.',
  ],
  [
    'Change of mind',
    'A workshop about habits in three evenings over six weeks, with tea, for people who want to begin again and do not know quite how.',
  ],
  [
    'Return',
    'The boat leaves the island at four and returns within the hour. In winter it goes on three days of the week, and never in a gale.',
  ],
  [
    'Refund',
    'We lodge your form with the tax office within ten days; your tax return is checked twice, and the refund is paid in about two weeks.',
  ],
  [
    'Consumer guarantees',
    'The law has them for goods and for services. An office in each town gives free advice, on weekdays and by phone on most evenings.',
  ],
  [
    'Faulty goods',
    'We photograph them for the insurer, who answers in about ten days, and our report says what broke and when it may have happened.',
  ],
  [
    'Satisfaction guarantee',
    'Nine out of ten guests came again within twelve months, and most of them brought a friend, a dog or a mother, and some all three.',
  ],
  [
    'Something not right',
    'Our helpdesk answers within the hour on weekdays, and a person rings you back in two days where the thing is larger than that here.',
  ],
  [
    'Sending it back',
    'Our band is sending it back to the eighties for three days in May, with a bar, a raffle and a bus that leaves the hall at midnight.',
  ],
  [
    'Money back guarantee',
    'Our course pays for itself: most who took it had their fees again within six months, by selling what they had made in its evenings.',
  ],
]

describe('pages of such a name with other subjects', () => {
  for (const [at, [name, text]] of OTHERS.entries())
    it(`are no returns rules: ${name} ${at + 1}`, () => assert.equal(returnsAt(name, text), null))
})
