import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minutesFor, minutesInTurn, sumOfActs } from './minutes.ts'
import { openedOnce } from './work.ts'
import { minutesOf, type Step } from './words.ts'

describe('the minutes of a step', () => {
  it('are those of its acts, each as often as it is done, in full minutes', () => {
    assert.equal(minutesFor({ read: 1, openWebsite: 1, upload: 2 }), 4)
    assert.equal(minutesFor({ openDns: 1, record: 1 }), 4)
    assert.equal(minutesFor({ read: 1, openWebsite: 1, picture: 14 }), 13)
    assert.equal(minutesFor({}), 0)
  })

  it('have the opening of the website once, with the first step of the owner’s own', () => {
    const steps: Step[] = [
      'Wait',
      { text: 'Have it done', minutes: 3, who: 'Your web person' },
      { text: 'Change a page', minutes: 2 },
      { text: 'Change another', minutes: 2 },
    ]
    assert.deepEqual(openedOnce(steps).map(minutesOf), [0, 3, 3, 2])
    assert.deepEqual(openedOnce(['Wait']), ['Wait'])
  })

  it('of steps in turn are rounded up once, and each takes a minute at least', () => {
    const line = { read: 1, line: 1 }
    assert.deepEqual(minutesInTurn([line, line, line, line]), [2, 1, 2, 1])
    assert.deepEqual(minutesInTurn([{ line: 1 }, { line: 1 }, { line: 1 }, { line: 3 }]), [1, 1, 1, 1])
    assert.deepEqual(minutesInTurn([]), [])
  })

  it('of several acts together have each as often as all of them do it', () => {
    assert.deepEqual(sumOfActs([{ read: 1, line: 2 }, {}, { line: 1 }]), { read: 1, line: 3 })
  })
})
