import assert from 'node:assert/strict'
import { test } from 'node:test'
import { USUAL_PREFERENCES } from '#core/owner-input/preferences.ts'
import { day, last, one, only } from '#support/plan-walk.ts'
import { checkOf, resultOf } from '#support/result-of.ts'
import { reminderOf } from './due-mails.ts'
import { makePlan } from './plan.ts'
import { canBegin, isWaiting } from './waiting.ts'
import { weeklyNoteOf } from './weekly-note.ts'

const RECORD = { found: true, value: '', problems: [] }
const NONE = { found: false, value: null, problems: [] }
/** SPF is good and DMARC only watches: the next step has to wait. */
const WATCHING = {
  domain: 'joes.test',
  mx: [{ ...RECORD, exchange: 'mx.joes.test', priority: 10 }],
  spf: { ...RECORD, value: 'v=spf1 mx ~all', grade: 'good', lookups: 1 },
  dkim: [],
  dkimGrade: 'unknown',
  dmarc: {
    ...RECORD,
    value: 'v=DMARC1; p=none; rua=mailto:r@joes.test',
    grade: 'monitor',
    at: 'joes.test',
  },
  mtaSts: NONE,
  tlsRpt: NONE,
  bimi: NONE,
  providers: [],
  advice: [],
}
const seen = (number: number) =>
  resultOf('email-security', 'improve_email_security', day(number), { facts: WATCHING })

test('a step that has to wait is not for tonight, and says from which day it is due', () => {
  const { plan } = last(one(seen(1)), one(seen(2)))
  assert.equal(plan.tonight, null)
  const item = plan.items[0]
  assert.deepEqual(
    [item?.effort, item?.tonightMinutes, item?.isReadyMade],
    ['10 minutes, from 15 Nov 2026', null, false],
  )
  assert.deepEqual([item && isWaiting(item), isWaiting({ effort: 'about 1½ hours' })], [true, false])
})

test('once two weeks are over, it is for tonight', () => {
  const item = only(last(one(seen(1)), one(seen(15))))
  assert.deepEqual([item?.effort, item?.tonightMinutes], ['10 minutes', 10])
})

test('after a time without the record, the two weeks begin again', () => {
  const none = resultOf('email-security', 'insecure_email', day(8))
  assert.equal(only(last(one(seen(1)), one(none), one(seen(16))))?.effort, '10 minutes, from 30 Nov 2026')
})

test('without a history, it is due in two weeks', () => {
  const { items, tonight } = makePlan([checkOf('email-security')], [seen(1)], {})
  assert.deepEqual([items[0]?.effort, tonight], ['10 minutes, in two weeks', null])
})

const job = (effort: string, effortMinutes: number) => canBegin({ effort, effortMinutes })

test('a job of the week and a reminder can be begun: neither waits nor goes with another', () => {
  assert.equal(job('10 minutes', 10), true)
  assert.equal(job('10 minutes, from 15 Nov 2026', 10), false)
  assert.equal(job('goes with the sitemap check', 0), false)
})

test('what waits is in no weekly note, no reminder and not among the next ones', () => {
  const { plan } = last(one(seen(1)), one(seen(2)))
  assert.equal(weeklyNoteOf(plan, []).path, null)
  const never = { lastMail: null, lastCompleted: null }
  assert.deepEqual(reminderOf(plan, USUAL_PREFERENCES, never, new Date(day(3))), [])
})
