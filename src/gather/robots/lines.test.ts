import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { readLines } from './lines.ts'

test('C10 comments are read in a time that grows with their length, whatever they end with', () => {
  growsWithLength('a line of signs', {
    make: (parts) => `User-agent: *\n${'#'.repeat(parts)}\u2028x\nDisallow: /a`,
    work: (text) => assert.deepEqual(readLines(text), { badLines: [], rulesBeforeAgent: false }),
    parts: 40_000,
  })
})

test('what comes after the first sign of a comment is no line of its own', () => {
  assert.deepEqual(readLines('Disallow: /a # b: # c\n# only\nnot a rule # name: value').badLines, [
    { line: 3, text: 'not a rule' },
  ])
})
