import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aHeading, aPage, type GivenPage } from '#support/page-facts.ts'
import { descriptionsFor } from './new-description.ts'
import { ownSentences } from './own-sentences.ts'

const DRAINS = 'We clear blocked drains in homes and shops all over Hobart, day and night.'
const GAS = 'We fit gas heaters and cookers in homes and shops all over Hobart, with care.'

const reading = (main: string, given: GivenPage = {}) =>
  aPage({ url: '/a', depth: 1, text: { main }, ...given })

/** The sentences of the first of these pages. */
function ownOf(...pages: ReturnType<typeof aPage>[]): string[] {
  const [first = aPage()] = pages
  return ownSentences(pages)(first)
}
/** The descriptions of a homepage, of which every sentence tells. */
function describedBy(main: string): string[] {
  const home = reading(main, { url: '/', depth: 0 })
  return descriptionsFor(home, ownOf(home))
}

describe('the sentences that may describe a page', () => {
  it('are none on a page with a template’s text', () => {
    const filler = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. Curabitur mattis dolor ac risus.'
    assert.deepEqual(ownOf(reading(`${DRAINS}\n${filler}`)), [])
    assert.deepEqual(ownOf(reading(DRAINS)), [DRAINS])
  })

  it('are none of what is below the headings of items, but those before and after them', () => {
    const names = ['Kim', 'Lee', 'Max', 'Noa']
    const items = names.map((name) => `${name}\n${name} has worked for us in the south for many years.`)
    const headings = [...names.map((name) => aHeading(name, { level: 3 })), aHeading('Gas', { level: 2 })]
    const main = [DRAINS, ...items, 'Gas', GAS].join('\n')
    assert.deepEqual(ownOf(reading(main, { headings })), [DRAINS, GAS])
    assert.equal(ownOf(reading(main, { headings: headings.slice(2) })).length, 6)
  })

  it('are looked for when a page is asked for, and then on each page once', () => {
    let reads = 0
    const others = ['/b', '/c', '/d'].map((url) => {
      const other = reading(GAS, { url })
      const { text } = other
      return Object.defineProperty(other, 'text', { get: () => ((reads += 1), text) })
    })
    const page = reading(DRAINS)
    const own = ownSentences([page, ...others])
    assert.equal(reads, 0)
    assert.deepEqual([own(page), own(page)], [[DRAINS], [DRAINS]])
    assert.equal(reads, others.length)
  })

  it('belong to the page that begins with them', () => {
    const list = reading([GAS, DRAINS].join('\n'))
    const about = reading(DRAINS, { url: '/drains' })
    assert.deepEqual(ownOf(list, about), [GAS])
    assert.deepEqual(ownOf(about, list), [DRAINS])
  })

  it('say nothing that was so on one day', () => {
    assert.deepEqual(ownOf(reading(`I had the chance to see the new workshop last week.\n${DRAINS}`)), [
      DRAINS,
    ])
  })

  it('lose a heading that stands before its own text', () => {
    assert.deepEqual(ownOf(reading('Blocked Drains Blocked Drains are what we clear.')), [
      'Blocked Drains are what we clear.',
    ])
  })
})

describe('a description', () => {
  it('begins with no sentence that needs the one before it', () => {
    for (const dangling of [
      'The day before, he had told the teller of a bank in Hobart that it was very quiet in there.',
      'She is also in the chair of the union of all plumbers from here to the south of the island.',
      'Both of them have worked in the south for years, and know every drain and gutter of the city.',
      'The same is true of taps, which we mend in the hour and at one price in the whole of the city.',
      'The next day of the trip they were all back in the workshop to see to the drains of the town.',
      'It support is what a trellis gives, and so is a word that begins as another sentence does too.',
      'Even though it was at very short notice, we were there within the hour and cleared it.',
    ])
      assert.deepEqual(describedBy(`${dangling}\n${DRAINS}`), [DRAINS], dangling)
  })

  it('may begin with words that tell on only in other sentences', () => {
    for (const whole of [
      'IT support for small businesses across Perth, by phone, by email and at your desk in the hour.',
      'Both of our Perth clinics offer massage and physiotherapy on every day but Sunday, until nine.',
      'The same day we deliver flowers to every suburb of Perth and to all the hospitals of the city.',
      'The next generation of plumbers learns with us, in our own workshop in the middle of the city.',
    ])
      assert.equal(describedBy(`${whole}\n${DRAINS}`)[0], whole)
  })
})
