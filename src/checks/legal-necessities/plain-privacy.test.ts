import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalFacts } from './facts.ts'

const AT = new Date('2026-07-28T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

function privacyAt(name: string, text: string): string | null {
  const pages = aCrawl([
    htmlPage('/', `<main><p>${prose(60)}</p></main><footer><a href="/p/7">${name}</a></footer>`),
    htmlPage('/p/7', `<main><h1>${name}</h1><p>${text}</p></main>`),
  ])
  const evidence = { pages, profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'no' } }, AT)
  return legalFacts.parse('facts' in outcome && outcome.facts).privacyPolicy
}

/** As a plumber, a clinic and a shop write it themselves, without the words of lawyers. */
const PLAIN = [
  `This page explains what happens to the details you give us. When you call or use the form on this site we take down your name, address, phone number and a note of the job. We use them to do the work, to send you an invoice and to remind you when your water heater is due. We don't sell them, and we don't pass them to anyone except our accountant and the courier, and only when they need them. Our invoices are kept in the office for seven years because the tax department says so. Photos of jobs may be used on this site but never with your name. You can ask us at any time what we hold about you and have it corrected. Email the office and we'll sort it out within twenty working days. If you're not happy with our answer you can contact the Privacy Commissioner. Last updated in March. We change this page when what we do changes, and we date it.`,
  `We ask for your name, date of birth and history so that we can treat you. Only the people who treat you read your details. We use email to remind you of your next visit, and nothing else. Notes are held for ten years, as the law says, in a locked room and on a machine of our own. We never give them to insurers or to family unless you tell us to. You may read what is in your notes, have a mistake corrected, or take a copy to another clinic. Contact our manager Ann with any question, and she answers within two weeks. Those who are not content can complain to the Commissioner, whose office is in the city. Children over sixteen decide for themselves who reads their notes. Under the Privacy Act we tell you if somebody reads them who should not have, and what we do about it. Students who learn with us sign the same promise as all of us, and they leave the room if you ask them to.`,
] as const

describe('a privacy policy in plain words', () => {
  for (const name of ['Patient privacy', 'Data privacy', 'Legal', 'Small print', 'Policies', 'Your details'])
    it(`is found under the name ${name}`, () =>
      assert.deepEqual(
        PLAIN.map((text) => privacyAt(name, text)),
        ['https://joes.test/p/7', 'https://joes.test/p/7'],
      ))
})

/** Pages of such names that say nothing of what becomes of people's details, though they have some of the words. */
const OTHERS: readonly [name: string, text: string][] = [
  [
    'Privacy screens',
    'Our cedar screens keep your garden yours. We use local timber, hold stock of four heights and can tell you the price by phone. Contact us for a visit, and ask for samples. ',
  ],
  [
    'Patient privacy',
    'Each of our rooms has a curtain and a lock. We use soft light, keep the radio on, and never call a name across the hall. Contact the desk if a door is open that should be shut. ',
  ],
  [
    'Legal',
    'We take down your name and the story of your case at the first visit, which is free. We use plain English, hold no brief for banks, and you can contact us at any hour by phone. ',
  ],
  [
    'Legal',
    'Our wills are kept for thirty years in our strong room. Ask for yours with a card that has your name on it. We never give them to anybody else, and we use no post for them. ',
  ],
  [
    'Small print',
    'We print cards from two inches up. Ask for your name in gold, and contact us for paper that holds ink well. We use lead type, kept dry for a hundred years, and never a screen. ',
  ],
  [
    'Policies',
    'The school takes down the name of who collects a child. Phones are kept in a box for the day. We use first names, and parents contact the office by nine when a child is ill. ',
  ],
  [
    'Policies',
    'Cover starts on the day you ask for it. We never sell you more than you use. Contact our broker for a quote, keep your receipts for seven years, and ask us what is covered. ',
  ],
  [
    'Your details',
    'Write down your name, your boat and the height of its mast, and hold on to the slip. We use it to find you a berth. Contact the harbour by radio on the day that you come in. ',
  ],
  [
    'Your details',
    'We engrave them on steel: a name, a phone number, a line of your own. Ask for the large plate if your dog is. We use a diamond, and it keeps for years in salt water and mud. ',
  ],
  [
    'Confidentiality',
    'A play about a doctor who keeps a secret for forty years. It was held over twice. Contact the box office for seats, use the side door, and ask for the loop if you hear badly. ',
  ],
  [
    'Data policy',
    'Our plans have no cap. Use as much as you like; we never slow it down. Contact us to change plan, keep your number, and ask for a new card if yours was held by the old phone. ',
  ],
  [
    'Disclaimer',
    'What stands here is no advice. Prices may change, and pictures are examples. We use links to others and hold no view on them. Contact an adviser before you act on any of this. ',
  ],
  [
    'Health information',
    'Drink two litres a day, keep out of the noon sun and ask for a hat. We use cream on all noses. Held water spoils in a week. Contact a doctor for a fever that goes on for days. ',
  ],
  [
    'Important information',
    'The ferry is held for nobody. Keep your ticket for the way back, ask for a seat below in wind, and use the rail. Contact the crew if you feel ill; they never mind, they say. ',
  ],
  [
    'What we collect',
    'Old clocks, tin toys and lamps. We never sell them. Ask for a look by phone, use the back door, and contact us if your shed holds one: it is kept dry here for years to come. ',
  ],
  [
    'Information we keep',
    'Births, deaths and marriages since 1840, held in two rooms. Ask for a box by its number, use a pencil, and contact the desk for copies. Maps are never lent, and never sold. ',
  ],
]

describe('a page of such a name about something else', () => {
  for (const [at, [name, text]] of OTHERS.entries())
    it(`is no privacy policy: ${name} ${at + 1}`, () => assert.equal(privacyAt(name, text.repeat(6)), null))
})
