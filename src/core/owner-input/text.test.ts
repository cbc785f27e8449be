import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isBlank, lengthOf, tidyLine, tidyText } from './text.ts'

describe('what owners type', () => {
  const kept = [
    '<script>alert(1)</script>',
    `"O'Neil" & Söhne`,
    'Ngā Kōwhai 🌿',
    'بيت القهوة',
    '100%s ${x} {{y}}',
  ]
  for (const text of kept)
    it(`I09 keeps ${text} as typed`, () => {
      assert.equal(tidyLine(text), text)
    })

  const cleaned: readonly (readonly [string, string, string])[] = [
    ['NUL', 'a\0b', 'a\uFFFDb'],
    ['a lone high surrogate', 'a\uD83D', 'a\uFFFD'],
    ['a lone low surrogate', '\uDE00a', '\uFFFDa'],
    ['marks that turn the direction', 'safe\u202Etxt.exe\u2066\u200F', 'safetxt.exe'],
    ['control characters', 'a\u0007b\u001B[31m', 'ab[31m'],
    ['spaces around and inside', '  a \t b\u00A0 c ', 'a b c'],
    ['letters in parts', 'Cafe\u0301', 'Café'],
  ]
  for (const [name, typed, stored] of cleaned)
    it(`I09 cleans ${name}`, () => {
      assert.equal(tidyLine(typed), stored)
    })

  it('keeps the lines of a longer text', () => {
    assert.equal(tidyText('one\r\ntwo\rthree\u2028four\n'), 'one\ntwo\nthree\nfour')
    assert.equal(tidyText('one\vtwo\ftwo and a half'), 'one\ntwo\ntwo and a half')
  })

  it('counts whitespace and invisible characters as empty', () => {
    for (const text of ['', ' ', '\t\n', '\u00A0', '\u200B\u2060', '\u3164', '\u202E']) {
      assert.equal(isBlank(text), true, JSON.stringify(text))
      assert.equal(tidyLine(text), '')
    }
    assert.equal(isBlank('.'), false)
  })

  it('counts an emoji as one character', () => {
    assert.equal(lengthOf('🌿é'), 2)
  })
})
