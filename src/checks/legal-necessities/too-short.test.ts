import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalFacts } from './facts.ts'

const AT = new Date('2026-07-28T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

/** What is told of the page behind a link of the footer, as item and flaw. */
function flawsOf(name: string, text: string): string[] {
  const pages = aCrawl([
    htmlPage('/', `<main><p>${prose(60)}</p></main><footer><a href="/p/7">${name}</a></footer>`),
    htmlPage('/p/7', `<main><h1>${name}</h1><p>${text}</p></main>`),
  ])
  const evidence = { pages, profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'no' } }, AT)
  const { notEnough } = legalFacts.parse('facts' in outcome && outcome.facts)
  return (notEnough ?? []).map(({ item, flaw }) => `${item} ${flaw}`)
}

const TERMS =
  'These are the terms on which we sell through this website. By placing an order you accept them. Prices are in dollars. If two people buy at once, the first payment wins. The law of Victoria applies.'
const PRIVACY =
  'When you write to us we collect your name and your details, and use your information to answer you. We keep it for a year and share it with nobody. Ask us to see it or to delete it.'

describe('a page whose name may mean something else', () => {
  it('is named as too short where its text is plainly of terms or privacy', () => {
    assert.deepEqual(flawsOf('The fine print', TERMS), ['terms too_short'])
    assert.deepEqual(flawsOf('House rules', TERMS), ['terms too_short'])
    assert.deepEqual(flawsOf('Legal stuff', PRIVACY), ['privacy too_short'])
    assert.deepEqual(flawsOf('Boring bits', `${TERMS} ${PRIVACY}`), ['privacy too_short', 'terms too_short'])
  })

  for (const [name, text] of [
    [
      'House rules',
      'No smoking, no parties, and the gate stays shut because of the goats. Rooms are ready from four and free by ten. Breakages up to a wine glass are forgiven by us and by our cat.',
    ],
    [
      'Rules',
      'Each team has seven players and two in reserve. The first to score ten wins the round, and the price for the winner is a ham. A captain may agree with the other one on a rest.',
    ],
    [
      'Good to know',
      'There is a shop five minutes away and a swimming hole behind the hall. The road has gravel for the last three miles, and the price of petrol is lower in town than it is up here.',
    ],
    [
      'Before you book',
      'Read about the tides first: the beach is under water for two hours each day. We can tell you the best weeks, and what they cost, if you ring us in the evening after the milking.',
    ],
    [
      'Your visit',
      'Park behind the church and follow the blue signs to the door. The bus stops at the corner. Dogs wait in the yard, where there is water and shade for them, and people who like dogs.',
    ],
    [
      'Legal',
      'We are licensed by the state under number 12345 and registered as a company with the number 67890. Our insurer is in Sydney, and our auditor is in Hobart, and both have been for years.',
    ],
    [
      'Policies',
      'The board adopts policies for each school year in March and looks at them again in September. Parents can read them in the office on weekdays, and we print them for you on request there.',
    ],
    [
      'Important information',
      'The pool is closed for the second week of July while the filters are changed. Lessons move to the small pool, and the price stays the same for all who are on the list by then.',
    ],
    [
      'Company information',
      'Crumb Limited was registered in 1998 and has its seat in Ballarat. Ann Lee and Bob Lee are its directors, and the auditor is a firm in Melbourne that has been with us since the first.',
    ],
    [
      'Conditions',
      'The top lift opens at nine today, with ten inches of new snow on the back side. Wind from the west is forecast for the afternoon, and the price of a day is lower from one on today.',
    ],
    [
      'Confidentiality',
      'A talk for nurses about what one says at home and what one does not, with cases from forty years on the wards, and a supper after it. It is free, and there is a car park behind it.',
    ],
    [
      'Health information',
      'Eat before you come and drink water in the heat. Tell the guide about asthma, bees and bad knees. There is no signal for two days, and a helicopter needs an hour to reach the hut up there.',
    ],
    [
      'Information we keep',
      'Our archive has the minutes of the club since 1912, maps of the harbour and the letters of two captains. Students read them on Tuesdays by asking the librarian, who has the only key.',
    ],
    [
      'Disclaimer',
      'The views in this blog are those of its author and of nobody else. What worked on our soil may fail on yours, so try a small bed first and look at it again after the first of the rains.',
    ],
    [
      'Waiver',
      'Print it, read it and bring it along with a pen: the rope park keeps it for the day. Children need a parent beside them, and those under six stay on the low ropes the whole of the day.',
    ],
    [
      'The fine print',
      'A show of etchings by eleven women from the coast, open on all weekends in May. Ann Lee talks about paper at two on the Sunday, and the price of the catalogue is under forty dollars.',
    ],
  ] as const)
    it(`is not named where its text says something else: ${name}`, () =>
      assert.deepEqual(flawsOf(name, text), []))
})

