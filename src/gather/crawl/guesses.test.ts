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

test('terms are tried under their usual names, and policies where Shopify has them', () => {
  assert.ok(paths().includes('/terms-of-use'))
  assert.ok(paths().includes('/terms-of-service'))
  const shop = aPage({ technologies: [{ name: 'Shopify', kind: 'builder', version: null, by: 'html' }] })
  const tried = guessesFor([shop], 'https://joes.test/').map((url) => new URL(url).pathname)
  assert.ok(tried.includes('/policies/privacy-policy') && tried.includes('/policies/terms-of-service'))
  assert.ok(!tried.includes('/terms-of-use') && tried.length <= 12)
})

test('a Buy Button of Shopify on another website leaves the usual addresses', () => {
  const withButton = aPage({
    technologies: [
      { name: 'WordPress', kind: 'cms', version: null, by: 'html' },
      { name: 'Shopify', kind: 'shop', version: null, by: 'global' },
      { name: 'Shopify', kind: 'builder', version: null, by: 'script', serves: false },
    ],
  })
  assert.deepEqual(
    guessesFor([withButton], 'https://joes.test/'),
    guessesFor([aPage({})], 'https://joes.test/'),
  )
})
