import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const none = { state: 'failed', failure: failure('browser_unavailable') } as const
const FORM = `<form method="post" action="/send"><input name="email" type="email"><textarea name="message"></textarea><button>Send</button></form>`

/** The labels of what is said of a form below this heading. */
const rowsOf = (heading: string) => {
  const pages = aCrawl([
    htmlPage('/', '<p>Bread</p>'),
    htmlPage('/contact', `<h3>${heading}</h3><p>Mon to Fri</p>${FORM}`),
  ])
  const outcome = check.evaluate({ pages, renderedPages: none, loaded: none }, AT)
  const [block] = 'blocks' in outcome ? (outcome.blocks ?? []) : []
  return block?.kind === 'facts' ? block.rows.map(({ label }) => label) : []
}

test('a form is not said to stand under the heading of what is beside it', () => {
  for (const heading of [
    'Opening hours',
    'Our address',
    'Where to find us',
    'Call our artisans',
    'Follow us',
    'Office Hours:',
  ])
    assert.ok(!rowsOf(heading).includes('Under the heading'), heading)
  for (const heading of [
    'Write to us',
    'Call us back',
    'Book a time',
    'Email us your question',
    'Visit the farm',
  ])
    assert.ok(rowsOf(heading).includes('Under the heading'), heading)
})
