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

const pathsAt = (address: string, ...links: [string, string][]): string[] =>
  guessesFor(
    [aPage({ url: address, links: links.map(([href, text]) => aLink(new URL(href, address).href, text)) })],
    address,
  ).map((url) => new URL(url).pathname)

test('the name of a host and links to other websites stop no guess', () => {
  assert.equal(pathsAt('https://www.cookietime.test/', ['/shop', 'Shop']).length, 12)
  assert.ok(pathsAt('https://contactlenses.test/', ['/fit', 'Fittings']).includes('/contact'))
  const captcha: [string, string][] = [
    ['https://policies.google.com/privacy', 'Privacy Policy'],
    ['https://policies.google.com/terms', 'Terms of Service'],
  ]
  assert.equal(pathsAt('https://joes.test/', ...captcha).length, 12)
  assert.equal(pathsAt('https://joes.test/', ['https://www.joes.test/privacy', 'Privacy']).length, 10)
})

test('an email link and a part of the page are named by their words too', () => {
  const tried = paths(['mailto:joe@joes.test', 'Contact us'], ['#about', 'The shop'])
  assert.ok(!tried.includes('/contact') && !tried.includes('/about'))
})

test('conditions are terms where something says so', () => {
  for (const [href, text] of [
    ['/conditions', 'Rules'],
    ['/p/7', 'Conditions of sale'],
    ['/booking-conditions', 'Before you book'],
  ] as const)
    assert.ok(!paths([href, text]).includes('/terms'), text)
  assert.ok(paths(['/skin-conditions', 'Skin conditions']).includes('/terms'))
})
