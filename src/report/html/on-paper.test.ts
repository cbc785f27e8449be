import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { csvSheet } from '#core/format/csv.ts'
import type { Fix, Piece } from '#fixes/fix.ts'
import { aReport, aResult } from '#support/results.ts'
import { renderHtml } from './render.ts'

const TITLES: Piece = { title: 'Title for the homepage', kind: 'text', content: 'Bread and pies | Joe' }
const SHEET: Piece = { title: 'All 12 pages, old and new', kind: 'csv', name: 'titles.csv', content: 'a,b' }
const NOTHING_YET: Piece = { title: 'Lines for your pictures', kind: 'text', content: '' }
const APPLES = aResult({ id: 'a', title: 'Apples', display: 'error', status: 'x' })

const words = (page: string) => page.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ')
const onPaper = async (pieces: Piece[], finishedAt = APPLES.updatedAt, isWatched = true) => {
  const fix: Fix = {
    id: 'one',
    check: 'a',
    title: 'New titles',
    why: 'They help.',
    pieces,
    where: { place: 'your website', steps: [] },
    builderDoesIt: false,
  }
  const fixes = new Map([['a', [fix]]])
  const report = { ...aReport([APPLES]), finishedAt }
  return words(await renderHtml(report, { fonts: null, expand: true, timeZone: 'UTC', fixes, isWatched }))
}

describe('ready-made pieces on paper', () => {
  it('leave out a text in which nothing is written', async () => {
    assert.ok((await onPaper([TITLES])).includes('Title for the homepage'))
    const page = await onPaper([NOTHING_YET])
    assert.ok(!page.includes('Lines for your pictures') && !page.includes('ready made'))
  })

  it('have every row of a list where nobody has pages in Fettle', async () => {
    const content = csvSheet([
      ['Page', 'New title'],
      ...Array.from({ length: 12 }, (_, at) => [`/${at}`, 'Pies']),
    ])
    const page = await onPaper([TITLES, { ...SHEET, content }], APPLES.updatedAt, false)
    const [before = '', after = ''] = page.split('Appendix: lists and texts in full')
    assert.match(before, /All 12 pages, old and new: the whole list is in the appendix/u)
    assert.match(after, /\/0 Pies.* \/11 Pies/u)
    assert.doesNotMatch(page, /in Fettle|keep an eye/u)
  })

  it('say where the list is of which they show the first', async () => {
    assert.match(
      await onPaper([TITLES, SHEET]),
      /All 12 pages, old and new: the whole list is in Fettle, as titles\.csv\./u,
    )
  })
})

describe('a finding on paper', () => {
  it('says when it was looked at where that was before the rest of the report', async () => {
    assert.doesNotMatch(await onPaper([TITLES]), /· looked at on/u)
    const later = new Date(Date.parse(APPLES.updatedAt) + 20 * 60_000).toISOString()
    assert.match(await onPaper([TITLES], later), /· looked at on \d+ \w+ \d{4}, /u)
  })
})