it('a page that still waits for its text is no short one', () => {
  assert.deepEqual(flawsOf('Privacy policy', 'Add your privacy policy here.'), ['privacy dummy_text'])
  assert.deepEqual(
    flawsOf('Privacy policy', 'We keep nothing about you, and we ask for nothing but your name.'),
    ['privacy too_short'],
  )
})

/** What is told of a part of the homepage behind a link of the footer. */
function flawsOfPart(name: string, text: string): string[] {
  const home = htmlPage(
    '/',
    `<main><p>${prose(60)}</p><section id="there"><h2>More</h2><p>${text}</p></section></main><footer><a href="#there">${name}</a></footer>`,
  )
  const evidence = { pages: aCrawl([home]), profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'no' } }, AT)
  const { notEnough } = legalFacts.parse('facts' in outcome && outcome.facts)
  return (notEnough ?? []).map(({ item, flaw }) => `${item} ${flaw}`)
}

describe('a part of the homepage behind a link of one word', () => {
  it('is named as too short where it is a text about privacy, or terms', () => {
    assert.deepEqual(flawsOfPart('Privacy', PRIVACY), ['privacy too_short'])
    assert.deepEqual(flawsOfPart('Terms', TERMS), ['terms too_short'])
  })

  it('is not named where it is about something else', () => {
    const dates = 'Term one is from 3 February to 11 April, and term two from 28 April to 27 June.'
    assert.deepEqual(flawsOfPart('Terms', dates), [])
    const fees = 'Terms: Term one begins in May; fees due. Cancel a lesson by noon. Students agree on a song.'
    assert.deepEqual(flawsOfPart('Terms', fees), [])
    assert.deepEqual(
      flawsOfPart('Privacy', 'Our hedges give you privacy from the street within two years.'),
      [],
    )
    assert.deepEqual(
      flawsOfPart(
        'Cookies',
        'Our cookies are baked at five: oat cookies, ginger cookies, cookies without eggs.',
      ),
      [],
    )
  })
})

/** Short pages that speak of fees and of agreeing, and were never meant as terms. */
const NEVER_MEANT: readonly [name: string, text: string][] = [
  [
    'Rules',
    'Members agree to wipe benches. Fees are due monthly. You may cancel with a week of notice. Members must wear shoes, and towels are to be brought by all of us each day.',
  ],
  [
    'Good to know',
    'Guests must pay on arrival. The price has breakfast in it. We cancel for snow. You may bring a dog. Breakfast is at eight, the bus stops at the gate, and we agree on a time.',
  ],
  [
    'Code of conduct',
    'Members shall be kind. All members agree to it and to pay fees on time. We cancel games in hail. Parents must not shout at referees, nor at one another, or at us at all.',
  ],
  [
    'Your visit',
    'You may park at the back. Payment is due on the day. If you cancel late, a fee applies. Guarantee of a seat. You will see the nurse first, then one of us; bring an old friend. Agree?',
  ],
]

describe('a short page for guests or members', () => {
  for (const [name, text] of NEVER_MEANT)
    it(`is not held against the business as its terms: ${name}`, () =>
      assert.deepEqual(flawsOf(name, text), []))
})
