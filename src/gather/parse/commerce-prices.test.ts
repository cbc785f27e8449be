import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

const pricesOf = (html: string, url = 'https://joes.test/') => parseHtml(html, { url }).commerce.prices
/** A page of South Africa with this text. */
const there = (text: string) => pricesOf(`<html lang="en-ZA"><p>${text}</p></html>`)

test('a price in rand is one on a page of South Africa', () => {
  for (const price of [
    'R149,00',
    'R149.00',
    'R149',
    'R 149',
    'R2 400',
    'R 2 400,00',
    'R1,499.00',
    'R1499',
    'R&nbsp;99',
  ])
    assert.equal(there(`Kudu biltong ${price}`), 1, price)
  assert.equal(there('R99 to main centres, R139 to outlying areas, free over R850.'), 3)
  for (const html of [
    '<p>R149,00</p><footer>Graaff-Reinet, South Africa</footer>',
    '<p>R149,00 ZAR</p>',
    '<p>R149,00</p><p>orders@joes.co.za</p>',
    '<p>R149,00</p><p>+27 49 555 0177</p>',
    '<html lang="af"><p>R149,00</p></html>',
  ])
    assert.equal(pricesOf(html), 1, html)
  assert.equal(pricesOf('<p>R149,00</p>', 'https://joes.co.za/'), 1)
})

test('a letter and a number are no price', () => {
  for (const text of [
    'On the R62 between Barrydale and Ladismith',
    'Turn off onto R341',
    'along R62, on R27 and via R355',
    'Route R62',
    'Model XR200',
    'CR2032 battery',
    'R2D2',
    'R8-series',
    'R&D 20',
    'BR20 bulbs',
    'R1.2.3',
    'R12b',
    'R50%',
    '3R20',
    'R$45',
    'No. R-200',
  ])
    assert.equal(there(text), 0, text)
})

test('a letter and a number elsewhere are a value of insulation, an age or a road', () => {
  for (const text of [
    'R2.80 wall batts',
    'Rated R18',
    'R1.80 underfloor',
    'Sonata in R 120',
    'R90 grade rubber',
  ])
    assert.equal(pricesOf(`<html lang="en-NZ"><p>${text}</p></html>`), 0, text)
})
