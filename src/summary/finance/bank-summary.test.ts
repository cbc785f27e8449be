import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rowsOfBankSummary } from './bank-summary.ts'

const TITLE = ['Bank Summary']
const HEADING = ['Account', 'Opening Balance', 'Cash Received', 'Cash Spent', 'Closing Balance']
const CHEQUE = ['Cheque account', '100.00', '50.00', '20.00', '130.00']
const SAVINGS = ['Savings', '10.00', '5.00', '2.00', '13.00']
const TOTAL = ['Total', '110.00', '55.00', '22.00', '143.00']
const linesOf = (row: readonly string[]) => HEADING.slice(1).map((label, index) => [label, row[index + 1]])

describe('a bank summary', () => {
  it('becomes a line for each figure of its only account', () => {
    assert.deepEqual(rowsOfBankSummary([TITLE, HEADING, CHEQUE]), [TITLE, ...linesOf(CHEQUE)])
  })

  it('counts the total of several accounts', () => {
    assert.deepEqual(rowsOfBankSummary([HEADING, CHEQUE, SAVINGS, TOTAL]), linesOf(TOTAL))
  })

  it('stays as it is where several accounts have no total, or nothing has figures', () => {
    for (const rows of [[HEADING, CHEQUE, SAVINGS], [HEADING, ['Cheque account', '', '', '', '']], [CHEQUE]])
      assert.deepEqual(rowsOfBankSummary(rows), rows)
  })
})
