import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { leftOutText, markedKeyword, readTypedKeywords } from './typed-keywords.ts'

const marked = (typed: string): string[] => readTypedKeywords(typed).keywords.map(markedKeyword)

describe('typed keywords', () => {
  it('match by their marks', () => {
    assert.deepEqual(readTypedKeywords('[red roses]\n"red roses"\nred roses\n“wild roses”').keywords, [
      { text: 'red roses', matchType: 'exact' },
      { text: 'red roses', matchType: 'phrase' },
      { text: 'red roses', matchType: 'broad' },
      { text: 'wild roses', matchType: 'phrase' },
    ])
  })

  it('are apart at the soft line breaks of other programs', () => {
    assert.deepEqual(marked('roses\vtulips\firises'), ['roses', 'tulips', 'irises'])
  })

  it('match as was chosen where they have no marks', () => {
    assert.deepEqual(readTypedKeywords('roses\n[tulips]', 'phrase').keywords, [
      { text: 'roses', matchType: 'phrase' },
      { text: 'tulips', matchType: 'exact' },
    ])
  })

  it('keep a mark that is not closed, and lose spaces inside of marks', () => {
    assert.deepEqual(marked('[roses\n[  red   roses ]'), ['[roses', '[red roses]'])
  })

  it('leave out and count blank lines and duplicates, whatever their case and spacing', () => {
    const read = readTypedKeywords('Free\n\n free \n\t\nFREE  seeds\nfree seeds\n')
    assert.deepEqual(
      read.keywords.map(({ text }) => text),
      ['Free', 'FREE seeds'],
    )
    assert.deepEqual([read.blank, read.twice], [2, 2])
    assert.equal(leftOutText(read), '2 empty lines and 2 duplicates were left out.')
    assert.equal(leftOutText({ blank: 0, twice: 1 }), '1 duplicate was left out.')
    assert.equal(leftOutText(readTypedKeywords('roses\n')), '')
  })

  it('may have any line ends, and lose direction marks and controls', () => {
    assert.deepEqual(marked('a\r\nb\rc\u2028\u202Ed\u0000'), ['a', 'b', 'c', 'd\uFFFD'])
  })

  it('I13 are read ten thousand at once', () => {
    const typed = Array.from({ length: 10_000 }, (_, index) => `word ${index}`).join('\n')
    assert.equal(readTypedKeywords(typed).keywords.length, 10_000)
  })
})
