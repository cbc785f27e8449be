import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutComments } from './script-comments.ts'

test('line, block and old HTML comments are removed', () => {
  assert.equal(withoutComments('a // b\nc /* d\ne */ f'), 'a \nc  f')
  assert.equal(withoutComments('<!-- a\nb\n//--> c'), '\nb\n')
})

test('text like a comment inside a string, template or regular expression stays', () => {
  for (const script of [
    `x = 'https://a.test' + "//b"`,
    'x = `//${"y"}`',
    String.raw`s = 'it\'s // one'`,
    's.replace(/["/]\\/\\//g, 1)',
    String.raw`function a(u){return/^https?:\/\//.test(u)}gtag('config','G-ABC123DEF4')`,
    String.raw`x=>/\/\//.test(x);a()`,
    'case/["\']/:b("//c")',
    '{"u"://host}'.replace('//', 'https://'),
  ]) {
    assert.equal(withoutComments(script), script)
  }
})

test('a quote inside a regular expression does not start a string', () => {
  assert.equal(withoutComments(`a=/'/;b=1 // c`), `a=/'/;b=1 `)
})

test('a division is not a regular expression', () => {
  assert.equal(withoutComments('a = b / c // d / e'), 'a = b / c ')
  assert.equal(withoutComments('a.return / c // d / e'), 'a.return / c ')
  assert.equal(withoutComments('domain / c // d / e'), 'domain / c ')
})

test('an unclosed string ends with its line', () => {
  assert.equal(withoutComments("don't // x\nb // y"), "don't // x\nb ")
})
