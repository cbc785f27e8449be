import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ChainCookies } from './cookies.ts'

const url = new URL('https://www.joes.co.nz/shop/cart')

const sent = (fields: string[], to = url.href): string => {
  const cookies = new ChainCookies()
  cookies.store(fields, url)
  return cookies.headerFor(new URL(to))
}

test('H22 cookies go back to the host that set them, or to its domain when they say so', () => {
  assert.equal(sent(['a=1', 'b=2; Path=/']), 'a=1; b=2')
  assert.equal(sent(['a=1'], 'https://joes.co.nz/'), '')
  assert.equal(sent(['a=1; Domain=.joes.co.nz'], 'https://shop.joes.co.nz/'), 'a=1')
})

test('H22 cookies for other domains are ignored', () => {
  for (const domain of ['evil.com', 'co.nz', 'oes.co.nz', 'shop.joes.co.nz', 'nz']) {
    assert.equal(sent([`a=1; Domain=${domain}`]), '', domain)
  }
})

test('H22 at most fifty are kept, and none over 4 KiB', () => {
  const fields = Array.from({ length: 500 }, (_, index) => `c${index}=1`)
  assert.equal(sent(fields).split('; ').length, 50)
  assert.equal(sent([`a=${'b'.repeat(4_094)}`]).length, 4_096)
  assert.equal(sent([`a=${'b'.repeat(4_095)}`]), '')
})

test('paths, `Secure` and expiry are respected', () => {
  assert.equal(sent(['a=1; Path=/shop'], 'https://www.joes.co.nz/shop'), 'a=1')
  assert.equal(sent(['a=1; Path=/shop'], 'https://www.joes.co.nz/shopping'), '')
  assert.equal(sent(['a=1; Secure'], 'http://www.joes.co.nz/'), '')
  assert.equal(sent(['a=1', 'a=2']), 'a=2')
  assert.equal(sent(['a=1', 'a=; Max-Age=0']), '')
})

test('a cookie that `Expires` deletes is gone, unless `Max-Age` keeps it', () => {
  const past = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'
  for (const field of [
    `a=; Path=/; ${past}`,
    'a=; Expires=Thu, 01-Jan-1970 00:00:01 GMT',
    `a=; ${past}; Max-Age=`,
  ])
    assert.equal(sent(['a=1', field]), '', field)
  for (const expires of ['Expires=Thu, 01 Jan 2970 00:00:00 GMT', 'Expires=soon', `${past}; Max-Age=60`])
    assert.equal(sent([`a=1; ${expires}`]), 'a=1', expires)
  assert.equal(sent(['a=1', 'a=; Max-Age=-5; Expires=Thu, 01 Jan 2970 00:00:00 GMT']), '')
})

test('cookies that could inject a header are ignored', () => {
  for (const field of ['=1', 'a', 'a=1\r\nx: 2', 'a=\u0000', 'ü=1']) assert.equal(sent([field]), '', field)
})
