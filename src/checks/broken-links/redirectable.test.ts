import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressMeant, addressMistyped, isRedirectable } from './redirectable.ts'

test('the name of a saved copy of a page has no redirect', () => {
  assert.equal(isRedirectable('/index8cf0.html?p=247'), false)
  for (const path of ['/?p=247', '/menu.html', '/menu.html?item=4']) assert.equal(isRedirectable(path), true)
})

test('the address that a link without https:// means is no name of a saved copy', () => {
  for (const path of [
    '/www.one.test/menu',
    '/www.one.test/cafe.html',
    '/www.one.test/mycafe.html',
    '/a/www.one.test',
  ])
    assert.match(addressMeant(path) ?? '', /^www\.one\.test/u, path)
  for (const name of ['login6a78.html?u=', 'share/indexabcd.html?id=2', 'login6a78.html'])
    assert.equal(addressMeant(`/www.one.test/${name}`), null, name)
})

test('a path that holds the address of another website has no redirect, whatever its name', () => {
  for (const path of ['/www.one.test/menu', '/www.one.test/login6a78.html?u='])
    assert.equal(isRedirectable(path), false)
})

test('a path that is an email address has no redirect', () => {
  assert.equal(isRedirectable('/news/info@one.co.nz'), false)
  for (const path of ['/@joe', '/users/jo@one.co.nz/photos', '/team@work', '/logo@2x.html'])
    assert.equal(isRedirectable(path), true, path)
})

test('a mistyped address means the website in it', () => {
  assert.equal(addressMistyped('/54pines.com'), '54pines.com')
  assert.equal(addressMistyped('/news/one.co.nz/menu?x=1'), 'one.co.nz/menu?x=1')
  assert.equal(addressMistyped('/https///one.com'), 'one.com')
  for (const path of ['/about', '/menu.html', '/']) assert.equal(addressMistyped(path), null, path)
})
