import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parsePolicy, resolvePolicy, validateMx } from 'mailauth/lib/mta-sts.js'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { aDmarc, aKey, aMail, found, none } from '#support/mail-evidence.ts'
import { mailZone } from '#support/mail-zone.ts'
import { anInput } from '#support/fix-input.ts'
import { mailFixes } from './mail-fixes.ts'

const NULL_MX = found([{ exchange: '', priority: 0, target: 'null' as const }])

interface Grades {
  spf?: string
  dmarc?: string
  dkim?: string
  extras?: boolean
  faults?: string[]
}

interface Typed {
  email?: string
  words?: Record<string, string>
}

function fixes(grades: Grades, given: Partial<MailEvidence> = {}, { email, words }: Typed = {}) {
  const { spf = 'good', dmarc = 'enforced', dkim = 'good', extras = true, faults = [] } = grades
  const facts = {
    spf: { grade: spf },
    dmarc: { grade: dmarc },
    dkimGrade: dkim,
    mtaSts: { found: extras, problems: faults },
    tlsRpt: { found: extras },
  }
  const profile = email === undefined ? {} : { email }
  return mailFixes(anInput({ facts, profile, words, evidence: { mail: aMail(given) } }))
}
const firstStep = (email: string) => fixes({ dmarc: 'none' }, { dmarc: none }, { email })[0]?.where.steps[0]
const idsOf = (made: ReturnType<typeof fixes>) => made.map(({ id }) => id)

const stepsOf = (dkim: string, provider: string) =>
  fixes({ dkim }, { providers: [provider] })[0]?.where.steps.join(' ') ?? ''

describe('there are no fixes', () => {
  test('for mail that is well protected', () => assert.deepEqual(fixes({}), []))

  test('for a business without a domain of its own', () =>
    assert.deepEqual(fixes({ spf: 'none', dmarc: 'none' }, { domain: null }), []))

  test('for delivery to a domain that receives no mail', () =>
    assert.deepEqual(fixes({ extras: false, dkim: 'unknown' }, { mx: NULL_MX }), []))
})

const stepOf = (record: string) => fixes({ dmarc: 'monitor' }, aDmarc(record))[0]?.where.steps[0] ?? ''

test('while a record only watches, the first step is to wait for its reports', () => {
  assert.match(stepOf('v=DMARC1; p=none; rua=mailto:r@shop.test'), /^Nothing to change yet/u)
  assert.doesNotMatch(stepOf('v=DMARC1; p=quarantine; pct=20; rua=mailto:r@shop.test'), /^Nothing/u)
})

const stepsFor = (...records: string[]) =>
  fixes({ spf: 'bad' }, { spf: found(records) })[0]?.where.steps.join(' ') ?? ''

test('two SPF records are deleted for one, and one is changed', () => {
  const google = 'v=spf1 include:_spf.google.com ptr ~all'
  const both = stepsFor(google, 'v=spf1 include:servers.mcsv.net ~all')
  assert.match(both, /Delete the 2 records of type TXT that begin v=spf1, then add this one/u)
  assert.doesNotMatch(both, /Change that one instead/u)
  assert.match(stepsFor(google), /Change the record of type TXT that begins v=spf1: put this value/u)
  assert.doesNotMatch(stepsFor(google), /Add a record/u)
})

const dmarcSteps = (at: string) =>
  fixes({ dmarc: 'monitor' }, aDmarc('v=DMARC1; p=none; rua=mailto:r@shop.test', at))[0]?.where.steps.join(
    ' ',
  ) ?? ''

test('the next DMARC step changes the record that is there, and not that of the domain above', () => {
  assert.match(dmarcSteps('shop.test'), /Change the record of type TXT that begins v=DMARC1: put this value/u)
  assert.match(dmarcSteps('test'), /Add a record of type TXT/u)
})

describe('mail is delivered securely', () => {
  test('by extras that are a choice, as long as they are not there', () => {
    const [reports, policy] = fixes({ extras: false })
    assert.equal(reports?.title, 'Optional: be told about mail that could not reach you securely (TLS-RPT)')
    assert.ok([...reports.pieces, ...(policy?.pieces ?? [])].every(({ isLater }) => isLater))
    const [faulty] = fixes({ faults: ['its file is gone'] })
    assert.equal(faulty?.title, 'Have mail to you sent securely (MTA-STS)')
    assert.ok(!faulty.pieces[0]?.isLater)
  })

  test('by a policy with the present mail servers, after the record for reports', async () => {
    const all = fixes({ extras: false })
    assert.deepEqual(idsOf(all), ['tls-rpt', 'mta-sts'])
    const [testing, record, inForce] = all[1]?.pieces ?? []
    for (const [piece, mode] of [
      [testing, 'testing'],
      [inForce, 'enforce'],
    ] as const) {
      const policy = parsePolicy(piece?.content ?? '', { strict: true })
      assert.equal(policy.mode, mode)
      assert.equal(validateMx('mx.shop.test', policy).valid, true)
      assert.equal(validateMx('mx.other.test', policy).valid, false)
    }
    const resolver = mailZone({ 'TXT _mta-sts.shop.test': [record?.content ?? ''] })
    assert.equal(await resolvePolicy('joe@shop.test', { resolver, strict: true }), '2026112101')
  })

  test('by a new policy where the present one has a fault', () => {
    assert.deepEqual(idsOf(fixes({ faults: ['the policy leaves out mx2.shop.test'] })), ['mta-sts'])
  })

  test('by no policy where a mail server can’t be reached', () => {
    const lost = found([{ exchange: 'mx.shop.test', priority: 1, target: 'unresolvable' as const }])
    assert.ok(!idsOf(fixes({ extras: false }, { mx: lost })).includes('mta-sts'))
  })
})

