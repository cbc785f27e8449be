import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { PageFacts } from '#core/evidence/page.ts'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
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

test('and of a text that the owner completes beside a finished one, which is printed, too', () => {
  const pages = ['/', '/taps'].map((url) =>
    aPage({
      url,
      title: { text: 'Hi', count: 1 },
      headings: [aHeading('Welcome', { level: 1 })],
      text: { words: 150, main: SENTENCES[url] ?? '' },
    }),
  )
  const addresses = pages.map(({ url }) => url)
  const facts = failedAt({ 'title-short': addresses, 'description-missing': addresses })
  const [fix] = titleFixes(anInput({ facts, evidence: { pages: aCrawl(pages) }, profile: {} }))
  const texts = (fix?.pieces ?? []).filter(({ kind, isLater }) => kind !== 'csv' && isLater !== true)
  assert.equal(texts.length, 4)
  assert.equal(fix?.title, '2 new descriptions, 1 title to add your business name to and 1 title to complete')
})

const SENTENCES: Readonly<Record<string, string>> = {
  '/': 'We clear blocked drains in homes and shops all over the south of the city. Most are clear within an hour, day and night.',
  '/taps':
    'We mend dripping taps and mixers in kitchens and bathrooms of the whole city. Most are tight again on the same day.',
}

const SHORT_SUBJECTS = {
  '/': SUBJECT,
  '/taps': 'Dripping taps and mixers',
  '/roofs': 'Roofs of slate and of tiles',
  '/baths': 'Baths, sinks and showers',
  '/pumps': 'Water pumps and rain filters',
  '/heat': 'Heating and heat pump repairs',
}

/** The name of the ready-made list of the first pages with such headings, and what is said beside it. Nobody knows the name of the business. */
function listOf(count: number) {
  const subjects = Object.entries(SHORT_SUBJECTS).slice(0, count)
  const pages = subjects.map(([url, subject]) =>
    aPage({ url, title: { text: 'Hi', count: 1 }, headings: [aHeading(subject, { level: 1 })] }),
  )
  const facts = failedAt({ 'title-short': pages.map(({ url }) => url) })
  const [fix] = titleFixes(anInput({ facts, evidence: { pages: aCrawl(pages) }, profile: {} }))
  return { name: fix?.title, note: fix?.pieces.find(({ kind }) => kind === 'csv')?.note ?? '' }
}

test('a list whose titles only lack the name is called one of titles to add it to', () => {
  const { name, note } = listOf(4)
  assert.equal(name, '4 titles to add your business name to')
  assert.match(note, /^Made from the headings and sentences of your own pages\./u)
})

test('the note tells of all titles that lack the name, the first by their pages', () => {
  assert.match(listOf(2).note, / Add your business name to the titles of your homepage and \/taps\.$/u)
  assert.match(listOf(4).note, / of your homepage, \/taps, \/roofs and \/baths\.$/u)
  assert.match(listOf(6).note, / of your homepage, \/taps, \/roofs and 3 others\.$/u)
})
