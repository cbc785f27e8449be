import assert from 'node:assert/strict'
import { test } from 'node:test'
import { there } from '#support/evidence.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { fill, stepText } from '#core/words.ts'
import { check } from './check.ts'

const FORM =
  '<form method="post"><input name="email" type="email"><textarea name="message"></textarea><button>Send</button></form>'

/** The steps for a contact form below this sentence. */
function stepsBeside(sentence: string): string[] {
  const pages = aCrawl([htmlPage('/', '<p>Bread.</p>'), htmlPage('/contact', `<p>${sentence}</p>${FORM}`)])
  const outcome = check.evaluate(
    { pages, renderedPages: there({ pages: [] }), loaded: { state: 'pending' } },
    new Date(0),
  )
  assert.ok('status' in outcome)
  const { steps } = check.words.statuses[outcome.status]
  return steps.map((step) => fill(stepText(step), outcome.say ?? {})).filter((step) => step !== '')
}

test('nobody is asked to say when they reply whose page says it', () => {
  for (const sentence of [
    'We typically respond within 24 hours.',
    'You will hear from us the next working day.',
    'Expect a reply in two days.',
    'She answers within a day.',
    'We have always replied in less than a day.',
    'We reply within 24 business hours.',
  ])
    assert.equal(stepsBeside(sentence).length, 2, sentence)
})

test('where no sentence says it, the step asks for it', () => {
  for (const sentence of [
    'Write to us.',
    'We bake within 24 hours. We answer every question.',
    'For after hours emergencies get in touch by phone.',
    'We answer the phone in business hours.',
    'We answer the phone in our normal opening hours.',
  ])
    assert.match(
      stepsBeside(sentence).at(-1) ?? '',
      /^Say when you'll reply, if your page doesn't/u,
      sentence,
    )
})