describe('reports need a mailbox:', () => {
  test('a new one is created first', () =>
    assert.match(firstStep('joe@gmail.com') ?? '', /^Make the mailbox or alias dmarc@shop\.test first/u))

  test('one that gets the reports already is not made again', () => {
    const [fix] = fixes(
      { dmarc: 'monitor' },
      aDmarc('v=DMARC1; p=none; rua=mailto:dmarc@shop.test,mailto:a@report.test'),
    )
    assert.match(fix?.where.steps[1] ?? '', /^Sign in where/u)
  })

  test('the address of the account is not published unasked', () =>
    assert.match(firstStep('joe@shop.test') ?? '', /^Make the mailbox or alias dmarc@shop\.test first/u))

  test('the one that the owner chose exists already', () => {
    const [fix] = fixes({ dmarc: 'none' }, { dmarc: none }, { words: { 'report-address': 'joe@shop.test' } })
    assert.match(fix?.where.steps[0] ?? '', /^Sign in where/u)
    assert.match(fix?.pieces[0]?.content ?? '', /rua=mailto:joe@shop\.test$/u)
  })
})

describe('the signing key', () => {
  test('is asked for at the email provider, with what is wrong and where to change it', () => {
    const [fix] = fixes({ dkim: 'weak' }, { providers: ['Google Workspace'] })
    assert.equal(fix?.where.place, 'the Google Admin console')
    assert.match(fix.where.steps[0] ?? '', /Authenticate email/u)
    assert.match(fix.pieces[0]?.content ?? '', /My email domain is shop\.test\. A check on 21 Nov 2026/u)
    assert.match(fix.pieces[0]?.content ?? '', /1\. The DKIM key .* too weak/u)
  })

  test('is made anew with 2,048 bits where it is weak or broken, and switched on where none was seen', () => {
    for (const grade of ['weak', 'broken']) {
      assert.match(
        stepsOf(grade, 'Microsoft 365'),
        /Rotate-DkimSigningConfig .* KeySize of 2048.* Rotate DKIM keys/u,
      )
      assert.doesNotMatch(stepsOf(grade, 'Microsoft 365'), /switch on/u)
      assert.match(stepsOf(grade, 'Google Workspace'), /key length of 2048/u)
    }
    assert.match(stepsOf('unknown', 'Microsoft 365'), /switch on "Sign messages/u)
    assert.doesNotMatch(stepsOf('unknown', 'Microsoft 365'), /Rotate/u)
  })

  test('that is only marked as a test is not made anew', () => {
    const dkim = [aKey(2048, 't=y; ')]
    const [fix] = fixes({ dkim: 'weak' }, { dkim, providers: ['Google Workspace'] })
    assert.match(fix?.pieces[0]?.content ?? '', /1\. The DKIM key .* is marked as a test/u)
    assert.equal(fix?.where.place, 'your email provider’s support')
  })

  test('and a server that can’t be reached are one message, which is the piece', () => {
    const mx = found([{ exchange: 'mx.shop.test', priority: 1, target: 'unresolvable' as const }])
    const [fix] = fixes({ dkim: 'weak' }, { mx, providers: ['Google Workspace'] })
    assert.equal(fix?.pieces[0]?.isLater, false)
    assert.equal(fix.where.place, 'your email provider’s support')
  })

  test('and a message on mail servers comes before any record where none of them can be reached', () => {
    const lost = { exchange: 'mx.shop.test', priority: 1, target: 'unresolvable' as const }
    const other = { exchange: 'mx2.shop.test', priority: 2, target: 'public' as const }
    const given = { dmarc: 'none', dkim: 'good' }
    assert.deepEqual(idsOf(fixes(given, { dmarc: none, mx: found([lost]) })), [
      'mail-provider-message',
      'dmarc',
    ])
    assert.deepEqual(idsOf(fixes(given, { dmarc: none, mx: found([lost, other]) })), [
      'dmarc',
      'mail-provider-message',
    ])
  })

  test('is asked for together with mail servers that can’t be reached', () => {
    const mx = found([{ exchange: 'mx.shop.test', priority: 1, target: 'unresolvable' as const }])
    const text = fixes({ dkim: 'unknown' }, { mx })[0]?.pieces[0]?.content ?? ''
    assert.match(text, /1\. A check from outside could not see a DKIM key/u)
    assert.match(text, /2\. Mail can’t reach mx\.shop\.test\./u)
  })

  test('is not mentioned where only a mail server is at fault', () => {
    const mx = found([{ exchange: 'mx.shop.test', priority: 1, target: 'unresolvable' as const }])
    const [fix] = fixes({}, { mx, providers: ['Google Workspace'] })
    assert.equal(fix?.title, 'Make sure that mail reaches you (MX)')
    assert.equal(fix.where.place, 'your email provider’s support')
    assert.doesNotMatch(fix.pieces[0]?.content ?? '', /DKIM/u)
  })

  test('does not matter for a domain that seems to send nothing', () => {
    assert.deepEqual(fixes({ dkim: 'unknown' }, { mx: none, spf: none, spfTree: null, dkim: [] }), [])
  })
})
