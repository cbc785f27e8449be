import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { PageFacts } from '#core/evidence/page.ts'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/markup.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { countTexts, titleFixes } from './title-fixes.ts'

const SUBJECT = 'Blocked drains and gutters'
const ROOFS = 'New roofs of slate and tiles for old houses'

/** A page with this title, about drains and gutters. */
const titled = (url: string, text: string): PageFacts =>
  aPage({ url, title: { text, count: 1 }, headings: [aHeading(SUBJECT, { level: 1 })] })

/** The new title of the homepage in the sheet, what is said beside it, and what counts as finished. Nobody knows the name of the business. */
function sheetOf(...pages: PageFacts[]) {
  const facts = failedAt({ 'title-short': ['https://joes.test/'] })
  const input = anInput({ facts, evidence: { pages: aCrawl(pages) }, profile: {} })
  const sheet = titleFixes(input)[0]?.pieces.find(({ kind }) => kind === 'csv')
  const title: string | undefined = parse(sheet?.content ?? '', { bom: true })[1]?.[2]
  return { title, note: sheet?.note ?? '', count: countTexts(input, facts) }
}

test('the sheet has the title of a homepage without its name, which is not finished', () => {
  const { title, note, count } = sheetOf(titled('/', 'Hi'))
  assert.equal(title, SUBJECT)
  assert.match(note, /Add your business name to the title of your homepage\.$/u)
  assert.deepEqual(count, { pages: 0, titles: 0, descriptions: 0, toWrite: 1 })
})

test('but not where another page has that title', () => {
  const { title, note, count } = sheetOf(titled('/', 'Hi'), titled('/b', SUBJECT))
  assert.equal(title, '')
  assert.doesNotMatch(note, /Add your business name/u)
  assert.equal(count.toWrite, 1)
})

test('the group’s name tells of the title that lacks the name beside those that are finished', () => {
  const pages = [
    titled('/', 'Hi'),
    aPage({ url: '/roofs', title: { text: 'Yo', count: 1 }, headings: [aHeading(ROOFS, { level: 1 })] }),
  ]
  const facts = failedAt({ 'title-short': ['https://joes.test/', 'https://joes.test/roofs'] })
  const [fix] = titleFixes(anInput({ facts, evidence: { pages: aCrawl(pages) }, profile: {} }))
  assert.equal(fix?.title, '1 new title and 1 title to add your business name to')
})
