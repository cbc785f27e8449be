import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const TERMS =
  'By using this website you agree to these terms. Prices are in dollars. We are not liable for any loss. You may cancel within a day. '

/** What is said of the terms of a website with one page, whose footer opens them in a window of the page. */
function termsIn(popUp: string, opener = `<a href="#" onclick="show('terms')">Terms of use</a>`) {
  const home = htmlPage(
    '/',
    `<main><h1>Hats</h1><p>${'We make hats by hand for everybody. '.repeat(10)}</p></main><footer>${opener}</footer>${popUp}`,
  )
  const evidence = {
    pages: aCrawl([home]),
    profile: {},
    renderedPages: gone,
    loaded: gone,
    scripts: gone,
  }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'no' } }, new Date(0))
  assert.ok('status' in outcome)
  const { termsAndConditions, notEnough } = outcome.facts
  return { found: termsAndConditions, flaw: notEnough.find(({ item }) => item === 'terms')?.flaw ?? null }
}

const popUp = (text: string, heading = 'Terms of use') =>
  `<div id="terms" style="display:none"><div><span onclick="hide()">×</span><h3>${heading}</h3><p>${text}</p></div></div>`

test('terms in a window of the homepage are found where they stand', () => {
  const { found, flaw } = termsIn(popUp(TERMS.repeat(12)))
  assert.match(found ?? '', /\/#terms$/u)
  assert.equal(flaw, null)
})

test('short terms in a window of the homepage are short and not empty', () => {
  const { found, flaw } = termsIn(popUp(TERMS.repeat(5)))
  assert.equal(found, null)
  assert.equal(flaw, 'too_short')
})

test('a window is known by its id where its heading says the name in other words', () => {
  const { found } = termsIn(popUp(TERMS.repeat(12), 'Terms and conditions'))
  assert.match(found ?? '', /\/#terms$/u)
})

test('a further heading in a window has its own words alone', () => {
  const inside = popUp(`Sizes are in inches.</p><h4>Terms of use</h4><p>${TERMS.repeat(2)}`, 'Sizes')
  const { found } = termsIn(inside, `<a href="#" onclick="show('terms')">Terms</a>`)
  assert.equal(found, null)
})

test('a window with a heading alone is empty', () => {
  assert.equal(termsIn(popUp('')).flaw, 'empty')
})

test('a hidden part that no control opens holds no terms', () => {
  assert.equal(termsIn(popUp(TERMS.repeat(12)), '').found, null)
})

test('a window about something else holds no terms', () => {
  assert.equal(
    termsIn(popUp(TERMS.repeat(12), 'Sizes'), `<a href="#" onclick="show('terms')">Sizes</a>`).found,
    null,
  )
})
