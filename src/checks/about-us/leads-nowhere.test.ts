import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

/** What is advised to the owner of a website of one page with this menu. */
function adviceWith(menu: string, body = ''): readonly string[] {
  const home = htmlPage('/', `<nav>${menu}</nav><main><h1>Bread</h1><p>${prose(80)}</p>${body}</main>`)
  const renderedPages = { state: 'failed', failure: failure('browser_unavailable') } as const
  const outcome = check.evaluate({ pages: aCrawl([home]), renderedPages }, new Date(0))
  assert.ok('status' in outcome)
  return [outcome.status, ...(outcome.advice ?? [])]
}

const NOWHERE = (name: string) =>
  `Your website names “${name}”, but the link opens nothing that we could see: give it the address of that page or part.`

test('a link with the name of an About page that leads nowhere is told', () => {
  assert.deepEqual(adviceWith('<a href="#">About us</a>'), ['no_about_us', NOWHERE('About us')])
  assert.deepEqual(adviceWith('<a href="#">Our bread</a><a href="javascript:void(0)">Our story</a>'), [
    'no_about_us',
    NOWHERE('Our story'),
  ])
})

test('nothing is told of other links that lead nowhere, and of one whose part is there', () => {
  assert.deepEqual(adviceWith('<a href="#">Menu</a>'), ['no_about_us'])
  assert.deepEqual(adviceWith('<a href="tel:5">About us</a>'), ['no_about_us'])
  const part = `<section id="about"><h2>About us</h2><p>We are a family of bakers. ${prose(160)}</p></section>`
  assert.deepEqual(adviceWith('<a href="#">About us</a>', part), ['has_about_us'])
})
