import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const FIRM = `<h2>Our firm</h2><p>Since 1990. ${prose(58)}</p>`

/** The advice on a homepage with these parts. */
function adviceOn(body: string): readonly string[] {
  const outcome = check.evaluate(
    {
      pages: aCrawl([htmlPage('/', body)]),
      renderedPages: { state: 'failed', failure: failure('browser_unavailable') },
    },
    new Date(0),
  )
  assert.ok('status' in outcome)
  return outcome.advice ?? []
}

test('a short part of a page is named, not the whole website', () => {
  assert.deepEqual(adviceOn(`${FIRM}<h2>Bread</h2><p>${prose(120)}</p>`), [
    'The part “Our firm” is short. Aim for about 150 words.',
  ])
})

test('what other parts of the page say of its people counts with it', () => {
  const team = `<h2>Management team</h2><p>Ann runs the ovens. ${prose(120)}</p>`
  assert.deepEqual(adviceOn(FIRM + team), [])
})

const peopleUnder = (heading: string) => `<h2>${heading}</h2><p>Ann runs the ovens. ${prose(120)}</p>`

test('a heading in te reo Māori names the people, too', () => {
  const about = `<h2>Mō mātou</h2><p>Since 1990. ${prose(58)}</p>`
  assert.deepEqual(adviceOn(about + peopleUnder('Ngā kaimahi')), [])
  assert.deepEqual(adviceOn(about + peopleUnder('Tō tātou whānau')), [])
  assert.equal(adviceOn(about + peopleUnder('Parāoa')).length, 1)
})

test('a part about the people within another one is not counted twice', () => {
  const team = `<h2>Our people</h2><p>Ann runs the ovens.</p><h3>Management team</h3><p>Bo keeps the books. ${prose(42)}</p>`
  assert.equal(adviceOn(FIRM + team).length, 1)
  // One without a text of its own is within no other.
  assert.deepEqual(
    adviceOn(`${FIRM}<h2>Our staff</h2>${team}<h2>Our bakery crew</h2><p>Cy ${prose(60)}</p>`),
    [],
  )
})

test('a part about the people is not counted twice', () => {
  const team = `<h2>Our team</h2><p>Since 1990. ${prose(80)}</p>`
  assert.equal(adviceOn(`${team}<h2>Bread</h2><p>${prose(120)}</p>`).length, 1)
})
