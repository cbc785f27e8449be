import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnPicture } from './own-picture.ts'

test('X09 pictures that we made are shown', () => {
  for (const src of ['data:image/png;base64,iVBORw0KGgo=', 'data:image/jpeg;base64,/9j/4AAQ+w=='])
    assert.ok(isOwnPicture(src), src)
})

test('X09 a picture that a website could have written is not shown', () => {
  for (const src of [
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html;base64,PGgxPg==',
    'data:image/png;base64,iVBOR"><script>',
    'data:image/png,<svg>',
    'https://joes.fixture/a.png',
    '//joes.fixture/a.png',
    '/api/scans',
    'javascript:alert(1)',
    '',
  ])
    assert.ok(!isOwnPicture(src), src)
})
