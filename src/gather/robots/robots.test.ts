import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLines } from './lines.ts'
import { parseRobots } from '../robots-rules/rules.ts'

const rules = (text: string) => parseRobots('https://joes.test', text)

test('the group for Fettle overrides the group for all', () => {
  const both = rules('User-agent: *\nDisallow: /\n\nUser-agent: Fettle\nDisallow: /private')
  assert.equal(both.allows('https://joes.test/shop', 'Fettle'), true)
  assert.equal(both.allows('https://joes.test/private/a', 'Fettle'), false)
  assert.equal(both.allows('https://joes.test/shop', 'Googlebot'), false)
})

test('the longest rule applies, and allow on a tie', () => {
  const text = 'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /c\nAllow: /c'
  assert.equal(rules(text).allows('https://joes.test/a/b', 'Fettle'), true)
  assert.equal(rules(text).allows('https://joes.test/a/c', 'Fettle'), false)
  assert.equal(rules(text).allows('https://joes.test/c', 'Fettle'), true)
})

test('wildcards and the end mark match', () => {
  const text = 'User-agent: *\nDisallow: /*.pdf$'
  assert.equal(rules(text).allows('https://joes.test/menu.pdf', 'Fettle'), false)
  assert.equal(rules(text).allows('https://joes.test/menu.pdf?v=2', 'Fettle'), true)
})

test('C14 an HTML page in place of robots.txt has no rules, and its lines are reported', () => {
  const html = '<!doctype html>\n<title>Not found</title>'
  assert.equal(rules(html).allows('https://joes.test/', 'Fettle'), true)
  assert.deepEqual(readLines(html).badLines, [
    { line: 1, text: '<!doctype html>' },
    { line: 2, text: '<title>Not found</title>' },
  ])
})

test('comments, blank lines and unknown names are valid', () => {
  const text = '# hello\n\nUser-agent: * # all\nNoodles: yes\nSitemap: https://joes.test/sitemap.xml\n'
  assert.deepEqual(readLines(text), { badLines: [], rulesBeforeAgent: false })
})

test('rules before any user agent are reported', () => {
  assert.equal(readLines('Disallow: /\nUser-agent: *').rulesBeforeAgent, true)
  assert.equal(readLines('Disallow: /').rulesBeforeAgent, true)
  assert.equal(readLines('User-agent: *\nDisallow: /').rulesBeforeAgent, false)
})

test('C14 at most twenty invalid lines are kept', () => {
  assert.equal(readLines('nonsense\n'.repeat(21)).badLines.length, 20)
})
