import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { scoreKnowing } from './own-words.ts'

const MAYA = ['maya@bluewren.example', 'Maya', 'Wren', 'Blue Wren Shop']

/** What is left of a password beside the owner's own words. */
function restOf(password: string, words: readonly string[]): string | null {
  let rest: string | null = null
  scoreKnowing(password, words, (judged) => {
    if (judged !== password) rest = judged
    return 4
  })
  return rest
}

const byLength = (judged: string): number => Math.min(4, judged.length)

describe('a password for somebody who knows the owner', () => {
  const cases: readonly (readonly [string, string | null])[] = [
    ['maya.wren1', '_._1'],
    ['MAYA_WREN_2026', '____2026'],
    ['wrenmaya77', '__77'],
    ['m4y@-wr3n', '_-_'],
    ['bluewrenshop9', '_9'],
    ['crimson-maya-otter', 'crimson-_-otter'],
    ['crimson-otter-banjo', null],
    ['may.wre.example', 'may.wre._'],
  ]
  for (const [password, rest] of cases)
    it(`${password} is worth ${rest ?? 'all of it'}`, () => {
      assert.equal(restOf(password, MAYA)?.replaceAll('\u{FFFD}', '_') ?? null, rest)
    })

  it('counts by the lower of both scores', () => {
    assert.equal(scoreKnowing('maya.wren1', MAYA, byLength), 4)
    assert.equal(scoreKnowing('mayawren1', MAYA, byLength), 3)
    assert.equal(scoreKnowing('mayawren1', [], byLength), 4)
  })

  it('counts own words of three letters, and none shorter', () => {
    assert.equal(restOf('tim-crimson', ['Tim']), '\u{FFFD}-crimson')
    assert.equal(restOf('al-crimson', ['Al']), null)
  })

  it('counts addresses, names and hosts in all their parts', () => {
    let known: readonly string[] = []
    scoreKnowing('abcdefghij', ['Kim.Lovelace@example.com'], (_, words) => {
      known = words
      return 4
    })
    for (const word of ['kim.lovelace@example.com', 'kim.lovelace', 'kimlovelace', 'lovelace', 'example'])
      assert.ok(known.includes(word), word)
  })
})
