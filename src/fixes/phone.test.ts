import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { callable, onlyPhoneOn } from './phone.ts'

test('a number is written in international form', () => {
  assert.equal(callable('02 5550 0142', 'AU'), '+61255500142')
  assert.equal(callable('(03) 366-1234', 'NZ'), '+6433661234')
  assert.equal(callable('+61 (0)2 5550 0142', null), '+61255500142')
  assert.equal(callable('0064 21 555 0142', 'AU'), '+64215550142')
})

test('a number that can only be called within the country, and one of no known country, stay as they are', () => {
  assert.equal(callable('1300 555 014', 'AU'), '1300 555 014')
  assert.equal(callable('0800 555 014', 'NZ'), '0800 555 014')
  assert.equal(callable('02 5550 0142', null), '02 5550 0142')
  assert.equal(callable('555 0142', 'AU'), '555 0142')
})

const shows = (phones: string[], hrefs: string[] = []) =>
  onlyPhoneOn(
    aPage({
      contact: { emails: [], phones, addressLike: false },
      links: hrefs.map((href) => aLink(href, 'Call us')),
    }),
    'AU',
  )

test('the one number on a page is the number of the business, however often and in whatever form it occurs', () => {
  assert.equal(shows(['02 5550 0142', '(02) 5550 0142']), '+61255500142')
  assert.equal(shows(['02 5550 0142', '02 5550 0143'], ['tel:02%205550%200142']), '+61255500142')
})

test('of several numbers none is chosen', () => {
  assert.equal(shows(['02 5550 0142', '02 5550 0143']), null)
  assert.equal(shows([]), null)
  assert.equal(shows(['12 34']), null)
})
