import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFile, isSkipped, addressPattern, crawlKey } from './address-rules.ts'

const at = (path: string): string => new URL(path, 'https://joes.test').href

test('W06 addresses that change things are never requested', () => {
  for (const path of [
    '/logout',
    '/account/sign-out/',
    '/users/sign_out',
    '/log_out',
    '/logout//',
    '/index.php?log_out',
    '/customer/logout.php',
    '/items/7/delete',
    '/unsubscribe',
    '/shop?add-to-cart=12',
    '/shop?page=2&add_to_wishlist=3',
    '/cart?remove_item=abc',
    '/basket?add=half-lamb',
    '/basket?remove=1',
    '/cart.php?qty=2&sku=7',
    '/shop?addtocart=12',
    '/index.php?action=buy',
    '/index.php?logout',
    '/index.php?do=logout',
  ]) {
    assert.equal(isSkipped(at(path)), true, path)
  }
})

test('W06 similar addresses are', () => {
  for (const path of [
    '/logout-times',
    '/sign_outside',
    '/how-to-delete',
    '/shop?added=1',
    '/shop?transaction=1',
    '/deleted/x',
    '/basket',
    '/cart?lang=en',
    '/members?add=1',
    '/gifts/picnic-basket?quantity=2',
    '/shop?qty=12',
    '/search?q=add+to+cart',
  ]) {
    assert.equal(isSkipped(at(path)), false, path)
  }
})

test('files are not crawled as pages', () => {
  assert.equal(isFile(at('/menu.PDF')), true)
  assert.equal(isFile(at('/menu.pdf?v=2')), true)
  assert.equal(isFile(at('/menu')), false)
  assert.equal(isFile(at('/menu.html')), false)
  assert.equal(isFile(at('/menu.php?file=x.pdf')), false)
})

test('W01 W03 all days of a calendar have one pattern, and so have all session ids', () => {
  assert.equal(addressPattern(at('/events/2026/11/21')), addressPattern(at('/events/2027/1/2')))
  assert.equal(addressPattern(at('/shop?colour=red&size=1')), addressPattern(at('/shop?size=2&colour=blue')))
  assert.notEqual(addressPattern(at('/shop?size=1')), addressPattern(at('/shop')))
})

test('W05 spellings of one address have one crawl key', () => {
  const key = crawlKey('https://joes.test/about')
  for (const other of [
    'https://joes.test/About',
    'https://joes.test/about/',
    'https://joes.test/about#team',
    'https://joes.test:443/about',
    'https://joes.test./about',
    'http://www.joes.test/about',
    'https://joes.test/x/../about?utm_source=mail',
  ]) {
    assert.equal(crawlKey(other), key, other)
  }
  assert.notEqual(crawlKey('https://joes.test/about?page=2'), key)
})
