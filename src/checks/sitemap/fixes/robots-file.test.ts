import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RobotsEvidence } from '#core/evidence/robots.ts'
import { parseRobots } from '#gather/robots-rules/rules.ts'
import { aRobots, theSitemaps } from '#support/evidence.ts'
import { UNKNOWN_HOSTING } from '#fixes/hosting/hosting.ts'
import { isThere, robotsPiece, robotsSteps } from './robots-file.ts'

const HOME = 'https://joes.test/'
const SITEMAP = `${HOME}sitemap.xml`
const RULES = 'User-agent: *\nDisallow: /cart\n'
const PAGE_TYPE = { contentType: 'text/html; charset=UTF-8' }

const steps = (robots: RobotsEvidence): string => robotsSteps(UNKNOWN_HOSTING, robots, SITEMAP).join(' ')

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
  assert.match(note ?? '', /takes the place of 2 that did not lead to a sitemap of this website\.$/u)
})

test('the line that leads to the sitemap of another website makes way for one of this website’s own', () => {
  const text = `User-agent: *\nDisallow: /cart\nSitemap: https://old.test/sitemap.xml\n`
  const contentWith = (sitemaps: ReturnType<typeof theSitemaps>) =>
    robotsPiece(SITEMAP, { robots: aRobots({ text }), sitemaps }).content
  const elsewhere = theSitemaps({ urls: [], foreign: ['https://old.test/', 'https://old.test/fees'] })
  assert.equal(contentWith(elsewhere), `User-agent: *\nDisallow: /cart\n\nSitemap: ${SITEMAP}\n`)
  assert.match(contentWith(theSitemaps()), /^Sitemap: https:\/\/old\.test\//mu)
})

test('a file that names sitemaps alone begins with the line that takes their place', () => {
  const text = `Sitemap: ${HOME}old.xml\n`
  assert.equal(robotsPiece(SITEMAP, { robots: aRobots({ text }) }).content, `Sitemap: ${SITEMAP}\n`)
})

test('a file that was read and goes on where search engines stop is called too long, not unread', () => {
  const long = steps(aRobots({ text: RULES, bytes: 600_000 }))
  assert.match(long, /longer than the 500 KB that search engines read.* near its beginning/u)
  assert.doesNotMatch(long, /couldn’t read/u)
  assert.match(steps(aRobots({ status: 503 })), /couldn’t read/u)
})
