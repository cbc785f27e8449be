import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { csvText } from './csv-text.ts'

const TEXT = 'Einkünfte – café,"1,000"\r\n'
const bytes = (...all: number[]) => Uint8Array.from(all)
const utf16 = (order: (code: number) => number[]) =>
  bytes(...Array.from(`\uFEFF${TEXT}`, (letter) => order(letter.charCodeAt(0))).flat())

describe('the text of a CSV file', () => {
  it('is UTF-8, with or without a byte order mark', () => {
    assert.equal(csvText(new TextEncoder().encode(TEXT)), TEXT)
    assert.equal(csvText(new TextEncoder().encode(`\uFEFF${TEXT}`)), TEXT)
  })

  it('is UTF-16 with a byte order mark', () => {
    assert.equal(csvText(utf16((code) => [code & 255, code >> 8])), TEXT)
    assert.equal(csvText(utf16((code) => [code >> 8, code & 255])), TEXT)
  })

  it('is Windows-1252 otherwise: a dash, an accent, a no-break space', () => {
    assert.equal(csvText(bytes(0x96, 0x20, 0xe9, 0x31, 0xa0, 0x30)), '– é1\u00A00')
  })

  it('is null for a workbook, a PDF or a picture', () => {
    assert.equal(csvText(bytes(0x50, 0x4b, 0x03, 0x04, 0x14)), null)
    assert.equal(csvText(new TextEncoder().encode('%PDF-1.7')), null)
    assert.equal(csvText(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)), null)
    assert.equal(csvText(bytes(0x89, 0x50, 0x4e, 0x47)), null)
    assert.equal(csvText(bytes(0x31, 0x00, 0x32)), null)
  })
})
