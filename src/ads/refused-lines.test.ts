import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { keywordsProblems } from './check/keywords.ts'
import { refusedLines } from './refused-lines.ts'
import { markedKeyword, readTypedKeywords } from './typed-keywords.ts'

function refusedOf(typed: string) {
  const { keywords } = readTypedKeywords(typed)
  return refusedLines(keywordsProblems(keywords), 'keywords', keywords.map(markedKeyword))
}

describe('refused keywords', () => {
  it('are named with their reason', () => {
    assert.deepEqual(refusedOf('red roses\n[50% off]\n"a b c d e f g h i j k"'), {
      lines: [
        { text: '[50% off]', why: 'A keyword can’t have any of these signs: ! @ % , *' },
        { text: '"a b c d e f g h i j k"', why: 'A keyword can have up to 10 words' },
      ],
      more: 0,
    })
  })

  it('I13 are twenty at most, however many were pasted', () => {
    const typed = Array.from({ length: 10_000 }, (_, index) => `no ${index}!`).join('\n')
    const { lines, more } = refusedOf(typed)
    assert.deepEqual([lines.length, more], [20, 9_980])
  })

  it('are none where only the whole field is wrong', () => {
    assert.deepEqual(refusedOf(''), { lines: [], more: 0 })
  })
})
