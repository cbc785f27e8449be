import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRedirectable } from './redirectable.ts'

test('the name of a saved copy of a page has no redirect', () => {
  assert.equal(isRedirectable('/index8cf0.html?p=247'), false)
  for (const path of ['/?p=247', '/menu.html', '/menu.html?item=4']) assert.equal(isRedirectable(path), true)
})
