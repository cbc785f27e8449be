import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostAndAbove, publicScanKey } from './public-scan-key.ts'
import { parseWebsite } from './website.ts'

const keyOf = (typed: string): string => {
  const read = parseWebsite(typed, { allowed: [] })
  assert.ok(read.ok, typed)
  return publicScanKey(read.address)
}

test('one website has one key, however its address is typed', () => {
  for (const typed of [
    'joes.com.au',
    'www.joes.com.au',
    'HTTPS://WWW.Joes.com.au/',
    'http://joes.com.au',
    'joes.com.au.',
  ])
    assert.equal(keyOf(typed), 'joes.com.au')
  for (const typed of ['bücher.de', 'www.BÜCHER.de', 'xn--bcher-kva.de', 'https://bu\u0308cher.de/'])
    assert.equal(keyOf(typed), 'xn--bcher-kva.de')
})

test('websites at different paths of one host have different keys', () => {
  assert.equal(keyOf('https://joe.wixsite.com/shop/'), 'joe.wixsite.com/shop')
  assert.notEqual(keyOf('https://joe.wixsite.com/shop'), keyOf('https://joe.wixsite.com/bakery'))
})

test('a host is listed with the domains above it', () => {
  assert.deepEqual(hostAndAbove('https://www.shop.joes.com/'), ['shop.joes.com', 'joes.com', 'com'])
})
