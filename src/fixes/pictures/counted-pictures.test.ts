import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { ImageFacts, PageFacts } from '#core/evidence/page.ts'
import { aPicture } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { altFixes } from './alt-fixes.ts'

const bare = (url: string, leadsTo?: string): ImageFacts =>
  aPicture(url, { alt: null, ...(leadsTo === undefined ? {} : { leadsTo }) })

/** The title of the fix for these pages, and the note and the rows of its worksheet. */
function fixFor(...pages: PageFacts[]): { title: string; note: string; rows: string[][] } {
  const facts = { violations: [{ id: 'image-alt' }] }
  const [fix] = altFixes(anInput({ facts, evidence: { pages: aCrawl(pages) } }))
  const sheet = fix?.pieces.find(({ kind }) => kind === 'csv')
  const rows: string[][] = parse(sheet?.content ?? '', { bom: true }).slice(1)
  return { title: fix?.title ?? '', note: sheet?.note ?? '', rows }
}
const showing = (...images: ImageFacts[]) => fixFor(aPage({ images }))
const page = (url: string, main: string) => aPage({ url, images: [bare('/tap.jpg')], text: { main } })

test('a picture that is in the list is none of the others, however it is marked in another place', () => {
  const linked = aPicture('/logo.png', { alt: '', leadsTo: 'https://joes.test/b' })
  assert.doesNotMatch(showing(linked, aPicture('/logo.png', { alt: '' })).note, /marked as decoration/u)
  assert.match(showing(linked, aPicture('/line.png', { alt: '' })).note, /1 other picture is marked/u)
})

test('the title counts lines, of which a picture that leads to several pages has one for each', () => {
  const [one, other] = ['b', 'c'].map((path) => bare('/a.jpg', `https://joes.test/${path}`))
  assert.ok(one && other)
  assert.equal(showing(one).title, 'Say what’s in a picture')
  const { title, note, rows } = showing(one, other, bare('/tap.jpg'))
  assert.deepEqual([title, rows.length], ['Say what’s in 3 pictures', 3])
  assert.match(note, /One that leads to several pages has a line for each of them\./u)
})

test('a page at two of its addresses is one page', () => {
  const { rows } = fixFor(
    page('/', 'Drains'),
    page('/b', 'Taps'),
    page('/index.html', 'Drains'),
    page('/b.html', 'Taps'),
  )
  assert.deepEqual(
    rows.map(([, , others]) => others),
    ['1'],
  )
})
