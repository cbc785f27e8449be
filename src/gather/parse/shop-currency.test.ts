import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currencyOn } from '#core/site/shop/currency.ts'
import { parseHtml } from '#support/parse-html.ts'

const setBy = (script: string) => currencyOn([parseHtml(`<script>${script}</script>`)])

test('the currency that a shop is set to is read from its scripts', () => {
  for (const script of [
    'Shopify.currency = {"active":"NZD","rate":"1.0"};',
    'var wc_stripe = {"currency_code":"nzd","key":"pk_live"};',
    "var wcSettings = JSON.parse( decodeURIComponent( '%7B%22currency%22%3A%7B%22code%22%3A%22NZD%22%7D%7D' ) );",
    'Static.SQUARESPACE_CONTEXT = {"storeSettings":{"selectedCurrency": "NZD"}};',
    'var gateway = {"sdk":"https:\\/\\/www.paypal.com\\/sdk\\/js?client-id=x&currency=NZD&intent=capture"};',
  ])
    assert.equal(setBy(script), 'NZD', script)
  const paypal = '<script src="https://www.paypal.com/sdk/js?client-id=x&currency=USD"></script>'
  assert.equal(currencyOn([parseHtml(paypal)]), 'USD')
})

test('several currencies, a program that reads one, and other words are none', () => {
  for (const script of [
    '[{"currency_code":"NZD"},{"currency_code":"USD"}]',
    'load("https://www.paypal.com/sdk/js?client-id=" + id + "&currency=" + currency)',
    'const options = { currency_code: currency }',
    'var currency = "dollars"',
    '{"currency_code":""}',
  ])
    assert.equal(setBy(script), null, script)
})
