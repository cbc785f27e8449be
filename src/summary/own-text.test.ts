import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CATEGORIES } from '#core/check.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { STATEMENT_FIGURE_IDS } from '#core/finances.ts'
import { charactersOf, MOST_CHARACTERS, nearlyFullText } from './own-text.ts'
import { MOST_SECTIONS, summarySchema } from './schema.ts'
import type { TypedSummary } from './shape.ts'
import { FIXED_PARTS } from './summary.ts'

/** Largest body of one call (reliability, section 2.7). */
const MOST_BYTES = 262_144
/** Four bytes each in UTF-8; the second is a letter, which names need. */
const ROSE = '🌹'
const LETTER = '𐐀'
const AMOUNT = '-NZ$ 99,999,999,999.99'
const FORM = summarySchema({ country: 'AU', today: '2026-11-21' })

type Free = Extract<TypedSummary['parts'][number], { kind: 'free' }>

/** As many sections as are allowed; their columns have `characters` of four bytes in all. */
function sectionsOf(characters: number): Free[] {
  const columns = Array.from({ length: MOST_SECTIONS * 3 }, (_, at) =>
    ROSE.repeat(Math.min(5_000, Math.max(0, characters - at * 5_000))),
  )
  return Array.from({ length: MOST_SECTIONS }, (_, at) => ({
    kind: 'free',
    id: 100_000 + at,
    title: ROSE.repeat(80),
    columns: columns.slice(at * 3, at * 3 + 3),
    hidden: false,
  }))
}

const pairs = Array.from({ length: 20 }, () => ({ name: ROSE.repeat(80), about: ROSE.repeat(200) }))
const figures = Object.fromEntries(
  STATEMENT_FIGURE_IDS.map((id) => [id, id === 'invoices' ? '999,999,999' : AMOUNT]),
)
const months = Array.from({ length: 12 }, () => ({ income: AMOUNT, costs: AMOUNT, cash: AMOUNT }))

/** Every field at its longest. */
const LARGEST: TypedSummary = {
  businessName: LETTER.repeat(80),
  name: LETTER.repeat(60),
  phone: '(02) 1234-5678',
  email: `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}au`,
  address: ROSE.repeat(300),
  nzbn: '9429 0000 00000',
  gstNumber: '51 824 753 556',
  objectives: Array.from({ length: 20 }, () => ROSE.repeat(200)).join('\n'),
  partners: pairs,
  metrics: pairs,
  categories: [...CATEGORIES],
  years: ['2024', '2025', '2026'].map((year) => ({ yearEnding: `${year}-06-30`, figures, months })),
  parts: [...sectionsOf(MOST_CHARACTERS), ...FIXED_PARTS.map((kind) => ({ kind, hidden: false }))],
}

describe('all free sections together', () => {
  it('A07 fit into one call with every other field at its longest', () => {
    assert.deepEqual(fieldProblems(FORM, LARGEST), {})
    const own = Buffer.byteLength(JSON.stringify(LARGEST.parts))
    const rest = Buffer.byteLength(JSON.stringify({ version: 2 ** 31, summary: { ...LARGEST, parts: [] } }))
    // 40,000 characters and 50 titles of 80, four bytes each, with the JSON around them: ids, quotes, names of fields.
    assert.ok(own < (MOST_CHARACTERS + 50 * 80) * 4 + 6_500, `${own} bytes of sections`)
    assert.ok(own + rest < MOST_BYTES, `${own} + ${rest} bytes`)
  })

  it('accept 40,000 characters and not one more, hidden or shown, with a message at the column that exceeds them', () => {
    const [first, second, third, ...others] = sectionsOf(MOST_CHARACTERS)
    assert.ok(first && second && third)
    const more = { ...third, hidden: true, columns: [...third.columns.slice(0, 2), 'x'] }
    const parts = [first, second, more, ...others]
    assert.equal(charactersOf(parts), 40_001)
    assert.deepEqual(fieldProblems(FORM, { ...LARGEST, parts }), {
      'parts.2.columns.2': 'Your own sections hold 40,000 characters together. Please take out 1.',
    })
  })

  it('show how full they are when they nearly are', () => {
    assert.equal(nearlyFullText(35_999), null)
    assert.equal(nearlyFullText(36_000), '36,000 of 40,000 characters in all your sections')
    assert.equal(nearlyFullText(40_001), '40,001 of 40,000 characters in all your sections')
  })
})
