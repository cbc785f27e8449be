import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { failure } from '#core/reasons.ts'
import { fill } from '#core/words.ts'
import { aDmarc, aKey, aMail, anSpf, down, found, none } from '#support/mail-evidence.ts'
import { check } from './check.ts'
import { facts } from './facts.ts'
import { adviceWords, NO_KEY_SEEN, words } from './words.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const judge = (given: Partial<MailEvidence>) =>
  check.evaluate({ mail: aMail(given), site: { state: 'pending' } }, AT)
const statusOf = (given: Partial<MailEvidence>): string => {
  const outcome = judge(given)
  return 'status' in outcome ? outcome.status : 'unable_to_detect'
}
const lineOf = (given: Partial<MailEvidence>): string => {
  const outcome = judge(given)
  assert.ok('status' in outcome)
  return fill(words.statuses[outcome.status].line, outcome.say ?? {})
}
const adviceOf = (given: Partial<MailEvidence>): readonly string[] => {
  const outcome = judge(given)
  return 'status' in outcome ? (outcome.advice ?? []) : []
}

const SPF = {
  good: anSpf('v=spf1 mx -all'),
  weak: anSpf('v=spf1 mx ?all'),
  bad: anSpf('v=spf1 +all'),
  none: { spf: none, spfTree: null },
  failed: { spf: down, spfTree: null },
}
const DMARC = {
  enforced: aDmarc('v=DMARC1; p=reject'),
  monitor: aDmarc('v=DMARC1; p=none'),
  none: { dmarc: none },
  failed: { dmarc: down },
}
const DKIM = {
  good: { dkim: [aKey(2048)] },
  unknown: { dkim: [] },
  weak: { dkim: [aKey(1024)] },
  broken: { dkim: [aKey(512)] },
}
const NULL_MX = found([{ exchange: '', priority: 0, target: 'null' as const }])
const [SECURE, IMPROVE, INSECURE] = ['secure_emails', 'improve_email_security', 'insecure_email']

describe('the table of statuses', () => {
  const rows = [
    ['good', SECURE, IMPROVE, IMPROVE],
    ['weak', IMPROVE, IMPROVE, INSECURE],
    ['bad', IMPROVE, INSECURE, INSECURE],
    ['none', IMPROVE, INSECURE, INSECURE],
  ] as const
  for (const [spf, ...statuses] of rows) {
    for (const [index, dmarc] of (['enforced', 'monitor', 'none'] as const).entries()) {
      for (const dkim of ['good', 'unknown'] as const) {
        test(`SPF ${spf}, DMARC ${dmarc}, DKIM ${dkim}: ${statuses[index]}`, () => {
          assert.equal(statusOf({ ...SPF[spf], ...DMARC[dmarc], ...DKIM[dkim] }), statuses[index])
        })
      }
      test(`SPF ${spf}, DMARC ${dmarc}: a bad key turns secure into improve, nothing else`, () => {
        const expected = statuses[index] === SECURE ? IMPROVE : statuses[index]
        assert.equal(statusOf({ ...SPF[spf], ...DMARC[dmarc], ...DKIM.weak }), expected)
        assert.equal(statusOf({ ...SPF[spf], ...DMARC[dmarc], ...DKIM.broken }), expected)
      })
    }
  }
})

describe('a domain without mail', () => {
  const nullMx = { mx: NULL_MX }
  const closed = { ...anSpf('v=spf1 -all'), ...DMARC.enforced }

  test('is secure with -all and an enforced DMARC, whatever its keys', () => {
    assert.equal(statusOf({ ...closed, ...nullMx, ...DKIM.broken }), SECURE)
    assert.equal(statusOf({ ...closed, mx: none, ...DKIM.broken }), SECURE)
  })

  test('is one only when SPF allows nobody to send', () => {
    assert.equal(statusOf({ ...closed, ...anSpf('v=spf1 a -all'), mx: none, ...DKIM.broken }), IMPROVE)
    assert.equal(statusOf({ ...closed, ...anSpf('v=spf1 ~all'), ...nullMx, ...DKIM.broken }), IMPROVE)
  })

  test('gets no advice to look for keys or to secure its mail servers', () => {
    assert.deepEqual(adviceOf({ ...closed, ...nullMx, dkim: [], mtaSts: { txt: none, policy: null } }), [
      adviceWords.noReports,
    ])
  })
})

