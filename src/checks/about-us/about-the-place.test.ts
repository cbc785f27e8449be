import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

/** Whether a part of the homepage under this heading is taken for the part about the business. */
function isAbout(heading: string, text: string): boolean {
  const body = `<h1>Syrup</h1><p>${prose(80)}</p><section id="there"><h2>${heading}</h2><p>${text}</p></section><h2>Visit</h2><p>${prose(40)}</p>`
  const outcome = check.evaluate(
    {
      pages: aCrawl([htmlPage('/', body)]),
      renderedPages: { state: 'failed', failure: failure('browser_unavailable') },
    },
    new Date(0),
  )
  return 'status' in outcome && outcome.status === 'has_about_us'
}

const FAMILY =
  'Ernest bought this hillside in 1921 for the hardwood and discovered that he had married into the maples. Four generations later Luc and Anna run the boiling house, their son strings the tubing, and in March the whole family waits on tables. The bush is certified organic.'

describe('a part of the homepage about a place', () => {
  it('is about the business where it tells when its family began there', () => {
    for (const heading of ['About the sugarbush', 'About the old mill', 'About the hill'])
      assert.equal(isAbout(heading, FAMILY), true, heading)
    assert.equal(
      isAbout('About the orchard', FAMILY.replace('Four generations later', 'Since then my husband and I')),
      true,
    )
  })

  for (const [heading, text] of [
    [
      'About the course',
      'Our course began in 2010 and has run each winter since. You learn to bake, to plait and to keep a leaven alive. We feed you at noon, and you take your loaves home with you in a bag.',
    ],
    [
      'About the venue',
      'The hall was opened in 1961 and seats ninety. There is a kitchen behind the stage, and a ramp at the side door. We ask that chairs are stacked again before the caretaker comes at ten.',
    ],
    [
      'About the book',
      'Ann was born in 1970 and has written since she was nine. It is her third novel, and it tells of two sisters who buy a lighthouse. The cloth edition has a ribbon and a map of the bay.',
    ],
    [
      'About the show',
      'The company was founded in 1998, and this is the second time that it plays here. Two brothers quarrel about a cart. It lasts ninety minutes without an interval, and the bar is open.',
    ],
    [
      'About the area',
      'People have come for the springs since 1880. A family with small children finds shallow water at the north end, and the pub has a garden. The bus runs on the hour until nine at night.',
    ],
    [
      'About the park',
      'It was established in 1931. Generations of children have learned to swim in it. Dogs are welcome on a lead, and the gates shut at dusk in all months but the two warm ones of summer.',
    ],
    [
      'About the event',
      'It started in 2012 with forty runners and has six hundred. You have your number from Friday noon. A family ticket holds for two adults and three children, and it has a bag of oranges in it.',
    ],
    [
      'About the house',
      'Built of kauri in 1906, with four rooms and a wide porch, it sleeps ten. The bath has feet. You get the keys from a box beside the door, whose number we send to you a day before it.',
    ],
    [
      'About the breed',
      'It was begun in the 1850s by crossing two of the hill breeds. The ewes are good mothers, and the wool is white and soft. Rams are sold in March to those who have asked for one by then.',
    ],
    [
      'About the role',
      'The office opened in 2015, and you would be our ninth colleague. You answer the phone, keep the diary and order the paper. Your mother may not be your referee, but a teacher of yours may.',
    ],
    [
      'About the product',
      'We have made it since 2004 of beeswax that is bought from two beekeepers. Your grandmother knew it as furniture polish. Rub it in, wait for an hour and brush, and it keeps for three years.',
    ],
    [
      'About the tour',
      'The tour was started in 2011. You walk for three hours, with a stop for pie. Children under six ride in a cart that we pull, and parents carry the snacks. We go in all weathers but hail.',
    ],
    [
      'About the award',
      'It was founded in 1989 for bakers under thirty. The winner of last year learned her trade in Perth. The jury eats forty loaves in a day, and it writes to all who sent one in to it by post.',
    ],
    [
      'About the exhibition',
      'He was born in 1921 and studied in Paris. His wife kept the letters. Sixty of his drawings hang in the two rooms on the left, until the end of May, and there is a catalogue of it.',
    ],
    [
      'About the app',
      'It was started in 2019 and has been free since. Bookings for two of you, or for the whole team, take a minute. It works without a signal, and it tells you when the ferry is late again.',
    ],
    [
      'About the sugarbush',
      'We boil over wood, which is slower. The bush is certified organic. You are welcome to walk in it; follow the blue markers and close the gate. Since 2014 dogs stay at home in all of March.',
    ],
    ['About delivery', FAMILY],
    ['About the prices and the delivery of it', FAMILY],
  ] as const)
    it(`is not about the business: ${heading}`, () => assert.equal(isAbout(heading, text), false))
})

describe('a part of the homepage about what is sold, shown or visited', () => {
  for (const [heading, text] of [
    [
      'About the wedding',
      'Sam and Ann married in 2019 in our barn. My wife baked the cake, and her parents opened the dance. Guests stayed in tents by the river for two nights, and we served breakfast at nine on each of the two days to all.',
    ],
    [
      'About the area',
      'Ballarat was founded in 1851. Third generation miners and every family farm around here will sell you eggs. The gardens are free, the trams run on Sundays, and the lake has swans that bite. Parking is free after six.',
    ],
    [
      'About the house',
      'It was built in 1906 for a doctor; three generations later the family farm was sold and the house opened to guests in 1998. It has four rooms and a wide porch, sleeps ten, and the bath has feet like those of a lion.',
    ],
    [
      'About the cheese',
      'A family farm in Normandy began making it in 1890, and third generation cheesemakers still do. We sell it by the wedge. It keeps for two weeks in paper. Eat it with pears, at room temperature, with a glass of cider.',
    ],
    [
      'About the charity',
      'It was founded in 2003 by nurses. It pays for beds so that your family can stay near a child, as our family did. We give a dollar of each loaf to it, and twice in the year a whole day of sales, in May and June.',
    ],
  ] as const)
    it(`is about no family of the business: ${heading}`, () => assert.equal(isAbout(heading, text), false))
})
