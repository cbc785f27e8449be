import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { WRONG_EMAIL } from '#core/owner-input/email.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { summarySchema } from './schema.ts'
import type { TypedSummary } from './shape.ts'
import { FIXED_PARTS } from './summary.ts'
import { typedFrom } from './typed.ts'

const FORM = summarySchema({ country: 'AU', today: '2026-11-21' })
const NOTHING: TypedSummary = {
  businessName: '',
  name: '',
  phone: '',
  email: '',
  address: '',
  nzbn: '',
  gstNumber: '',
  objectives: '',
  partners: [],
  metrics: [],
  categories: [],
  years: [],
  parts: [],
}
const FREE = { kind: 'free' as const, id: 100_000, title: 'About', columns: ['Text'], hidden: false }
const read = (typed: Partial<TypedSummary>) => FORM.parse({ ...NOTHING, ...typed })
const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...FREE, id: 100_000 + index }))
type TypedYear = TypedSummary['years'][number]
const year = (
  yearEnding: string,
  figures: TypedYear['figures'] = {},
  months: TypedYear['months'] = [],
): TypedYear => ({
  yearEnding,
  figures,
  months,
})
const problems = (typed: object) => fieldProblems(FORM, { ...NOTHING, ...typed })

describe('the form of a business summary', () => {
  it('may be left empty; it has all fixed parts, hidden', () => {
    const { parts, businessName } = read({})
    assert.deepEqual(
      parts,
      FIXED_PARTS.map((kind) => ({ kind, hidden: true })),
    )
    assert.equal(businessName, '')
  })

  it('keeps numbers as digits', () => {
    const { phone, nzbn, gstNumber } = read({
      phone: '(02) 1234-5678',
      nzbn: '9429 0000 00000',
      gstNumber: '51 824 753 556',
    })
    assert.deepEqual([phone, nzbn, gstNumber], ['0212345678', '9429000000000', '51824753556'])
  })

  const refused: readonly (readonly [object, string, string])[] = [
    [{ businessName: '!!' }, 'businessName', 'Please provide business name'],
    [{ businessName: 'x'.repeat(81) }, 'businessName', 'Please use 80 characters or fewer'],
    [{ name: '7' }, 'name', 'Please provide name'],
    [{ phone: '123456789' }, 'phone', 'Please provide valid phone'],
    [{ phone: '12345678901' }, 'phone', 'Please provide valid phone'],
    [{ email: 'mia@' }, 'email', WRONG_EMAIL],
    [{ email: 'mia@blue.com\r\nBcc: x@y.com' }, 'email', WRONG_EMAIL],
    [{ address: 'x'.repeat(301) }, 'address', 'Please use 300 characters or fewer'],
    [{ nzbn: '9428000000000' }, 'nzbn', 'Please provide valid NZ business number'],
    [{ gstNumber: '1234567' }, 'gstNumber', 'Please provide valid ABN / GST number'],
    [{ objectives: 'x'.repeat(201) }, 'objectives', 'Please use 200 characters or fewer in a line'],
    [{ objectives: 'x\n'.repeat(21) }, 'objectives', 'Please enter 20 or fewer'],
    [{ partners: [{ name: '', about: 'Roses' }] }, 'partners.0.name', 'Please provide partner'],
    [{ metrics: [{ name: '', about: '5' }] }, 'metrics.0.name', 'Please provide metric'],
    [{ parts: [{ ...FREE, title: 'x'.repeat(81) }] }, 'parts.0.title', 'Please use 80 characters or fewer'],
    [
      { parts: [{ ...FREE, columns: ['x'.repeat(5_001)] }] },
      'parts.0.columns.0',
      'Please use 5000 characters or fewer',
    ],
    [{ parts: [{ ...FREE, columns: [] }] }, 'parts.0.columns', 'Please choose 1, 2 or 3 columns'],
    [
      { parts: [{ ...FREE, columns: ['', '', '', ''] }] },
      'parts.0.columns',
      'Please choose 1, 2 or 3 columns',
    ],
    [{ parts: [FREE, FREE] }, 'parts', 'Each section needs an id of its own'],
    [{ categories: ['astrology'] }, 'categories.0', 'Please choose from the list'],
    [{ owner: 'x' }, 'owner', 'Unknown field'],
  ]
  for (const [typed, field, message] of refused)
    it(`${field}: ${message}`, () => assert.deepEqual(problems(typed), { [field]: message }))

  it('I09 accepts 5,000 characters in a column and 80 in a title, of any script, and stores them cleaned', () => {
    const text = `<script>"'%s\${}{{}}\u202Eبابا\u{1F339}\uD800\u0000`
    const { parts } = read({
      parts: [{ ...FREE, title: '🌹'.repeat(80), columns: ['x'.repeat(5_000), text, ''] }],
    })
    const [free] = parts
    assert.ok(free?.kind === 'free')
    assert.equal(free.columns[0]?.length, 5_000)
    assert.match(free.columns[1] ?? '', /^<script>"'%s\$\{\}\{\{\}\}بابا🌹/u)
    assert.doesNotMatch(free.columns[1] ?? '', /[\0\u202E\p{Surrogate}]/u)
  })

  it('I12 accepts 50 sections, refuses 51, and refuses 10,000 at once', () => {
    assert.equal(read({ parts: sections(50) }).parts.length, 50 + FIXED_PARTS.length)
    for (const count of [51, 10_000])
      assert.deepEqual(problems({ parts: sections(count) }), { parts: 'You can have up to 50 sections' })
  })

  it('leaves out rows in which nothing was typed, and a second part of the same kind', () => {
    const { partners, objectives, parts } = read({
      partners: [
        { name: ' ', about: '' },
        { name: 'Fern Farm', about: '' },
      ],
      objectives: '\n  Grow \n\n',
      parts: [
        { kind: 'online', hidden: false },
        { kind: 'online', hidden: true },
      ],
    })
    assert.deepEqual([partners, objectives], [[{ name: 'Fern Farm', about: '' }], ['Grow']])
    assert.deepEqual(parts[0], { kind: 'online', hidden: false })
    assert.equal(parts.length, FIXED_PARTS.length)
  })
})

describe('years in the form', () => {
  const month = { income: '1', costs: '', cash: '' }

  it('are kept newest first, in whole cents', () => {
    const { years } = read({
      years: [year('2025-06-30'), year('2026-06-30', { income: '1,000.50', invoices: '12' })],
    })
    assert.deepEqual(years, [
      { yearEnding: '2026-06-30', figures: { income: 100_050, invoices: 12 }, months: [] },
      { yearEnding: '2025-06-30', figures: {}, months: [] },
    ])
  })

  it('have twelve months or none', () => {
    assert.equal(
      read({
        years: [
          year(
            '2026-06-30',
            {},
            Array.from({ length: 12 }, () => month),
          ),
        ],
      }).years[0]?.months.length,
      12,
    )
    const empty = Array.from({ length: 12 }, () => ({ income: '', costs: '', cash: '' }))
    assert.equal(read({ years: [year('2026-06-30', {}, empty)] }).years[0]?.months.length, 0)
    assert.deepEqual(problems({ years: [year('2026-06-30', {}, [month])] }), {
      'years.0.months': 'A year has 12 months',
    })
  })

  it('are refused with a message at the field', () => {
    assert.deepEqual(problems({ years: [year('2026-06-30', { income: '1e999' })] }), {
      'years.0.figures.income': 'Please enter an amount, like 12,500 or 980.50',
    })
    assert.deepEqual(problems({ years: [year('2028-06-30')] }), {
      'years.0.yearEnding': 'Please choose a date that is at most 12 months ahead',
    })
    assert.deepEqual(problems({ years: [year('2026-06-30'), year('2026-06-29')] }), {
      'years.1.yearEnding': 'You already have this year',
    })
    const four = ['2023', '2024', '2025', '2026'].map((end) => year(`${end}-06-30`))
    assert.deepEqual(problems({ years: four }), { years: 'You can have up to 3 years' })
  })
})

describe('a stored summary in its form', () => {
  it('reads as it was stored', () => {
    const months = Array.from({ length: 12 }, (_, at) => ({ income: `${at},000.50`, costs: '', cash: '-1' }))
    const summary = read({
      objectives: 'Grow\nRest',
      partners: [{ name: 'Fern Farm', about: 'Roses' }],
      parts: [FREE],
      years: [
        { yearEnding: '2026-06-30', figures: { income: '1,000.50', bank: '-3', invoices: '1200' }, months },
      ],
    })
    assert.deepEqual(FORM.parse(typedFrom(summary)), summary)
  })
})
