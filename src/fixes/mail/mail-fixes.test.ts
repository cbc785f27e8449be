import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dmarc } from 'mailauth/lib/dmarc/index.js'
import { parsePolicy, resolvePolicy, validateMx } from 'mailauth/lib/mta-sts.js'
import { spf } from 'mailauth/lib/spf/index.js'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { aDmarc, aMail, anSpf, found, none } from '#support/mail-evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { dmarcStages } from './dmarc.ts'
import { mailFixes } from './mail-fixes.ts'
import { spfDraft } from './spf.ts'

const HOST_MX = found([{ exchange: 'mx.shop.test', priority: 10, target: 'public' as const }])
const GOOGLE_MX = found([{ exchange: 'aspmx.l.google.com', priority: 1, target: 'public' as const }])

/** The zone of a test: TXT, MX and A records by name. An unknown name does not exist. */
const zone =
  (records: Readonly<Record<string, readonly string[]>>) =>
  async (name: string, type: string): Promise<string[][]> => {
    const found = records[`${type} ${name}`]
    if (!found) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
    // A mail server is a list of words with its name beside them, as the verifier's types want it.
    return found.map((text) => Object.assign([text], { exchange: text, priority: 1 }))
  }

/** How an independent verifier judges mail of the domain from an address; strict, so that any fault of grammar shows. */
async function spfFrom(ip: string, record: string): Promise<string> {
  const resolver = zone({
    'TXT shop.test': [record],
    'TXT _spf.google.com': ['v=spf1 ip4:192.0.2.0/24 ~all'],
    'TXT spf.protection.outlook.com': ['v=spf1 ip4:198.51.100.0/24 -all'],
    'MX shop.test': ['mx.shop.test'],
    'A mx.shop.test': ['203.0.113.7'],
  })
  const { status } = await spf({ sender: 'joe@shop.test', ip, helo: 'a.test', resolver, strict: true })
  return status.result
}

