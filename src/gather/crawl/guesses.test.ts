import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { guessesFor } from './guesses.ts'

const paths = (...links: [string, string][]): string[] =>
  guessesFor([aPage({ links: links.map(([href, text]) => aLink(href, text)) })], 'https://joes.test/').map(
    (url) => new URL(url).pathname,
  )

test('a site without matching links gets at most twelve tries', () => {
  assert.equal(paths().length, 12)
})

test('a page that a link names by its text or path is not guessed', () => {
  const tried = paths(
    ['/p/7', 'Our privacy policy'],
    ['/contact.html', 'Say hello'],
    ['/t', 'Terms'],
    ['/c', 'Cookies'],
  )
  assert.deepEqual(tried, ['/about', '/about-us'])
})
