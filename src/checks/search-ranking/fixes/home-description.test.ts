import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import type { RuleFacts } from '../facts.ts'
import { textSteps } from '../text-steps.ts'
import { countTexts, titleFixes } from './title-fixes.ts'

const SUBJECTS = ['drains', 'taps', 'roofs', 'baths']

/** A homepage of which no summary can be made, and pages of which one can. */
const pages = [
  aPage({ url: '/', headings: [] }),
  ...SUBJECTS.map((subject) =>
    aPage({
      url: `/${subject}`,
      headings: [aHeading(`Blocked ${subject}`, { level: 1 })],
      text: {
        main: `We mend blocked ${subject} in homes and shops. Most ${subject} are mended within an hour, day and night.`,
      },
    }),
  ),
]
const [home = '', ...others] = pages.map(({ url }) => url)
const facts = failedAt({ 'description-missing-home': [home], 'description-missing': others })
const input = anInput({ facts, evidence: { pages: aCrawl(pages) } })

test('the homepage’s description, whose lack is an error, comes first with its blank', () => {
  const [fix] = titleFixes(input)
  const copied = (fix?.pieces ?? []).filter(({ kind }) => kind !== 'csv')
  assert.deepEqual(
    copied.map(({ title, isLater }) => [title, isLater ?? false]),
    ['the homepage', '/drains', '/taps', '/roofs'].map((name) => [`Description for ${name}`, false]),
  )
  assert.equal(copied[0]?.content, '<meta name="description" content="[your description for the homepage]">')
  assert.equal(fix?.title, '3 new descriptions, and 1 more description in the list')
})

test('the work begins with it', () => {
  const counted = countTexts(input, facts)
  assert.deepEqual(counted, { writesHome: true, pages: 4, titles: 0, descriptions: 4, toWrite: 1 })
  const { home: first, toWrite } = textSteps([], false, counted)
  assert.deepEqual([first.length, toWrite], [1, []])
})

test('the homepage’s description alone is written once, and no title with it', () => {
  const alone: RuleFacts = {
    id: 'description-missing-home',
    severity: 'error',
    outcome: 'failed',
    pages: [home],
    total: 1,
  }
  const bare = anInput({ facts: { rules: [alone] }, evidence: { pages: aCrawl(pages.slice(0, 1)) } })
  const counted = countTexts(bare, { rules: [alone] })
  assert.deepEqual(counted, { writesHome: true, pages: 0, titles: 0, descriptions: 0, toWrite: 1 })
  const steps = textSteps([alone], false, counted)
  assert.deepEqual([steps.home.length, steps.readyMade, steps.toWrite], [1, [], []])
})
