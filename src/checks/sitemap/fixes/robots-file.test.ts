import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRobots } from '#gather/robots-rules/rules.ts'
import { aRobots } from '#support/evidence.ts'
import { isThere, robotsPiece } from './robots-file.ts'

const HOME = 'https://joes.test/'
const SITEMAP = `${HOME}sitemap.xml`
const RULES = 'User-agent: *\nDisallow: /cart\n'
const PAGE_TYPE = { contentType: 'text/html; charset=UTF-8' }

test('the rules of a robots file that is sent under the type of a page are kept', () => {
  for (const text of [RULES, `\uFEFF${RULES}`]) {
    const { title, content } = robotsPiece(SITEMAP, { robots: aRobots({ ...PAGE_TYPE, text }) })
    assert.equal(title, 'Your robots file with the line')
    assert.equal(parseRobots(HOME, content).allows(`${HOME}cart`, 'anybody'), false)
  }
})

test('a page, or words without a rule, in its place are no robots file', () => {
  for (const text of ['<!doctype html><title>Joe</title>', 'Not found', ''])
    assert.equal(isThere(aRobots({ ...PAGE_TYPE, text })), false)
  assert.equal(isThere(aRobots({ text: '# nothing yet' })), true)
})

test('all lines of sitemaps that are removed are counted', () => {
  const text = `User-agent: *\nSitemap: ${HOME}a.xml\nSitemap: ${HOME}b.xml\n`
  const { note } = robotsPiece(SITEMAP, { robots: aRobots({ text }) })
  assert.match(note ?? '', /takes the place of 2 that did not lead to a sitemap\.$/u)
})
