import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutComments } from './script-comments.ts'

test('line, block and old HTML comments go', () => {
  assert.equal(withoutComments('a // b\nc /* d\ne */ f'), 'a \nc  f')
  assert.equal(withoutComments('<!-- a\nb\n//--> c'), '\nb\n')
})

test('what looks like a comment inside a string, template or expression stays', () => {
  for (const script of [
    `x = 'https://a.test' + "//b"`,
    'x = `//${"y"}`',
    String.raw`s = 'it\'s // one'`,
    's.replace(/["/]\\/\\//g, 1)',
    '{"u"://host}'.replace('//', 'https://'),
  ]) {
    assert.equal(withoutComments(script), script)
  }
})

test('a quote inside an expression does not swallow the code behind it', () => {
  assert.equal(withoutComments(`a=/'/;b=1 // c`), `a=/'/;b=1 `)
})

test('a division is no expression', () => {
  assert.equal(withoutComments('a = b / c // d / e'), 'a = b / c ')
})

test('a string that is not closed ends with its line', () => {
  assert.equal(withoutComments("don't // x\nb // y"), "don't // x\nb ")
})