describe('the SPF record', () => {
  const withProvider = aMail({ mx: GOOGLE_MX, spf: none, spfTree: null, providers: ['Google Workspace'] })

  test('lets the detected mail service send, and marks everybody else', async () => {
    const { record } = spfDraft(withProvider)
    assert.equal(await spfFrom('192.0.2.9', record), 'pass')
    assert.equal(await spfFrom('198.51.100.9', record), 'softfail')
  })

  test('lets the domain’s own mail servers send where no service is recognised', async () => {
    const { record } = spfDraft(aMail({ mx: HOST_MX, spf: none, spfTree: null }))
    assert.equal(await spfFrom('203.0.113.7', record), 'pass')
    assert.equal(await spfFrom('192.0.2.9', record), 'softfail')
  })

  test('of two records becomes one with the senders of both', async () => {
    const { record, notes } = spfDraft(
      aMail({
        mx: GOOGLE_MX,
        spf: found(['v=spf1 include:_spf.google.com ~all', 'v=spf1 include:spf.protection.outlook.com -all']),
        providers: ['Google Workspace'],
      }),
    )
    assert.equal(await spfFrom('192.0.2.9', record), 'pass')
    assert.equal(await spfFrom('198.51.100.9', record), 'pass')
    assert.equal(await spfFrom('203.0.113.99', record), 'softfail')
    assert.match(notes.join(' '), /Delete the 2 records/u)
  })

  test('keeps a strict ending, and gives one to a record that lets everybody send', async () => {
    assert.match(spfDraft(aMail(anSpf('v=spf1 mx ptr -all'))).record, / -all$/u)
    const { record } = spfDraft(aMail(anSpf('v=spf1 mx +all')))
    assert.equal(await spfFrom('192.0.2.9', record), 'softfail')
  })

  test('loses what no mail system can read, and names that are gone', async () => {
    const mail = aMail({
      spf: found(['v=spf1 mx include:gone.test ip4:999.1.1.1 ~all']),
      spfTree: {
        domain: 'shop.test',
        records: [],
        children: [{ domain: 'gone.test', records: [], problem: 'missing', children: [] }],
      },
    })
    assert.equal(spfDraft(mail).record, 'v=spf1 mx ~all')
  })

  test('reaches what a redirect led to', async () => {
    const { record } = spfDraft(aMail(anSpf('v=spf1 redirect=_spf.google.com')))
    assert.equal(await spfFrom('192.0.2.9', record), 'pass')
  })

  test('of a domain that takes no mail refuses everybody', async () => {
    const nullMx = found([{ exchange: '.', priority: 0, target: 'null' as const }])
    const { record } = spfDraft(aMail({ mx: nullMx, spf: none, spfTree: null }))
    assert.equal(await spfFrom('192.0.2.9', record), 'fail')
  })

  test('says what to fill in when nothing shows who sends', () => {
    assert.match(spfDraft(aMail({ mx: none, spf: none, spfTree: null })).record, /\[your mail service/u)
  })
})

/** The policy that an independent verifier reads for mail of the domain. */
async function policyOf(content: string): Promise<string | false> {
  const resolver = zone({ 'TXT _dmarc.shop.test': [content], 'A shop.test': ['192.0.2.1'] })
  const judged = await dmarc({
    headerFrom: 'joe@shop.test',
    spfDomains: [],
    dkimDomains: [],
    resolver,
    strict: true,
  })
  return judged && judged.policy
}
const stages = (said: Partial<MailEvidence>, email?: string) =>
  dmarcStages({ ...aMail(said), domain: 'shop.test' }, email === undefined ? {} : { email })

describe('the DMARC records', () => {
  test('go from watching to refusing, one step at a time', async () => {
    const pieces = stages({ dmarc: none })
    const policies = await Promise.all(pieces.map(({ content }) => policyOf(content)))
    assert.deepEqual(policies, ['none', 'quarantine', 'reject'])
    assert.deepEqual(new Set(pieces.map(({ name }) => name)), new Set(['_dmarc.shop.test']))
    assert.ok(pieces.every(({ note }) => note !== undefined))
  })

  test('begin at the second step once reports of a watching record arrive', async () => {
    const pieces = stages(aDmarc('v=DMARC1; p=none; rua=mailto:r@shop.test; adkim=s'))
    assert.equal(pieces.length, 2)
    assert.match(pieces[0]?.content ?? '', /^v=DMARC1; p=quarantine; rua=mailto:r@shop\.test; adkim=s$/u)
  })

  test('begin at the first step when nobody gets the reports', () => {
    assert.equal(stages(aDmarc('v=DMARC1; p=none')).length, 3)
  })

  test('send reports to the owner only at an address of the same domain', () => {
    assert.match(stages({ dmarc: none }, 'joe@shop.test')[0]?.content ?? '', /rua=mailto:joe@shop\.test$/u)
    assert.match(stages({ dmarc: none }, 'joe@gmail.com')[0]?.content ?? '', /rua=mailto:dmarc@shop\.test$/u)
  })
})

const facts = (spf: string, dmarcGrade: string, extras: boolean) => ({
  spf: { grade: spf },
  dmarc: { grade: dmarcGrade },
  mtaSts: { found: extras },
  tlsRpt: { found: extras },
})

const fixes = (grades: ReturnType<typeof facts>, mail: MailEvidence) =>
  mailFixes(anInput({ facts: grades, evidence: { mail } }))

describe('the fixes of the mail check', () => {
  test('are none for mail that is well protected', () => {
    assert.deepEqual(fixes(facts('good', 'enforced', true), aMail()), [])
  })

  test('are none for a business without a domain of its own', () => {
    assert.deepEqual(fixes(facts('none', 'none', false), aMail({ domain: null })), [])
  })

  test('include a policy for secure delivery that matches the mail servers and no others', async () => {
    const all = fixes(facts('good', 'enforced', false), aMail())
    assert.deepEqual(
      all.map(({ id }) => id),
      ['mta-sts', 'tls-rpt'],
    )
    const [testing, record, inForce] = all[0]?.pieces ?? []
    for (const [piece, mode] of [
      [testing, 'testing'],
      [inForce, 'enforce'],
    ] as const) {
      const policy = parsePolicy(piece?.content ?? '', { strict: true })
      assert.equal(policy.mode, mode)
      assert.equal(validateMx('mx.shop.test', policy).valid, true)
      assert.equal(validateMx('mx.other.test', policy).valid, false)
    }
    const resolver = zone({ 'TXT _mta-sts.shop.test': [record?.content ?? ''] })
    assert.equal(await resolvePolicy('joe@shop.test', { resolver, strict: true }), '2026112101')
  })
})
