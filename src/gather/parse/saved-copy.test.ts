import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSavedCopy } from './saved-copy.ts'

test('a copier, a browser or an archive marks the pages that it saves', () => {
  for (const mark of [
    "<!-- Mirrored from www.joes.test/shop/ by HTTrack Website Copier/3.x [XR&CO'2014], Sun, 15 Mar 2026 -->",
    '<!-- Added by HTTrack --><meta charset=utf-8>',
    '<!-- saved from url=(0022)https://www.joes.test/ -->',
    '<!--\n Page saved with SingleFile \n url: https://joes.test/ -->',
    '<!--\n     FILE ARCHIVED ON 14:30:05 Mar 03, 2016 AND RETRIEVED FROM THE\n     INTERNET ARCHIVE ON 10:00:00 -->',
  ])
    assert.ok(isSavedCopy(`<!doctype html><html>${mark}<body>Joe`), mark)
})

test('a text about such programs, and the mark of a page program, mark no copy', () => {
  for (const html of [
    '<p>We saved it by HTTrack.</p><!-- menu -->',
    '<!-- saved from url=(0014)about:internet -->',
    '<!-- menu --> <p>Pages saved with SingleFile</p>',
    '',
  ])
    assert.ok(!isSavedCopy(html), html)
})
