import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

function isAbout(name: string, text: string): boolean {
  const home = `<nav><a href="/bread">Bread</a><a href="/p7">${name}</a></nav><main><h1>Bread</h1><p>${prose(60)}</p></main>`
  const outcome = check.evaluate(
    {
      pages: aCrawl([
        htmlPage('/', home),
        htmlPage('/p7', `<h1>Welcome</h1><p>${text}</p>`, { title: 'Page 7' }),
      ]),
      renderedPages: { state: 'failed', failure: failure('browser_unavailable') },
    },
    new Date(0),
  )
  return 'status' in outcome && outcome.status === 'has_about_us'
}

/** What such pages say, by a practice, a trust and one who works alone; without kin, and without an owner's name. */
const TEXTS = [
  'We are a small practice in the heart of Ludlow, established in 1987. Our aim is to treat every animal as if it were our own. There are four vets, and a receptionist who knows every dog by name. In 2016 we moved to a house of our own.',
  'The trust is a charity that runs the old ferry building for artists. It was founded in 1994 by residents who wanted to save it from demolition. There are eleven studios and a gallery. A board of seven volunteers meets each month.',
  'I fell in love with flowers as a child and never looked back. After ten years in advertising I retrained in London and began at my kitchen table. You find me in Hackney now with two helpers and a dog that is older than the shop.',
] as const

describe('a page with a plain name of its people or its business', () => {
  for (const name of [
    'Instructors',
    'Stylists',
    'Officers',
    'Office bearers',
    'Staff list',
    'The gang',
    'Get to know us',
    'Our vicar',
    'The artist',
    'Your gardener',
    'Mission & vision',
    'Mission statement',
    'Vision and Values',
    'Aims and objectives',
    'Ethos',
    'Philosophy',
    'History & heritage',
    'Artist statement',
    'Dr. Lee',
    'Pastor Mike Adams',
    'Us',
  ])
    it(`is the page about them: ${name}`, () =>
      assert.deepEqual(
        TEXTS.map((text) => isAbout(name, text)),
        [true, true, true],
      ))
})

const PLACE =
  'Take the second turn after the bridge, drive slowly, and park beside the red shed behind the trees. '.repeat(
    4,
  )
const PRICED = 'A lesson is $40. We have taught since 2010, and we started with two cars. '.repeat(6)

/** Honest pages with such names, or names alike, that tell nothing of who is behind the business. */
const OTHERS: readonly [name: string, text: string][] = [
  ['US', TEXTS[0]],
  ['U.S.', TEXTS[0]],
  ['Visit us', TEXTS[0]],
  ['Contact us', TEXTS[0]],
  ['Join us', TEXTS[2]],
  ['Practitioners', TEXTS[0]],
  ['Vets', TEXTS[0]],
  ['Vision', TEXTS[0]],
  ['Mission', TEXTS[0]],
  ['Doctor’s notes', TEXTS[0]],
  ['Dr. Lee’s tips', TEXTS[0]],
  ['Pastor', TEXTS[0]],
  ['Artist residencies', TEXTS[1]],
  ['Our artists', TEXTS[1]],
  ['Our writers', TEXTS[0]],
  ['Gardeners', TEXTS[2]],
  ['Ethos', PLACE],
  ['Us', PLACE],
  ['The artist', PLACE],
  [
    'Philosophy',
    'A course on Kant and Hegel in ten evenings, with tea. Read the first chapter before the first of them, and bring a pencil. '.repeat(
      3,
    ),
  ],
  [
    'Mission statement',
    'A workshop for clubs that want to write one: three hours, a wall of paper and a strict chair. It is on two Saturdays in May. '.repeat(
      3,
    ),
  ],
]

describe('a page with such a name, or one alike', () => {
  for (const [name, text] of OTHERS)
    it(`is not about the business: ${name}, ${text.slice(0, 20)}`, () =>
      assert.equal(isAbout(name, text), false))

  it('is not about the business where it asks for money under a vague name', () => {
    assert.equal(isAbout('How we teach', PRICED), false)
  })
})

describe('a brand with a title in the menu of a shop or a salon', () => {
  const BRAND =
    'It was founded in 1967 and we have stocked it in our salon since 2011. Creams for dry skin, balms for lips and oils for a bath, all made with roses. Ask us for a sample of any of them when you are here next. We order each Monday for the week.'
  for (const name of ['Dr. Hauschka', 'Dr Martens', 'Dr Dennis Gross', 'Pastor Vineyards'])
    it(`is nobody of the business: ${name}`, () => assert.equal(isAbout(name, BRAND), false))

  it('is somebody where the page tells of one person, whatever is sold there', () => {
    const text =
      'She grew up in Ludlow, studied in Leeds and came back in 1987 to open the practice. We stock a range of collars and products for teeth as well, and there are four of us now in a house of our own at the bridge.'
    assert.equal(isAbout('Dr. Lee', text), true)
  })
})
