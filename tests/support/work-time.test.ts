import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { growsWithLength } from './work-time.ts'

const make = (parts: number): string => 'a'.repeat(parts)

const eachReadsAllAfterIt = (text: string): boolean => /(?:a+)b/u.test(text)

describe('a time that grows with the length', () => {
  it('passes where each letter is read once', () => {
    growsWithLength('once', { make, work: (text) => text.replaceAll('a', 'b'), parts: 1_000_000 })
  })

  it('fails where each letter reads all letters after it', () => {
    assert.throws(
      () => growsWithLength('each', { make, work: eachReadsAllAfterIt, parts: 24_000 }),
      /^AssertionError.*each: .* ms for 8 times/su,
    )
  })
})
