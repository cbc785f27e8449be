import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aReport, aResult } from '#support/results.ts'
import { firstJobs, jobsOf } from './jobs.ts'
import { stepsOnPaper } from './steps-on-paper.ts'

const broken = (id: string) => aResult({ id, title: id, display: 'error', status: 'x' })
const report = (topPriority: string[]) => {
  const made = aReport(['a', 'b', 'c', 'd', 'e'].map(broken))
  return { ...made, plan: { ...made.plan, topPriority } }
}

describe('the jobs of a report', () => {
  it('are one sequence: the top priority first, then by place, each once', () => {
    const jobs = jobsOf(report(['d', 'b', 'a']))
    assert.deepEqual(
      jobs.map(({ number, check }) => [number, check.id]),
      [
        [1, 'd'],
        [2, 'b'],
        [3, 'a'],
        [4, 'c'],
        [5, 'e'],
      ],
    )
  })

  it('are three in the letter, or fewer where there are fewer', () => {
    assert.equal(firstJobs(report([])).length, 3)
    assert.equal(firstJobs(aReport([aResult(), broken('a')])).length, 1)
    assert.equal(firstJobs(aReport([aResult()])).length, 0)
  })

  it('have no step that needs a screen', () => {
    const nextSteps = [
      'Download the report',
      'Update everything, then re-run the test',
      'Re-run the test after a day',
    ]
    assert.deepEqual(stepsOnPaper(nextSteps), ['Update everything'])
  })
})
