import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { check } from './check.ts'

const BOLD = 'Your Dog Deserves the Spa Treatment'
const MAIN = `Clean, happy dogs\n${BOLD}\nWe come to you with a van and wash, dry and trim, so that nobody has to drive.`

function suggestionsOn(text: Partial<PageFacts['text']>): readonly string[] {
  const page = aPage({
    title: { text: 'Wag Wagon', count: 1 },
    headings: [aHeading('Clean, happy dogs', { level: 1 }), aHeading(BOLD, { level: 2 })],
    text: { words: 150, bold: BOLD, ...text },
  })
  const renderedPages = { state: 'failed', failure: failure('browser_unavailable') } as const
  const evidence = { site: aSite(), pages: aCrawl([page]), answers: {}, profile: {}, renderedPages }
  const outcome = check.evaluate(evidence, new Date('2026-11-21T00:00:00Z'))
  assert.ok('status' in outcome)
  return outcome.facts.suggestions
}

test('a heading in bold is a heading, bold and text at once, and one use of its words', () => {
  assert.deepEqual(suggestionsOn({ main: MAIN }), [])
})

test('words of a heading in bold are key words where the text says them again', () => {
  const often = `${MAIN}\nThe spa treatment takes an hour. A spa treatment is a treat.`
  assert.ok(suggestionsOn({ main: often }).some((line) => line.includes('"spa treatment"')))
})