describe('failed look-ups', () => {
  test('leave the status open when it depends on them', () => {
    assert.equal(statusOf(SPF.failed), 'unable_to_detect')
    assert.equal(statusOf(DMARC.failed), 'unable_to_detect')
    assert.equal(statusOf({ spfIncomplete: true }), 'unable_to_detect')
  })

  test('do not matter when the rest decides without them', () => {
    assert.equal(statusOf({ ...SPF.failed, ...DMARC.enforced, ...DKIM.weak }), IMPROVE)
    assert.equal(statusOf({ ...SPF.weak, spfIncomplete: true, ...DMARC.none }), INSECURE)
    assert.equal(statusOf({ ...SPF.weak, spfIncomplete: true, ...DMARC.enforced }), IMPROVE)
  })

  test('have their own code as the reason', () => {
    const outcome = judge(SPF.failed)
    assert.ok('unable' in outcome && typeof outcome.unable === 'object')
    assert.equal(outcome.unable.code, 'dns_failed')
  })

  test('of mail servers change nothing', () => assert.equal(statusOf({ mx: down }), SECURE))
})

describe('words', () => {
  test('name the domain and every gap', () => {
    assert.equal(lineOf({}), 'shop.test is well protected against fakes.')
    assert.equal(
      lineOf({ ...SPF.weak, ...DMARC.monitor, ...DKIM.weak }),
      'Some protection is in place for shop.test, but there are gaps: the list of who may send in your name (SPF) is too loose, fakes are counted but not stopped (DMARC) and the seal on your emails (DKIM) is too weak.',
    )
  })
})

describe('the gaps are those that are sure', () => {
  test('also where a look-up failed, and whatever it would have given', () => {
    assert.match(lineOf({ ...SPF.weak, spfIncomplete: true }), /gaps: the list .* \(SPF\) is too loose\.$/u)
    assert.match(lineOf({ ...SPF.failed, ...DKIM.weak }), /gaps: the seal .* \(DKIM\) is too weak\.$/u)
  })

  test('without the keys of a domain that has no mail', () => {
    const closed = { mx: NULL_MX, ...anSpf('v=spf1 -all'), ...DMARC.monitor, ...DKIM.broken }
    assert.match(lineOf(closed), /gaps: fakes are counted but not stopped \(DMARC\)\.$/u)
  })

  test('with a key that is marked as a test as that', () => {
    const given = { dkim: [aKey(2048, 't=y; ')] }
    assert.match(lineOf(given), /\(DKIM\) is marked as a test\.$/u)
    const [rows] = shownOf(given).blocks ?? []
    assert.ok(rows?.kind === 'facts')
    assert.equal(rows.rows[3]?.value, 'Marked as a test')
  })
})

const pieceOf = (given: Partial<MailEvidence>) => {
  const outcome = judge(given)
  return 'status' in outcome ? outcome.facts.spf.piece : undefined
}

