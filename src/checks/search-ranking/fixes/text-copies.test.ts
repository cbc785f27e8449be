import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { fillPiece } from '#core/fix-text/fill.ts'
import { withFields } from '#fixes/fields.ts'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { titleFixes } from './title-fixes.ts'

test('each text that the preview asks for can be copied, is in the sheet, and the name counts what is here', () => {
  const paths = ['/', '/products', '/about', '/contact']
  const described =
    'We clear blocked drains in homes and shops. Most are clear within an hour, day and night.'
  const pages = paths.map((url, at) =>
    aPage({
      url,
      headings: [
        aHeading(
          ['Blocked drains', 'Dripping taps and mixers', 'Roofs of slate and tiles', 'Hot water and heating'][
            at
          ] ?? '',
          { level: 1 },
        ),
      ],
      text: { main: url === '/' ? described : '' },
    }),
  )
  const all = pages.map(({ url }) => url)
  const [fix] = titleFixes(
    anInput({
      facts: failedAt({ 'title-short': all.slice(1), 'description-missing': all }),
      evidence: { pages: aCrawl(pages) },
      profile: { businessName: 'Joe’s', city: 'Hobart' },
    }),
  )
  assert.ok(fix)
  assert.equal(
    fix.title,
    '2 new titles, 1 new description and 2 descriptions to complete, and 1 more title in the list',
  )
  const made = withFields({ ...fix, check: 'any' }, { details: [], words: {}, today: '' }).pieces
  assert.deepEqual(
    made.map(({ title, isLater }) => `${title}${isLater === true ? ' (later)' : ''}`),
    [
      'Description for the homepage',
      'Title for /products',
      'Description for /products',
      'Title for /about',
      'Description for /about',
      'All 4 pages, old and new',
    ],
  )
  const typed = { 'description-for-/products': 'Taps of "all" kinds.' }
  const texts = made.map((piece) => fillPiece(piece, piece.fields, typed))
  assert.equal(texts[2]?.text, '<meta name="description" content="Taps of &quot;all&quot; kinds.">')
  const rowsTyped: string[][] = parse(texts.at(-1)?.text ?? '', { bom: true }).slice(1)
  assert.deepEqual(
    rowsTyped.map((row) => row[4]),
    [described, typed['description-for-/products'], '', ''],
  )
  assert.deepEqual(texts.at(-1)?.missing, [])
})
