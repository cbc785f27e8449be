import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { titleFixes } from './title-fixes.ts'

const PATHS = Array.from({ length: 20 }, (_, at) => `/${at}`)

/** The ready-made list where this many pages lack a description; the facts keep twenty of them. `main`: the text of the first page. */
function listFor(total: number, main = '') {
  const pages = PATHS.map((path) => `https://joes.test${path}`)
  const rule = { id: 'description-missing', severity: 'warning', outcome: 'failed', pages, total }
  const crawl = aCrawl(
    PATHS.map((url, at) =>
      aPage({ url, headings: [aHeading('Drains', { level: 1 })], text: { main: at === 0 ? main : '' } }),
    ),
  )
  const [fix] = titleFixes(anInput({ facts: { rules: [rule] }, evidence: { pages: crawl } }))
  const sheet = fix?.pieces.find(({ kind }) => kind === 'csv')
  return { name: fix?.title, sheet: sheet?.title, note: sheet?.note ?? '' }
}

test('a list that leaves out pages says so, and is not called one of all', () => {
  const { name, sheet, note } = listFor(52)
  assert.equal(name, 'A list of titles and descriptions to write for the first 20 pages')
  assert.equal(sheet, 'The first 20 pages, old and new')
  assert.match(note, /More pages need new texts: for each fault the list names 20, the next scan others\.$/u)
})

test('a list of all pages is called so', () => {
  const { name, sheet, note } = listFor(20)
  assert.equal(name, 'A list of titles and descriptions to write for 20 pages')
  assert.equal(sheet, 'All 20 pages, old and new')
  assert.doesNotMatch(note, /More pages/u)
})

test('where nothing could be made, the list does not say that it was', () => {
  assert.match(listFor(20).note, /^We could not make these texts/u)
  const made = listFor(
    20,
    'We clear blocked drains in homes and shops. Most are clear within an hour, day and night.',
  )
  assert.match(made.note, /^Made from the headings and sentences/u)
})
