import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlPage } from '#support/html-page.ts'
import { currencyOn } from './currency.ts'

const shop = (code: string, prices: string) =>
  htmlPage(
    '/',
    `<main><p>${prices}</p></main><script>Shopify.currency = {"active":"${code}","rate":"1.0"}</script>`,
  )
const PRODUCT =
  '<script type="application/ld+json">{"@type":"Product","name":"Cup","offers":{"price":"9","priceCurrency":"CAD"}}</script>'

test('the currency is the one a shop is set to, where its prices may be of it', () => {
  assert.equal(currencyOn([shop('USD', 'Cup $9.00')]), 'USD')
  assert.equal(currencyOn([shop('NZD', 'Cup NZ$9.00')]), 'NZD')
  assert.equal(currencyOn([shop('AUD', 'Cup $9.00 AUD')]), 'AUD')
  assert.equal(currencyOn([shop('GBP', 'Cup £9.00')]), 'GBP')
  assert.equal(currencyOn([shop('SEK', 'Cup 90 kr')]), 'SEK')
})

test('a setting that the prices speak against, or another page, is none', () => {
  assert.equal(currencyOn([shop('USD', 'Cup £9.00')]), null)
  assert.equal(currencyOn([shop('USD', 'Cup NZ$9.00')]), null)
  assert.equal(currencyOn([shop('GBP', 'Cup $9.00')]), null)
  assert.equal(currencyOn([shop('USD', 'Cup $9'), shop('AUD', 'Mug $9')]), null)
  assert.equal(currencyOn([htmlPage('/', 'Cup $9')]), null)
})

test('the data of products goes before the setting', () => {
  assert.equal(currencyOn([shop('USD', 'Cup $9'), htmlPage('/cup', PRODUCT)]), 'CAD')
  const other = PRODUCT.replace('CAD', 'USD')
  assert.equal(currencyOn([shop('USD', 'Cup $9'), htmlPage('/cup', PRODUCT), htmlPage('/mug', other)]), null)
})
