import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { typedYear } from '#summary/typed.ts'
import { figureChoices, sourceIn, withMine, withTheirs } from './service-figures.ts'

const XERO = { service: 'xero', title: 'Xero', day: '2026-11-23' }
const given = { income: 24_000_000, bank: 500, stock: 30_000 }
const typed = typedYear({ yearEnding: '2026-06-30', figures: { income: 20_000_000, bank: 500 }, months: [] })

describe('the figures of a service beside those of the form', () => {
  it('are to be chosen where they differ', () => {
    const { choices, same } = figureChoices(typed, given, 'xero')
    assert.equal(same, 1)
    assert.deepEqual(
      choices.map(({ id, mine, theirs, chosen }) => [id, mine, theirs, chosen]),
      [
        ['income', 20_000_000, 24_000_000, 'mine'],
        ['stock', null, 30_000, 'mine'],
      ],
    )
  })

  it('are filled in only where they are chosen, and can be taken back', () => {
    const wrong = { ...typed, figures: { ...typed.figures, debtors: 'nonsense' } }
    const after = withTheirs(wrong, { ids: ['income', 'stock'], given, source: XERO })
    assert.deepEqual(
      [after.figures.income, after.figures.stock, after.figures.bank, after.figures.debtors],
      ['240,000', '300', '5', 'nonsense'],
    )
    assert.deepEqual(sourceIn(after, 'income'), { ...XERO, value: 24_000_000 })
    assert.deepEqual(
      figureChoices(after, given, 'xero').choices.map(({ id, chosen, own }) => [id, chosen, own]),
      [
        ['income', 'theirs', 20_000_000],
        ['stock', 'theirs', undefined],
      ],
    )
    const back = withMine(withMine(after, 'income'), 'stock')
    assert.deepEqual([back.figures.income, back.figures.stock], ['200,000', ''])
    assert.deepEqual([back.sources, back.own], [{}, {}])
  })

  it('are no longer the service’s when something else is typed over them', () => {
    const after = withTheirs(typed, { ids: ['income'], given, source: XERO })
    const over = { ...after, figures: { ...after.figures, income: '250,000' } }
    assert.equal(sourceIn(over, 'income'), null)
    assert.equal(figureChoices(over, given, 'xero').choices[0]?.chosen, 'mine')
  })
})
