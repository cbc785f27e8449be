import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RuleFacts } from './facts.ts'
import { whereFound } from './where-found.ts'

/** Where a rule failed, by the paths that its facts keep. */
const whereAt = (id: string, paths: readonly string[], total = paths.length): string => {
  const pages = paths.map((path) => `https://joes.test${path}`)
  const rule: RuleFacts = { id, severity: 'warning', outcome: 'failed', pages, total }
  return whereFound(rule)
}

const TWENTY = Array.from({ length: 20 }, (_, at) => `/${at}`)

test('one page or two are named, and of more the first with the number of the others', () => {
  assert.equal(whereAt('meta-refresh', ['/contact']), '/contact')
  assert.equal(whereAt('meta-refresh', ['/contact', '/about?v=2']), '/contact and /about?v=2')
  assert.equal(whereAt('h1-multiple', ['/', '/a', '/b']), 'your homepage and 2 other pages')
})

test('pages that the facts do not keep are counted where each place is a page, and else left open', () => {
  assert.equal(whereAt('placeholder-text', TWENTY, 52), '/0 and 51 other pages')
  assert.equal(whereAt('localhost-links', ['/', '/a'], 52), 'your homepage and at least 1 other page')
  assert.equal(whereAt('localhost-links', ['/'], 52), 'your homepage and perhaps others')
})

test('several places on one page are one page', () => {
  assert.equal(whereAt('image-alt-long', ['/gallery'], 7), '/gallery')
})

test('a finding that names its place, or is about the whole website, needs none', () => {
  assert.equal(whereAt('home-noindex', ['/']), '')
  assert.equal(whereAt('slow-answer', ['/']), '')
  assert.equal(whereAt('sitemap-bad-addresses', ['/gone']), '')
  assert.equal(whereAt('orphan', ['/alone']), '/alone')
})
