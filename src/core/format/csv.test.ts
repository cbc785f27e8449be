import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvSheet, importFile } from './csv.ts'

test('X10 neither a sheet nor a file to import has escape codes, or what turns the direction of a text', () => {
  const rows = [['a\u001b[31m\u0007b', '\u202Eevil\u2069', 'two\nlines']]
  assert.equal(csvSheet(rows), '\uFEFF"a[31mb","evil","two\nlines"\r\n')
  assert.equal(importFile(rows), '"a[31mb","evil","two\nlines"\r\n')
})

test('X02 a formula behind control characters is text too', () => {
  assert.equal(csvSheet([['\u0007=cmd|x']]), '\uFEFF"\'=cmd|x"\r\n')
})
