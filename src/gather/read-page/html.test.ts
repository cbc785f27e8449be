import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isHtml } from './html.ts'

const isPage = (headers: Readonly<Record<string, string>>, body = '<h1>Hello</h1>'): boolean =>
  isHtml({ headers, body: Buffer.from(body) })
const HTML = { 'content-type': 'text/html; charset=utf-8' }

test('a page is one by its type, or by its start where it has none', () => {
  assert.deepEqual([isPage(HTML), isPage({ 'content-type': 'application/xhtml+xml' })], [true, true])
  assert.deepEqual(
    [isPage({}), isPage({}, 'Hello'), isPage({ 'content-type': 'text/plain' })],
    [true, false, false],
  )
})

test('what browsers save instead of showing it is no page', () => {
  for (const value of [
    'attachment',
    'Attachment; filename="index.html"',
    ' attachment ;filename=a',
    'attachment, attachment',
  ])
    assert.equal(isPage({ ...HTML, 'content-disposition': value }), false, value)
  for (const value of ['inline', 'inline; filename="attachment"', 'filename=attachment', 'attachments', ''])
    assert.equal(isPage({ ...HTML, 'content-disposition': value }), true, value)
})
