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
    assert.deepEqual(ownOf(reading(DRAINS, { text: { main: DRAINS, footer: filler } })), [])
  })

  it('are none on a page with the words of customers, whatever its language', () => {
    const said = 'He was waiting for us with a sign and cold beers, and we will use them again.'
    for (const url of ['/comments.html', '/customer-reviews/', '/livre-d-or', '/gaestebuch', '/opiniones'])
      assert.deepEqual(ownOf(reading(said, { url })), [], url)
    for (const heading of ['What our guests say', 'Our reviews', 'Témoignages', 'Recensioni', 'Avis clients'])
      assert.deepEqual(ownOf(reading(said, { headings: [aHeading(heading, { level: 1 })] })), [], heading)
    for (const url of ['/review-of-our-year', '/feedback-loops', '/commentary', '/guest-rooms'])
      assert.deepEqual(ownOf(reading(DRAINS, { url })), [DRAINS], url)
  })

  it('are none in English on a page in another language', () => {
    const german = 'Wir reinigen verstopfte Abflüsse in Häusern und Läden in ganz Bern, bei Tag und Nacht.'
    const main = `${german}\n${GAS}`
    assert.deepEqual(ownOf(reading(main, { text: { main, words: 60, languages: { de: 0.8, en: 0.2 } } })), [
      german,
    ])
  })

  it('are none of the fine print', () => {
    assert.deepEqual(
      ownOf(reading(`${DRAINS}\nPlease give us two days’ notice. A fee applies to late calls.`)),
      [DRAINS],
    )
  })

  it('are none of what was to happen at an hour of one day', () => {
    const funeral = 'There is a funeral in the church of the village on Saturday at noon.'
    for (const past of [
      'Winter recital on Sunday, January 25, in the hall of the school.',
      'Peacefully at home, with all of her family around her.',
      'This online store was created using PrestaShop by our own people.',
      'Answers the phone, writes the quotes, knows where everything is.',
    ])
      assert.deepEqual(ownOf(reading(`${DRAINS}\n${past}`)), [DRAINS], past)
    const weekly = 'We open the doors of the hall on Saturdays at noon.'
    assert.deepEqual(ownOf(reading(`${DRAINS}\n${funeral}\n${weekly}`)), [DRAINS, weekly])
  })

  it('of a homepage are none of one item of many, unless its title names that item', () => {
    const items = `Drains\n${DRAINS}\nGas\n${GAS}\nRoofs\nNew roofs of slate and tiles are what we make in summer.`
    const [intro, home] = ['We have worked in Hobart since the year 1990.', { url: '/', depth: 0 }]
    const lines = (title: string) =>
      ownOf(reading(`${intro}\n${items}`, { ...home, title: { text: title, count: 1 } }))
    assert.deepEqual(lines('Joe’s'), [intro])
    assert.deepEqual(lines('Joe’s Drains'), [intro, DRAINS])
    assert.deepEqual(ownOf(reading(`${intro}\nDrains\n${DRAINS}\nGas\n${GAS}`, home)), [intro, DRAINS, GAS])
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

  it('have a subject', () => {
    assert.deepEqual(ownOf(reading(`No need to call us before you come to the shop.\n${DRAINS}`)), [DRAINS])
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

/** The description of a page about the town's market day. */
const ofMarketDay = (main: string): string | undefined => {
  const page = reading(main, { url: '/market-day', title: { text: 'Market day', count: 1 } })
  return descriptionsFor(page, ownOf(page))[0]
}

describe('a description', () => {
  it('begins with no thing that was named before, unless the page is about it', () => {
    const more =
      'The stalls of our market day stand in the square, with bread and flowers from all over the valley.'
    for (const dangling of [
      'The event was attended by more than a hundred people between 16 and 30 from all over the county.',
      'The hall’s gallery was turned into a living market of the day, with a wall for every village here.',
      'Dr Ana Mwaura of the old market chapel said that every one of us holds a piece of the same story.',
    ])
      assert.equal(ofMarketDay(`${dangling}\n${more}`), more, dangling)
    const own =
      'The market was begun by three farmers in 1920, and has been in the square on every Friday since.'
    assert.equal(ofMarketDay(own), own)
  })

  it('puts together only what stands together on the page', () => {
    const [first, second] = [
      'We clear blocked drains all over Hobart, on every day.',
      'We fit gas heaters and cookers, too.',
    ]
    const headings = [aHeading('Our story', { level: 2 })]
    assert.equal(describedBy(`${first}\n${second}`)[0], `${first} ${second}`)
    assert.deepEqual(describedBy(`${first}\nOur story\n${second}`), [])
    assert.deepEqual(describedBy(`${first} ALL DAYS OF THE WEEK are fine with us. ${second}`), [])
    const page = reading(`${DRAINS}\nOur story\n${GAS}`, { url: '/', depth: 0, headings })
    assert.equal(descriptionsFor(page, ownOf(page))[0], DRAINS)
  })

  it('never misspells the business', () => {
    const page = reading(`PIumbio: ${DRAINS}\n${GAS}`, { url: '/', depth: 0 })
    assert.equal(descriptionsFor(page, ownOf(page), { name: 'Plumbio' })[0], GAS)
  })

  it('tells of no person whom the next sentence goes on about', () => {
    const guest = 'Cleo is a regular at our market day and joined us at the stalls this year.'
    assert.equal(ofMarketDay(`${guest} She writes for a magazine in the city.`), undefined)
    assert.equal(ofMarketDay(guest), guest)
  })

  it('begins with no sentence that needs the one before it', () => {
    for (const dangling of [
      'The day before, he had told the teller of a bank in Hobart that it was very quiet in there.',
      'She is also in the chair of the union of all plumbers from here to the south of the island.',
      'Both of them have worked in the south for years, and know every drain and gutter of the city.',
      'The same is true of taps, which we mend in the hour and at one price in the whole of the city.',
      'The next day of the trip they were all back in the workshop to see to the drains of the town.',
      'It support is what a trellis gives, and so is a word that begins as another sentence does too.',
      'Between 1976 and 2001 Ana worked in the drains of Hobart and in those of Launceston for many a day.',
      'Even though it was at very short notice, we were there within the hour and cleared it.',
    ])
      assert.deepEqual(describedBy(`${dangling}\n${DRAINS}`), [DRAINS], dangling)
  })

  it('may begin with words that tell on only in other sentences', () => {
    for (const whole of [
      'IT support for small businesses across Perth, by phone, by email and at your desk in the hour.',
      'Both of our Perth clinics offer massage and physiotherapy on every day but Sunday, until nine.',
      'The same day we deliver flowers to every suburb of Perth and to all the hospitals of the city.',
      'Between 1976 and 2001 we cleared the drains of Hobart, and since then those of all Tasmania with it.',
      'The next generation of plumbers learns with us, in our own workshop in the middle of the city.',
    ])
      assert.equal(describedBy(`${whole}\n${DRAINS}`)[0], whole)
  })
})
