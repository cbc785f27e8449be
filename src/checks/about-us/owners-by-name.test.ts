import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { countWords } from '#core/text.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { storySigns } from './story.ts'

const renderedPages = { state: 'failed', failure: failure('browser_unavailable') } as const
const found = (...pages: PageFacts[]): unknown => {
  const outcome = check.evaluate({ pages: aCrawl(pages), renderedPages }, new Date(0))
  return 'status' in outcome ? (outcome.facts.page ?? null) : outcome
}
const home = (name: string, path: string): PageFacts =>
  htmlPage(
    '/',
    `<nav><a href="/loaves">Loaves</a><a href="${path}">${name}</a></nav><main><h1>Crumb</h1><p>${prose(60)}</p></main>`,
    { title: 'Crumb Street | Bread in Ballarat' },
  )

/** Whether a page of the menu with a name that says nothing is taken for the page about those who run the business. */
const isAbout = (text: string, name = 'Moira & Georgia', path = '/p7'): boolean =>
  found(home(name, path), htmlPage(path, `<h1>${name}</h1><p>${text}</p>`, { title: 'Page 7' })) !== null

describe('a page of the menu that names its owners', () => {
  for (const [how, text] of [
    [
      'as two who speak',
      `We are Wendy and Colin Strachan. Wendy was a nurse for twenty-six years; Colin built every oven himself from bricks
that stood on the land. We opened in the spring of 2013 with six kinds of bread, and in 2019 we added ten more. We live behind the shop, so someone is
always within earshot of the door, and we like it so.`,
    ],
    [
      'as those of whom the business consists',
      `Crumb Street is Pip and Rawiri. We met washing dishes at a pub in Cornwall, came home to Rawiri’s people at the harbour in 2014 and bought a
shop with a hole in the roof. Eleven bakers, two ovens and one hole in the roof later, we are still here. We have not owned a paper bag since 2019. Bring
your own, or borrow one of ours.`,
    ],
    [
      'in what its beginning was',
      `Crumb Street began in 2016, when Tess and Mick Radford could no longer get the car into our garage. Mick is a cabinet-maker and mends the
shelves; Tess was a textile conservator and bakes. Our shed was a saddlery, then a muffler shop. We believe that nothing decent should go to landfill, and
a part of every sale goes to the library.`,
    ],
    [
      'as one who speaks',
      `I am Aoife Ní Shúilleabháin. I grew up over a chip shop in Kinsale, studied baking in Dún Laoghaire and spent six years at the ovens of others,
which is where I learned to be quick and to stand in the heat. I have baked for about 240 weddings since 2015. Write to me with your names and the date,
and tell me about the day.`,
    ],
    [
      'as one who founded it',
      `Crumb Street was founded in 1998 by Mere Parata, who had learned to bake at sea. We still use the first oven, and we still close when the whitebait
run. Our bread is raised for two days, and our customers know to come before noon, because we bake once. We are six now, and we share the early shifts
between us in turns.`,
    ],
  ] as const)
    it(`tells who is behind the business: ${how}`, () => assert.equal(isAbout(text), true))
})

const FILL = 'We come to you, we do our best, and we tell you what we found. '.repeat(4)
/** Honest pages under a name that says nothing, with somebody who speaks, a year and a beginning, and no owner named. */
const OTHERS: readonly [what: string, text: string][] = [
  [
    'what the business is, in capitals',
    `We are Licensed and Insured. We started in 2005. Insured up to ten million. ${FILL}`,
  ],
  [
    'trades in capitals',
    `We are Plumbers and Gasfitters. Established in 1998, we work all over town. Plumbers of ours come on Sundays. ${FILL}`,
  ],
  [
    'where it works',
    `We are Hamilton and Cambridge builders. We opened in Hamilton in 2003. Cambridge is our larger yard. ${FILL}`,
  ],
  [
    'whose trade it is',
    `We are Sydney and Melbourne’s movers since 2001. We started with a van. Melbourne is our base. ${FILL}`,
  ],
  [
    'who says that he is interested',
    `I’m Interested in your loan: say so and we call. We started in 2011. ${FILL}`,
  ],
  [
    'a client’s house',
    `When John and Mary Smith bought the villa in 2019, John rang us. We started at the roof. Mary chose the tiles. ${FILL}`,
  ],
  [
    'a client’s works',
    `The job began in 2020, when Ann and Bob Lee rang. Bob had moved here. We did the drains. ${FILL}`,
  ],
  [
    'two towns that merged',
    `The council began in 1989 when Napier and Hastings were joined. We cater for Napier events. ${FILL}`,
  ],
  ['what a customer says', `“I’m Jane and I started here in 2019.” We are glad of each of you. ${FILL}`],
  [
    'what a customer says far below',
    `${FILL}We opened in 2015. ${FILL}I’m Jane, the treasurer of a club, and I come each week. ${FILL}`,
  ],
  [
    'a rule with two subjects',
    `Since 2015 our Health and Safety policy began to cover visitors. Safety is first for us. ${FILL}`,
  ],
  [
    'two days of opening',
    `We are open Monday and Tuesday since 2020. Tuesday is half price. We started with one. ${FILL}`,
  ],
  [
    'two makes of a machine',
    `Our workshop opened in 2004. We repair Bosch and Miele. Miele is our favourite of them. ${FILL}`,
  ],
  [
    'an author who was bought from',
    `Our library began in 2001 by adding Dickens and Austen. Austen is read most. ${FILL}`,
  ],
  ['a song’s writers', `We learned songs by Lennon and McCartney in 2012. McCartney is hard for us. ${FILL}`],
  [
    'how long a service has been given',
    `Crumb Street was opened in 2012 by the mayor. We bake for hotels and for ships. ${FILL}`,
  ],
  [
    'whose name a hall bears',
    `Our hall opened in 1961 and was named after Ann Lee. We let it by the hour. ${FILL}`,
  ],
  ['a greeting without a name', `I’m Here to help you since 2016. We started small. ${FILL}`],
]

describe('a page of the menu that names no owner', () => {
  for (const [what, text] of OTHERS)
    it(`is not taken for one: ${what}`, () => {
      assert.equal(storySigns(text, countWords(text)), 3)
      assert.equal(isAbout(text, 'How it works'), false)
    })

  it('is not taken for one by its owners where another page has the name of a rule', () => {
    const text = `We are Wendy and Colin Strachan. Wendy was a nurse. We opened in 2013. ${FILL}`
    assert.equal(isAbout(text, 'Our terms', '/terms'), false)
  })
})
