import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutesOf, stepText } from '#core/words.ts'
import type { EmailSecurityFacts } from './facts.ts'
import { mailWork } from './work.ts'

const record = { found: false, value: null, problems: [] }

const mailAt = (...exchanges: string[]): EmailSecurityFacts['mx'] =>
  exchanges.map((exchange) => ({ ...record, exchange, priority: 10 }))

const workOf = (given: Partial<EmailSecurityFacts>) => {
  const facts: EmailSecurityFacts = {
    domain: 'joes.test',
    mx: mailAt('mx.joes.test'),
    spf: { ...record, grade: 'good', lookups: 1 },
    dkim: [],
    dkimGrade: 'unknown',
    dmarc: { ...record, grade: 'enforced', at: null },
    mtaSts: record,
    tlsRpt: record,
    bimi: record,
    providers: [],
    advice: [],
    ...given,
  }
  return mailWork({ status: 'improve_email_security', facts })
}
const workWith = (grade: EmailSecurityFacts['dmarc']['grade'], mx = mailAt('mx.joes.test')) =>
  workOf({ mx, dmarc: { ...record, grade, at: null } })?.steps ?? []
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
  assert.deepEqual(workWith('none').map(minutesOf), [7, 3, 1, 9])
  assert.deepEqual(workWith('none', mailAt('')).map(minutesOf), [7, 1])
})

const WATCHING = {
  ...record,
  grade: 'monitor' as const,
  at: 'joes.test',
  value: 'v=DMARC1; p=none; rua=mailto:r@joes.test',
}

test('a record that only watches is left for two weeks: the stricter one is nothing to paste now', () => {
  const waiting = workOf({ dmarc: WATCHING })
  assert.match(stepText(waiting?.steps[0] ?? ''), /^Once two weeks of reports show/u)
  assert.deepEqual(waiting?.waits, { for: 'a DMARC record of joes.test that only watches', days: 14 })
  assert.equal(waiting?.isReadyMade, false)
  const subdomains = 'v=DMARC1; p=reject; sp=none; rua=mailto:r@joes.test'
  const refusing = workOf({ dmarc: { ...WATCHING, value: subdomains } })
  assert.equal(refusing?.waits?.days, 14)
  assert.match(stepText(refusing?.steps[0] ?? ''), /: only then are fakes from subdomains stopped$/u)
  assert.match(stepText(waiting?.steps[0] ?? ''), /: only then are fakes stopped$/u)
  const spf = workOf({ dmarc: WATCHING, spf: spfOf('record') })
  assert.deepEqual(spf?.steps.map(stepText).slice(0, 2), [
    'Paste the ready-made record (SPF) where your domain name joes.test is managed',
    'Find out whether your mail is signed (DKIM), as the ready-made steps say',
  ])
  assert.deepEqual(spf?.steps.map(minutesOf), [5, 3, 1, 9])
})

test('a record whose reports arrive nowhere is changed now, and no reports are waited for', () => {
  const unread = workOf({ dmarc: { ...WATCHING, value: 'v=DMARC1; p=none; rua=r@joes.test' } })
  assert.equal(unread?.waits, undefined)
  assert.match(stepText(unread?.steps[0] ?? ''), /^Paste the ready-made record \(DMARC\)/u)
})

test('a domain that may have no mail can refuse everything at once, whatever watches', () => {
  const unused = workOf({ dmarc: WATCHING, mx: [], spf: { ...spfOf('record'), value: 'v=spf1 -all' } })
  assert.match(stepText(unused?.steps[0] ?? ''), /\(SPF and DMARC\)/u)
  assert.equal(workOf({ dmarc: WATCHING, mx: mailAt('') })?.waits, undefined)
})

test('a domain that may send by the form of its website is asked about first, and tonight is for nothing else', () => {
  const missing = { spf: spfOf('record'), dmarc: { ...record, grade: 'none' as const, at: null } }
  const work = workOf({ ...missing, mx: [] })
  const [ask, paste] = work?.steps ?? []
  assert.match(stepText(ask ?? ''), /^Find out who sends email from @joes\.test: if your website has a form/u)
  assert.match(stepText(paste ?? ''), /^Then paste the ready-made records \(SPF and DMARC\)/u)
  assert.equal(typeof paste === 'object' && paste.isLater, true)
  assert.deepEqual([work?.isReadyMade, work?.turnsGood], [false, 'not_promised'])
  for (const given of [
    { mx: mailAt('mx.joes.test') },
    { mx: mailAt('') },
    { mx: [], dkimGrade: 'good' as const },
  ])
    assert.match(stepText(workOf({ ...missing, ...given })?.steps[0] ?? ''), /^Paste/u)
  const declared = { ...missing, mx: [], spf: { ...spfOf('record'), value: 'v=spf1 -all' } }
  assert.match(stepText(workOf(declared)?.steps[0] ?? ''), /^Paste/u)
})

