import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutesOf, stepText } from '#core/words.ts'
import type { EmailSecurityFacts } from './facts.ts'
import { mailWork } from './work.ts'

const record = { found: false, value: null, problems: [] }

const mailAt = (...exchanges: string[]): EmailSecurityFacts['mx'] =>
  exchanges.map((exchange) => ({ ...record, exchange, priority: 10 }))

const workWith = (
  grade: EmailSecurityFacts['dmarc']['grade'],
  mx: EmailSecurityFacts['mx'] = mailAt('mx.joes.test'),
) => {
  const facts: EmailSecurityFacts = {
    domain: 'joes.test',
    mx,
    spf: { ...record, grade: 'good', lookups: 1 },
    dkim: [],
    dkimGrade: 'unknown',
    dmarc: { ...record, grade, at: null },
    mtaSts: record,
    tlsRpt: record,
    bimi: record,
    providers: [],
    advice: [],
  }
  return mailWork({ status: 'improve_email_security', facts })?.steps ?? []
}
const stepsWith = (...given: Parameters<typeof workWith>): string[] => workWith(...given).map(stepText)

test('a first DMARC record is followed by another, because it stops no fakes', () => {
  assert.equal(
    stepsWith('none').at(-1),
    'Paste the next DMARC step after two to four weeks: only then are fakes stopped',
  )
  assert.equal(stepsWith('monitor').at(-1), 'Re-run the test after a day')
})

test('where nothing takes mail, the next record is for those who send some', () => {
  assert.match(
    stepsWith('none', []).at(-1) ?? '',
    /^If email is sent in its name, paste the next DMARC step/u,
  )
})

test('a domain that says it takes no mail refuses everything with its first record', () => {
  assert.equal(stepsWith('none', mailAt('')).at(-1), 'Re-run the test after a day')
})

test('the later DMARC record takes as long as reading its reports and signing in once more', () => {
  assert.deepEqual(workWith('none').map(minutesOf), [20, 2, 15])
  assert.deepEqual(workWith('none', mailAt('')).map(minutesOf), [20, 2])
})