describe('facts', () => {
  test('contain every record with its problems', () => {
    const outcome = judge({ ...SPF.bad, ...DKIM.weak })
    assert.ok('status' in outcome)
    assert.deepEqual(facts.parse(outcome.facts), outcome.facts)
    assert.deepEqual(outcome.facts.spf.problems, ['"+all" lets everybody send as you'])
    assert.deepEqual(outcome.facts.dkim[0]?.problems, ['the key has 1024 bits; 2,048 are good'])
  })

  test('do not know a file that was announced and could not be read', () => {
    const mtaSts = { txt: found(['v=STSv1; id=1']), policy: { failure: failure('connect_timeout') } }
    const outcome = judge({ mtaSts })
    assert.ok('status' in outcome)
    assert.deepEqual(outcome.facts.mtaSts, { found: null, value: 'v=STSv1; id=1', problems: [] })
  })

  test('say what is ready made for an SPF record with a fault', () => {
    assert.equal(pieceOf({}), undefined)
    assert.equal(pieceOf(SPF.none), 'record')
    const many = Array.from({ length: 12 }, (_, at) => `include:${at}.test`).join(' ')
    assert.equal(pieceOf({ ...anSpf(`v=spf1 ${many} -all`), spfLookups: 12 }), 'list')
    assert.equal(pieceOf({ spfVoidLookups: 3 }), 'none')
  })

  test('D15 name a mail server without a public address as a fault', () => {
    const mx = found([{ exchange: 'inside.test', priority: 1, target: 'unresolvable' as const }])
    const outcome = judge({ mx })
    assert.ok('status' in outcome)
    assert.deepEqual(outcome.facts.mx[0]?.problems, ['no mail from outside can reach this name'])
    assert.match(outcome.advice?.[0] ?? '', /Mail can't reach inside\.test/u)
    assert.equal(outcome.status, SECURE)
  })

  test('D14 keep only the beginning of a text of 64 KB', () => {
    const outcome = judge({ ...anSpf(`v=spf1 ${'ip4:192.0.2.1 '.repeat(4500)}-all`) })
    assert.ok('status' in outcome)
    assert.equal(outcome.facts.spf.value?.length, 1000)
  })
})

describe('advice', () => {
  test('none when everything is in place', () => assert.deepEqual(adviceOf({}), []))
  test('for free mail', () => assert.deepEqual(adviceOf({ freeMail: true }), [adviceWords.freeMail]))
  test('for a key that we cannot find', () => assert.deepEqual(adviceOf(DKIM.unknown), [NO_KEY_SEEN]))
  test('for DMARC without reports', () => {
    assert.deepEqual(adviceOf(DMARC.enforced), [adviceWords.noReports])
  })
  test('for ~all only when DMARC is enforced', () => {
    const soft = anSpf('v=spf1 mx ~all')
    assert.ok(adviceOf({ ...soft }).includes(adviceWords.softFail))
    assert.ok(!adviceOf({ ...soft, ...DMARC.monitor }).includes(adviceWords.softFail))
  })
  test('for BIMI only when DMARC is enforced', () => {
    const bimi = { txt: none, logo: null }
    assert.ok(adviceOf({ bimi }).includes(adviceWords.bimi))
    assert.ok(!adviceOf({ bimi, ...DMARC.monitor }).includes(adviceWords.bimi))
  })
  test('for DNSSEC only when its absence is certain', () => {
    assert.ok(adviceOf({ dnssec: false }).includes(adviceWords.dnssec))
    assert.ok(!adviceOf({ dnssec: null }).includes(adviceWords.dnssec))
  })
})

const shownOf = (said: Partial<MailEvidence>) => {
  const outcome = judge(said)
  assert.ok('proof' in outcome)
  return outcome
}
const foundIn = (said: Partial<MailEvidence>): string[] => shownOf(said).proof.map((one) => one.found)

const titlesOf = (given: Partial<MailEvidence>) =>
  (shownOf(given).blocks ?? []).flatMap((block) =>
    block.kind === 'table' && block.title?.startsWith('Where your mail goes') ? [block.title] : [],
  )

describe('what is shown', () => {
  test('is said in plain words, with the names of the settings in brackets', () => {
    const [first] = shownOf({ ...SPF.weak, ...DMARC.monitor, ...DKIM.unknown }).blocks ?? []
    assert.ok(first?.kind === 'facts')
    assert.deepEqual(
      first.rows.slice(0, 5).map(({ label, value }) => `${label}: ${value}`),
      [
        'Domain name we tested: shop.test',
        'Where we took it from: Your website’s address',
        'Who may send in your name (SPF): The list is too loose',
        "The seal on your emails (DKIM): We couldn't see it from outside",
        'What happens to fakes (DMARC): They are only counted',
      ],
    )
  })

  test('says which domain was not looked at, where the owner’s address is elsewhere', () => {
    const said = shownOf({ from: 'email', otherDomain: 'joes.test' }).facts?.advice?.[0] ?? ''
    assert.match(said, /^We tested shop\.test, .* and not joes\.test, where your website is\./u)
  })

  test('extras say in words that they are a choice, and whether they are there', () => {
    const extras = shownOf({}).blocks?.find(({ kind }) => kind === 'checklist')
    assert.ok(extras?.kind === 'checklist')
    assert.equal(extras.title, 'Optional extras')
    assert.ok(extras.items.length === 3)
    for (const { done, detail = '' } of extras.items)
      assert.match(
        detail,
        done === true ? /^You have this/u : /^You don’t have this\. It’s your choice|a fault|look this up/u,
      )
  })

  test('a domain that takes no mail has no mail server', () => {
    assert.deepEqual(titlesOf({ mx: NULL_MX }), ['Where your mail goes'])
    assert.match(titlesOf({}).join(), /^Where your mail goes \(\d servers?\)$/u)
  })

  test('what only an email person can use stands apart', () => {
    const { blocks = [] } = shownOf({ ...SPF.bad, ...DMARC.none, ...DKIM.weak })
    const list = blocks.find(({ kind }) => kind === 'list')
    assert.ok(list?.kind === 'list')
    assert.equal(list.title, 'What to tell your email person')
    assert.deepEqual(
      list.items.map(({ text }) => text.replace(/key \S+:/u, 'key:')),
      ['SPF: "+all" lets everybody send as you', 'DKIM key: the key has 1024 bits; 2,048 are good'],
    )
    assert.equal(
      shownOf({}).blocks?.some(({ kind }) => kind === 'list'),
      false,
    )
  })

  test('the proof quotes each setting, or says what is missing', () => {
    assert.deepEqual(foundIn({ ...SPF.none, ...DMARC.none, dkim: [] }), [
      'No list of who may send (SPF)',
      'Nothing on what should happen to fakes (DMARC)',
    ])
    assert.deepEqual(foundIn({ ...SPF.failed, ...DMARC.enforced, dkim: [] }), [
      "We couldn't look this up",
      'v=DMARC1; p=reject',
    ])
  })
})