test('SPF and the first DMARC record are one sitting of nine minutes', () => {
  const both = workOf({ spf: spfOf('record'), dmarc: { ...record, grade: 'none', at: null } })
  assert.equal(both?.steps.map(minutesOf)[0], 9)
})

const spfOf = (piece: 'record' | 'list' | 'none'): EmailSecurityFacts['spf'] => ({
  ...record,
  grade: 'bad',
  lookups: 12,
  piece,
})

test('without a finished SPF record, nobody is asked to paste one', () => {
  const list = workOf({ spf: spfOf('list') })
  assert.match(stepText(list?.steps[0] ?? ''), /^Strike out of your SPF record .* ready-made list says$/u)
  assert.deepEqual([list?.isReadyMade, list?.turnsGood], [false, 'not_promised'])
  const ask = workOf({ spf: spfOf('none'), dmarc: { ...record, grade: 'none', at: null } })
  assert.deepEqual(ask?.steps.map(stepText).slice(0, 2), [
    'Paste the ready-made record (DMARC) where your domain name joes.test is managed',
    'Ask your email provider about what is wrong in your SPF record: the list says it',
  ])
  assert.match(stepText(workOf({ spf: spfOf('record') })?.steps[0] ?? ''), /ready-made record \(SPF\)/u)
})

test('a domain that takes no mail has no message about its keys', () => {
  const dmarc = { ...record, grade: 'monitor' as const, at: null }
  assert.equal(workOf({ dmarc, dkimGrade: 'broken' })?.steps.length, 3)
  assert.equal(workOf({ dmarc, dkimGrade: 'broken', mx: mailAt('') })?.steps.length, 2)
  assert.equal(workOf({ dmarc, dkimGrade: 'broken', mx: [], noMail: true })?.steps.length, 2)
  assert.equal(workOf({ dmarc, dkimGrade: 'broken', mx: [] })?.steps.length, 3)
})

const LOST = { ...record, found: true, problems: ['no mail from outside can reach this name'], priority: 10 }
const reached = { ...LOST, problems: [], exchange: 'mx1.joes.test' }

test('a mail server that cannot be reached is a step, and the first one where no other takes mail', () => {
  const dmarc = { ...record, grade: 'none' as const, at: null }
  const stepsFor = (mx: EmailSecurityFacts['mx'], dkimGrade: EmailSecurityFacts['dkimGrade']) =>
    workOf({ mx, dmarc, dkimGrade })?.steps.map(stepText) ?? []
  const lost = { ...LOST, exchange: 'mx2.joes.test' }
  assert.equal(
    stepsFor([lost], 'good')[0],
    'Send your email provider the ready-made message that mail can’t reach mx2.joes.test',
  )
  assert.match(stepsFor([reached, lost], 'good')[0] ?? '', /^Paste/u)
  assert.equal(
    stepsFor([reached, lost], 'unknown')[1],
    'Send your email provider the ready-made message about DKIM, and say that mail can’t reach mx2.joes.test',
  )
  assert.equal(stepsFor([lost], 'unknown').filter((step) => step.includes('DKIM')).length, 1)
})

test('where the record only watches, a lost mail server is something to do now', () => {
  const work = workOf({ mx: [{ ...LOST, exchange: 'mx.joes.test' }], dmarc: WATCHING, dkimGrade: 'good' })
  assert.deepEqual(work?.steps.map(minutesOf), [3, 1, 9])
  assert.equal(work?.isReadyMade, true)
})

const isAsked = (given: Partial<EmailSecurityFacts>): boolean =>
  (workOf(given)?.steps ?? []).map(stepText).some((step) => step.startsWith('Find out whether'))

test('whether mail is signed is looked at where records are pasted, and is no job by itself', () => {
  const dmarc = { ...record, grade: 'none' as const, at: null }
  assert.equal(isAsked({ dmarc }), true)
  assert.equal(isAsked({ dmarc, dkimGrade: 'good' }), false)
  assert.equal(isAsked({ dmarc, mx: [] }), false)
  assert.equal(isAsked({ dmarc: WATCHING }), false)
})
