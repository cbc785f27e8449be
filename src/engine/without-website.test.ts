import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { isLeftOut } from '#core/left-out.ts'
import { judgeAll } from './judging.ts'
import { evidenceWithoutWebsite } from './without-website.ts'

const AT = new Date('2026-11-21T12:00:00Z')
const noMail = { state: 'failed', failure: { reason: 'no_website', code: 'no_website' } } as const

const there = <T>(value: T) => ({ state: 'ok', value, at: '', durationMs: 0 }) as const

const judged = (answers: Record<string, string> = {}) => {
  const owners = {
    answers: there(answers),
    profile: there({ noWebsite: true }),
    accounts: there({ connected: [] }),
    mail: { ...noMail, at: '', durationMs: 0 },
  }
  const faults: string[] = []
  const evidence = { ...evidenceWithoutWebsite(AT), ...owners }
  const results = judgeAll(catalogue, evidence, AT, (where) => faults.push(where))
  assert.deepEqual(faults, [])
  return results
}

describe('a business without a website', () => {
  it('has a result for every check: nothing waits for evidence that never comes', () => {
    assert.equal(judged().length, catalogue.length)
  })
  it('is asked only what needs no website; the rest is left out', () => {
    const open = judged().filter((result) => !isLeftOut(result))
    assert.deepEqual(open.map(({ id }) => id).toSorted(), ['cloud-storage', 'email-marketing'])
  })
  it('names the missing website where a check needs one, in that check’s own spelling', () => {
    const results = judged({ 'S-GA1': 'no', 'S-PAY1': 'yes' })
    const reasons = results.filter(({ reasonCode }) => reasonCode === 'no_website')
    assert.ok(reasons.some(({ id, status }) => id === 'google-analytics' && status === 'unable_to_run_test'))
    assert.ok(reasons.some(({ id, status }) => id === 'ssl' && status === 'unable_to_detect'))
    assert.ok(reasons.some(({ id }) => id === 'payment-options'))
  })
  it('is told to create a business profile after answering that there is none', () => {
    const profile = judged({ 'S-GBP1': 'no' }).find(({ id }) => id === 'google-my-business')
    assert.equal(profile?.status, 'no_google_presence')
    assert.equal(profile?.reasonCode, null)
  })
})
