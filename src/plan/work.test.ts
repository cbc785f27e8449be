import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Work } from '#core/work.ts'
import type { Step } from '#core/words.ts'
import { effortMinutes } from './effort.ts'
import { minutesTonight, shownTotal, turnsGoodBy, workFor, workShown } from './work.ts'

const own = (minutes: number): Step => ({ text: 'Do it', minutes })
const theirs = (minutes: number): Step => ({ text: 'Have it done', minutes, who: 'Your web person' })
const AGAIN: Step = { text: 'Re-run the test', minutes: 2 }

const aWork = (steps: Step[], given: Partial<Work> = {}): Work => ({
  steps,
  isReadyMade: false,
  turnsGood: 'at_once',
  ...given,
})
const tonight = (work: Work, who = 'You and your web person', savviness = 3): number | null =>
  minutesTonight({ work, who, savviness, whole: effortMinutes(shownTotal(work.steps, savviness)) })

describe('what the owner can do of a job at one sitting', () => {
  it('is all of it where every step is the owner’s, and what is ready made where something is', () => {
    assert.equal(tonight(aWork([own(10), own(15), AGAIN]), 'You'), 30)
    assert.equal(tonight(aWork([own(10), own(15), AGAIN], { isReadyMade: true }), 'Your web person'), 10)
  })

  it('is the owner’s own steps, and three minutes to send somebody else theirs', () => {
    assert.equal(tonight(aWork([own(20), theirs(45), theirs(45), AGAIN])), 25)
    assert.equal(tonight(aWork([theirs(10), theirs(10), theirs(10), AGAIN])), 5)
    assert.equal(tonight(aWork([own(5), theirs(5)]), undefined, 1), 15)
    // With two minutes both would be 25, with four both 30.
    assert.equal(tonight(aWork([own(22), theirs(45), AGAIN])), 25)
    assert.equal(tonight(aWork([own(23), theirs(45), AGAIN])), 30)
  })

  it('is nothing where all of it is for somebody else, and nothing is ready to send', () => {
    assert.equal(tonight(aWork([theirs(15), AGAIN]), 'Your web person'), null)
  })

  it('is no step of somebody else’s, where one stands before what is ready made', () => {
    assert.equal(tonight(aWork([theirs(30), own(15)], { isReadyMade: true })), 15)
  })

  it('is nothing where it takes longer than an evening for an owner of this tech savviness', () => {
    const drafts = aWork([own(35)], { isReadyMade: true })
    assert.deepEqual([tonight(drafts, 'You', 3), tonight(drafts, 'You', 1)], [35, null])
    const long = aWork([own(80)])
    assert.deepEqual([tonight(long, 'You', 3), tonight(long, 'You', 5)], [null, 50])
  })

  it('is nothing that has to be waited for, until it is due', () => {
    const later: Step = { text: 'Paste it', minutes: 15, isLater: true }
    assert.equal(tonight(aWork([later, AGAIN]), 'You'), null)
    assert.equal(tonight(aWork([own(10), AGAIN, later]), 'You'), 15)
    assert.equal(
      minutesTonight({ work: aWork([later, AGAIN]), who: 'You', savviness: 3, whole: 20, isDue: true }),
      20,
    )
  })

  it('turns the check good only with what somebody else does, where they do a part', () => {
    const shared = aWork([own(20), theirs(45), AGAIN])
    assert.equal(turnsGoodBy(shared, true, tonight(shared)), 'in_all')
    const alone = aWork([own(20), AGAIN])
    assert.equal(turnsGoodBy(alone, true, tonight(alone)), 'at_once')
    assert.equal(turnsGoodBy(alone, false, null), 'not_promised')
  })
})

const result = (status: string, display: 'success' | 'info' | 'warning') => ({ status, facts: {}, display })

describe('the work whose time is shown', () => {
  const work = aWork([own(10), AGAIN])
  const facts = { work: () => work, completedBy: ['passed', 'low_risk'] }

  it('is also that of what is done as it is and could be better', () => {
    assert.equal(workFor(facts, result('low_risk', 'info')), null)
    assert.equal(workShown(facts, result('low_risk', 'info')), work)
    assert.equal(workShown(facts, result('medium_risk', 'warning')), work)
  })

  it('is none for what is good, or was not looked at', () => {
    assert.equal(workShown(facts, result('passed', 'success')), null)
    assert.equal(workShown(facts, null), null)
  })
})
