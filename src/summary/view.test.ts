import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { A_SUMMARY, AROUND } from '#support/summaries.ts'
import type { BusinessSummary } from './summary.ts'
import { summaryView } from './view.ts'

const contactOf = (summary: Partial<BusinessSummary>, country: string) =>
  Object.fromEntries(
    summaryView({ ...A_SUMMARY, ...summary }, { ...AROUND, country }).contact.map(({ label, value }) => [
      label,
      value,
    ]),
  )

describe('the head of a summary', () => {
  const phones: readonly (readonly [string, string, string])[] = [
    ['AU', '0212345678', '02 1234 5678'],
    ['AU', '0412345678', '0412 345 678'],
    ['AU', '1300123456', '1300 123 456'],
    ['AU', '1800123456', '1800 123 456'],
    ['NZ', '0212345678', '021 234 5678'],
    ['NZ', '0800123456', '0800 123 456'],
  ]
  for (const [country, digits, shown] of phones)
    it(`writes ${digits} as ${shown} in ${country}`, () =>
      assert.equal(contactOf({ phone: digits }, country)['Phone'], shown))

  it('names an ABN by its length, and a GST number by its country', () => {
    assert.equal(contactOf({ gstNumber: '51824753556' }, 'AU')['ABN'], '51 824 753 556')
    assert.equal(contactOf({ gstNumber: '123456789' }, 'AU')['ABN / GST number'], '123-456-789')
    assert.equal(contactOf({ gstNumber: '12345678' }, 'NZ')['GST number'], '12-345-678')
    assert.equal(contactOf({ nzbn: '9429000000000' }, 'NZ')['NZ business number'], '9429000000000')
  })
})

describe('the state of the website', () => {
  it('names who scanned it, and counts only known results', () => {
    const part = summaryView(A_SUMMARY, AROUND).parts.find(({ id }) => id === 'categories')
    assert.deepEqual(part?.content, {
      kind: 'pairs',
      pairs: [
        { label: 'Visibility', value: '5 of 7 checks in good shape' },
        { label: 'Customer experience', value: '6 of 11 checks in good shape' },
      ],
      note: 'Looked at by Fettle from outside, as a visitor would. What it couldn’t tell isn’t counted.',
    })
  })

  it('counts one check in the singular', () => {
    const categoryCounts = [{ category: 'visibility', title: 'Visibility', good: 1, known: 1 }] as const
    const { parts } = summaryView(A_SUMMARY, { ...AROUND, categoryCounts })
    const part = parts.find(({ id }) => id === 'categories')
    assert.deepEqual(part?.content.kind === 'pairs' && part.content.pairs, [
      { label: 'Visibility', value: '1 of 1 check in good shape' },
    ])
  })
})
