import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { moneyShown } from './money-shown.ts'

const shown = (main: string, country: string | null) =>
  moneyShown([aPage({ text: { main } })], country === null ? null : { country })

test('prices are in the money of the country abroad that they are written in', () => {
  assert.equal(shown('A cake is £12.50 to take away', 'GB'), 'GBP')
  assert.equal(shown('The hall is €25 an hour', 'IE'), 'EUR')
  assert.equal(shown('Seed loaf R58, cakes from R 1 480', 'ZA'), 'ZAR')
  assert.equal(shown('Tents from $240', 'CA'), 'CAD')
})

test('the money is not known where prices are written otherwise, or the country is not known', () => {
  assert.equal(shown('A cake is €12.50', 'GB'), null)
  assert.equal(shown('In room R12B', 'ZA'), null)
  assert.equal(shown('A cake is £12.50', null), null)
  assert.equal(shown('Come and see us', 'GB'), null)
})
