import assert from 'node:assert/strict'
import { test } from 'node:test'
import { charsetOf, decodeHtml } from './decode.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )

test('C05 without a charset, bytes that are valid UTF-8 are read as UTF-8', () => {
  const { html, charsetDeclared } = decodeHtml(Buffer.from('<p>Māori café'), 'text/html')
  assert.equal(html, '<p>Māori café')
  assert.equal(charsetDeclared, false)
})

test('C05 without a charset, other bytes are read as windows-1252', () => {
  assert.equal(decodeHtml(bytes('caf', [0xe9], ' ', [0x80]), 'text/html').html, 'café €')
})

test('C05 a character cut at the end of a truncated body does not change the encoding', () => {
  const cut = Buffer.from('Māori caf\u00e9').subarray(0, -1)
  assert.equal(decodeHtml(cut, null).html, 'Māori caf\uFFFD')
})

test('C05 the header decides over meta, as in a browser', () => {
  const { html, charsetDeclared } = decodeHtml(
    bytes('<meta charset=utf-8>', [0xe9]),
    'text/html; charset="ISO-8859-1"',
  )
  assert.ok(html.endsWith('é'))
  assert.equal(charsetDeclared, true)
})

test('C05 meta in the first 1,024 bytes declares the charset, a later one does not', () => {
  const near = bytes(' '.repeat(1000), '<meta charset=iso-8859-2>', [0xb1])
  const far = bytes(' '.repeat(1100), '<meta charset=iso-8859-2>', [0xb1])
  assert.equal(decodeHtml(bytes('<meta charset=iso-8859-2>', [0xb1]), null).html.at(-1), 'ą')
  assert.equal(decodeHtml(near, null).charsetDeclared, false, 'the label itself must stand within them')
  assert.equal(decodeHtml(far, null).charsetDeclared, false)
})

test('C05 an unknown label is read as UTF-8 with replacement characters', () => {
  const { html, charsetDeclared } = decodeHtml(bytes('caf', [0xe9]), 'text/html; charset=no-such-thing')
  assert.equal(html, 'caf\uFFFD')
  assert.equal(charsetDeclared, false)
})

test('C05 utf-7 and utf-32 are unknown to browsers', () => {
  for (const label of ['utf-7', 'utf-32']) {
    assert.equal(decodeHtml(Buffer.from('+ADw- é'), `text/html; charset=${label}`).html, '+ADw- é')
  }
})

test('C05 labels of the replacement encoding show one replacement character', () => {
  assert.equal(decodeHtml(bytes('<script>'), 'text/html; charset=iso-2022-kr').html, '\uFFFD')
})

test('C05 a byte order mark overrides the header and is not part of the text', () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Grüße', 'utf16le')])
  assert.deepEqual(decodeHtml(utf16, 'text/html; charset=utf-8'), {
    html: 'Grüße',
    charsetDeclared: true,
    bytes: 12,
  })
})

test('C06 NUL and lone surrogates become the replacement character', () => {
  assert.equal(decodeHtml(Buffer.from('a\0b'), 'text/html; charset=utf-8').html, 'a\uFFFDb')
  assert.equal(decodeHtml('a\uD800b', null).html, 'a\uFFFDb')
})

test('the charset of a content type is found among its parameters', () => {
  assert.equal(charsetOf('text/html; boundary=x; Charset = "utf-8"'), 'utf-8')
  assert.equal(charsetOf('text/html'), undefined)
  assert.equal(charsetOf(null), undefined)
})
