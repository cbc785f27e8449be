import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { countTexts, titleFixes } from './title-fixes.ts'

const DRAINS = 'We clear blocked drains in homes and shops. Most are clear within an hour, day and night.'

test('no page is read where no title or description is at fault', () => {
  let reads = 0
  const page = aPage({ url: '/drains' })
  Object.defineProperty(page, 'text', { get: () => ((reads += 1), { main: DRAINS }) })
  const facts = failedAt({ 'heading-empty': ['https://joes.test/drains'] })
  const input = anInput({ facts, evidence: { pages: aCrawl([page]) } })
  reads = 0
  assert.deepEqual(countTexts(input, facts), { pages: 0, titles: 0, descriptions: 0, toWrite: 0 })
  assert.equal(reads, 0)
})

test('finished texts are counted apart from what is left to write, and come before it', () => {
  const pages = [
    aPage({ url: '/7', title: { text: null, count: 0 } }),
    aPage({ url: '/drains', headings: [aHeading('Blocked drains', { level: 1 })], text: { main: DRAINS } }),
    aPage({ url: '/8', title: { text: 'Joe', count: 1 } }),
  ]
  const at = pages.map(({ url }) => url)
  const facts = failedAt({ 'description-missing': at, 'title-missing': at.slice(0, 1) })
  const input = anInput({
    facts,
    evidence: { pages: aCrawl(pages) },
    profile: { businessName: 'Joe’s' },
  })
  assert.deepEqual(countTexts(input, facts), { pages: 1, titles: 0, descriptions: 1, toWrite: 2 })
  const sheet = titleFixes(input)[0]?.pieces.find(({ kind }) => kind === 'csv')?.content ?? ''
  assert.deepEqual(
    parse(sheet, { bom: true })
      .slice(1)
      .map(([address]: string[]) => address),
    ['https://joes.test/drains', 'https://joes.test/7', 'https://joes.test/8'],
  )
})
