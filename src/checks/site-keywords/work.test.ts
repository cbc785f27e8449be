import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fill } from '#core/words.ts'
import { goodSay } from './advice.ts'
import { keywordWork } from './work.ts'
import { words } from './words.ts'

const suggestions = ['Mention Taupo in a title, main heading or summary']
const workOf = (facts: object) =>
  keywordWork({ status: 'review', facts: { keywords: [], suggestions, ...facts } })

describe('the work on key words', () => {
  it('promises a good result only where the words that matter are known', () => {
    assert.equal(workOf({ areEnough: true })?.turnsGood, 'in_all')
    assert.equal(workOf({ areEnough: false })?.turnsGood, 'not_promised')
    assert.equal(workOf({})?.turnsGood, 'in_all')
  })
})

describe('the good sentence', () => {
  it('is of all words, or names those that are left', () => {
    const left = { phrase: 'mass schedule', covered: false, named: false, told: true }
    const said = (uncovered: (typeof left)[]) => fill(words.statuses.passed.line, goodSay({ uncovered }))
    assert.equal(said([]), 'Your key words are where search engines look for them.')
    assert.equal(
      said([left]),
      'Most of your key words are where search engines look for them. Not there yet: "mass schedule".',
    )
  })
})
