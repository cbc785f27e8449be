import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeLink } from './safe-link.ts'

test('a whole http or https address becomes a link', () => {
  assert.equal(safeLink('https://bluewren.example/about'), 'https://bluewren.example/about')
  assert.equal(safeLink(' HTTP://bluewren.example '), 'http://bluewren.example/')
})

test('an address of any other scheme stays text', () => {
  for (const text of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hi',
    'mailto:maya@bluewren.example',
    'ftp://bluewren.example',
    '//bluewren.example',
    'bluewren.example',
    '/about',
  ])
    assert.equal(safeLink(text), null, text)
})

test('an address inside a sentence, broken or with a user name stays text', () => {
  for (const text of [
    'see https://bluewren.example',
    'https://bluewren.example and more',
    'https://',
    'https://good.example@evil.example',
    'https://a:b@evil.example',
    '',
  ])
    assert.equal(safeLink(text), null, text)
})
