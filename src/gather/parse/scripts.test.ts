import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'
import { growsWithLength } from '#support/work-time.ts'
import { scriptRole } from './scripts.ts'

test('a script runs with each type that browsers run, and with no other', () => {
  for (const type of [
    undefined,
    '',
    'module',
    'text/javascript',
    ' Text/JavaScript ',
    'text/javascript1.5',
    'text/jscript',
    'text/livescript',
    'text/x-ecmascript',
    'application/x-javascript',
    'text/partytown',
    'c0ffee-text/javascript',
  ])
    assert.equal(scriptRole(type), 'runs', type)
  for (const type of ['text/javascript; charset=utf-8', 'text/javascript1.6', 'text/template', 'importmap'])
    assert.equal(scriptRole(type), 'inert', type)
})

test('a script that a plug-in for speed holds back until the first movement runs for every visitor', () => {
  for (const type of [
    'rocketlazyloadscript',
    'litespeed/javascript',
    'pmdelayedscript',
    'nitropack/inlinescript',
  ])
    assert.equal(scriptRole(type), 'runs', type)
})

test('a script waits for consent, or holds data, also with parameters', () => {
  assert.equal(scriptRole('text/plain'), 'blocked')
  assert.equal(scriptRole('text/plain; charset=utf-8'), 'blocked')
  assert.equal(scriptRole('fs-cc'), 'blocked')
  assert.equal(scriptRole('didomi/javascript'), 'blocked')
  assert.equal(scriptRole('application/json; charset=utf-8'), 'data')
})

const tagsIn = (type: string) =>
  parseHtml(`<script type="${type}">{"x": "gtag('config','G-ABC123DEF4')"}</script>`).tags.length

test('structured data is no script, however its type is spelled', () => {
  assert.equal(tagsIn('application/json'), 1)
  assert.equal(tagsIn('application/ld+json'), 0)
  assert.equal(tagsIn('application/LD+JSON'), 0)
})

test('C10 a type of blanks is read in a time that grows with its length', () => {
  growsWithLength('a long type', {
    make: (parts) => `text/x${' '.repeat(parts)}y`,
    work: (type) => assert.equal(scriptRole(type), 'inert'),
    parts: 40_000,
  })
})

test('a script that waits for consent does so with parameters behind its type', () => {
  assert.equal(scriptRole('text/plain ; charset=utf-8;x'), 'blocked')
})
