import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayBePage } from './page-ending.ts'

test('a path without an ending, or with that of a page, may be a page', () => {
  for (const path of [
    '/',
    '/about',
    '/shop/',
    '/about.HTML',
    '/a.htm',
    '/a.php',
    '/a.php5',
    '/a.jsp',
    '/a.cfm',
    '/a.aspx',
  ])
    assert.equal(mayBePage(path), true, path)
})

test('a picture, a document or another file is no page', () => {
  for (const path of ['/menu.pdf', '/van.jpg', '/feed.xml', '/v1.2/readme.txt'])
    assert.equal(mayBePage(path), false, path)
  assert.equal(mayBePage('/v1.2/readme'), true)
})
