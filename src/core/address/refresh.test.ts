import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refreshTarget } from './refresh.ts'

const base = 'https://joes.test/'

test('H19 a refresh to another address is a redirect', () => {
  assert.equal(refreshTarget('0; url=/home', base), 'https://joes.test/home')
  assert.equal(refreshTarget("0;URL='https://www.joes.test/'", base), 'https://www.joes.test/')
  assert.equal(refreshTarget('3, "shop"', base), 'https://joes.test/shop')
})

test('H19 a refresh after 30 seconds or more is no redirect', () => {
  assert.equal(refreshTarget('29; url=/home', base), 'https://joes.test/home')
  assert.equal(refreshTarget('30; url=/home', base), null)
})

test('H19 a delay may begin with a full stop, and only web pages are gone to', () => {
  assert.equal(refreshTarget('.5; url=/home', base), 'https://joes.test/home')
  assert.equal(refreshTarget('0; url=javascript:history.back()', base), null)
  assert.equal(refreshTarget('0; url=mailto:jo@joes.test', base), null)
})

test('H19 a page that reloads itself is no redirect', () => {
  assert.equal(refreshTarget('5', base), null)
  assert.equal(refreshTarget('5; url=/', base), null)
  assert.equal(refreshTarget('5; url=#top', base), null)
})

test('H19 an unreadable refresh is no redirect', () => {
  assert.equal(refreshTarget('soon; url=/home', base), null)
})
