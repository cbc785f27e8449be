import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dmarc } from 'mailauth/lib/dmarc/index.js'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { aDmarc, aMail, found, none } from '#support/mail-evidence.ts'
import { mailZone } from '#support/mail-zone.ts'
import { dmarcStages } from './dmarc.ts'

/** The policy that an independent verifier reads for mail of the domain. */
async function policyOf(content: string): Promise<string | false> {
  const resolver = mailZone({ 'TXT _dmarc.shop.test': [content], 'A shop.test': ['192.0.2.1'] })
  const judged = await dmarc({
    headerFrom: 'joe@shop.test',
    spfDomains: [],
    dkimDomains: [],
    resolver,
    strict: true,
  })
  return judged && judged.policy
}

const stages = (given: Partial<MailEvidence>, email?: string) =>
  dmarcStages({ ...aMail(given), domain: 'shop.test' }, { profile: email === undefined ? {} : { email } })
const records = (given: Partial<MailEvidence>, email?: string): string[] =>
  stages(given, email).map(({ content }) => content)

/** The name of the first record for a domain below another, when the record in force is at `name`. */
const at = (name: string) =>
  dmarcStages({ ...aMail(aDmarc('v=DMARC1; p=none', name)), domain: 'team.shop.com.au' }, { profile: {} })[0]
    ?.name

test('the records go from monitoring to reject, one step at a time', async () => {
  const pieces = stages({ dmarc: none })
  const policies = await Promise.all(pieces.map(({ content }) => policyOf(content)))
  assert.deepEqual(policies, ['none', 'quarantine', 'reject'])
  assert.deepEqual(new Set(pieces.map(({ name }) => name)), new Set(['_dmarc.shop.test']))
  assert.deepEqual(
    pieces.map(({ isLater }) => isLater),
    [false, true, true],
  )
  assert.ok(pieces.every(({ note, shortName }) => note !== undefined && shortName === '_dmarc'))
})

describe("the records start from the domain's present policy:", () => {
  test('at the second step once a monitoring record sends reports', () => {
    const [first, ...rest] = records(
      aDmarc('v=DMARC1; p=none; rua=mailto:r@shop.test; adkim=s; aspf=s; pct=50'),
    )
    assert.equal(first, 'v=DMARC1; p=quarantine; rua=mailto:r@shop.test; adkim=s; aspf=s')
    assert.equal(rest.length, 1)
  })

  test('later, because those reports have to be waited for', () => {
    const watching = stages(aDmarc('v=DMARC1; p=none; rua=mailto:r@shop.test'))
    assert.deepEqual(
      watching.map(({ title, isLater }) => [title.split(':')[0], isLater]),
      [
        ['Step 2, after two weeks of reports', true],
        ['Step 3, two to four weeks later', true],
      ],
    )
    assert.equal(stages(aDmarc('v=DMARC1; p=quarantine; pct=20'))[0]?.isLater, false)
  })

  test('at the first when nobody gets the reports', () => {
    assert.equal(records(aDmarc('v=DMARC1; p=none')).length, 3)
    assert.equal(records(aDmarc('v=DMARC1; p=none; rua=https://shop.test/r')).length, 3)
  })

  test('never below the present policy, with or without reports', () => {
    assert.deepEqual(records(aDmarc('v=DMARC1; p=quarantine; pct=20')), [
      'v=DMARC1; p=quarantine; rua=mailto:dmarc@shop.test',
      'v=DMARC1; p=reject; rua=mailto:dmarc@shop.test',
    ])
    assert.deepEqual(records(aDmarc('v=DMARC1; p=reject; t=y; rua=mailto:r@shop.test')), [
      'v=DMARC1; p=reject; rua=mailto:r@shop.test',
    ])
  })

  test('with a stricter policy for subdomains', () => {
    assert.match(records(aDmarc('v=DMARC1; p=none; sp=reject'))[0] ?? '', /p=none; sp=reject;/u)
    assert.deepEqual(records(aDmarc('v=DMARC1; rua=mailto:r@shop.test; sp=reject')), [
      'v=DMARC1; p=none; sp=reject; rua=mailto:r@shop.test',
      'v=DMARC1; p=quarantine; sp=reject; rua=mailto:r@shop.test',
      'v=DMARC1; p=reject; rua=mailto:r@shop.test',
    ])
  })

  test('for subdomains that are left out, which go up one step at a time while the domain keeps its own', () => {
    assert.deepEqual(records(aDmarc('v=DMARC1; p=reject; sp=none')), [
      'v=DMARC1; p=reject; sp=none; rua=mailto:dmarc@shop.test',
      'v=DMARC1; p=reject; sp=quarantine; rua=mailto:dmarc@shop.test',
      'v=DMARC1; p=reject; rua=mailto:dmarc@shop.test',
    ])
    const watched = stages(aDmarc('v=DMARC1; p=reject; sp=none; rua=mailto:r@shop.test'))
    assert.deepEqual(
      watched.map(({ content, isLater }) => [content, isLater]),
      [
        ['v=DMARC1; p=reject; sp=quarantine; rua=mailto:r@shop.test', true],
        ['v=DMARC1; p=reject; rua=mailto:r@shop.test', true],
      ],
    )
  })

  test('and never with a looser one for names that do not exist', () => {
    assert.deepEqual(records(aDmarc('v=DMARC1; p=quarantine; np=none; pct=20')), [
      'v=DMARC1; p=quarantine; rua=mailto:dmarc@shop.test',
      'v=DMARC1; p=reject; rua=mailto:dmarc@shop.test',
    ])
    assert.match(
      records(aDmarc('v=DMARC1; p=none; np=reject'))[0] ?? '',
      /^v=DMARC1; p=none; np=reject; rua=/u,
    )
  })

  test('at the domain’s parent that has the record in force, but never at a registry', () => {
    assert.equal(at('shop.com.au'), '_dmarc.shop.com.au')
    assert.equal(at('com.au'), '_dmarc.team.shop.com.au')
  })

  test('at the first where several records make each other invalid, which must be removed', () => {
    const twice = found({ at: 'shop.test', records: ['v=DMARC1; p=reject', 'v=DMARC1; p=none'] })
    const [first] = stages({ dmarc: twice })
    assert.match(first?.note ?? '', /^Delete the 2 records that begin v=DMARC1/u)
    assert.match(first?.content ?? '', /p=none/u)
  })
})

/** The addresses that are offered for reports. */
const offered = (email: string) =>
  stages({ dmarc: none }, email)[0]?.fields?.[0]?.choices?.map(({ value }) => value)

describe('reports go', () => {
  test('to a mailbox of their own; the address of the account is offered if it is on the domain', () => {
    assert.match(records({ dmarc: none }, 'joe@shop.test')[0] ?? '', /rua=mailto:dmarc@shop\.test$/u)
    assert.deepEqual(offered('joe@shop.test'), ['dmarc@shop.test', 'joe@shop.test'])
    assert.equal(offered('joe@gmail.com'), undefined)
  })

  test('to the present address from the first step, where none arrive for want of its mailto:', () => {
    const unread = stages(aDmarc('v=DMARC1; p=none; rua=r@shop.test'))
    assert.deepEqual(
      unread.map(({ content, isLater }) => [content, isLater]),
      [
        ['v=DMARC1; p=none; rua=mailto:r@shop.test', false],
        ['v=DMARC1; p=quarantine; rua=mailto:r@shop.test', true],
        ['v=DMARC1; p=reject; rua=mailto:r@shop.test', true],
      ],
    )
  })

  test('to the present address, with the missing mailto: added', () => {
    const [first] = records(aDmarc('v=DMARC1; p=none; rua=r@shop.test, mailto:x@reports.test'))
    assert.match(first ?? '', /p=quarantine; rua=mailto:r@shop\.test,mailto:x@reports\.test$/u)
  })
})

describe('a domain that', () => {
  test('receives no mail rejects everything at once, and asks for no reports that it could not get', async () => {
    const nullMx = found([{ exchange: '', priority: 0, target: 'null' as const }])
    assert.deepEqual(records({ dmarc: none, mx: nullMx }), ['v=DMARC1; p=reject'])
    assert.equal(await policyOf('v=DMARC1; p=reject'), 'reject')
  })

  test('shows no mail rejects everything if nobody sends, else goes step by step', () => {
    const pieces = stages({ dmarc: none, mx: none, spf: none, spfTree: null, dkim: [] })
    assert.match(pieces[0]?.title ?? '', /^If nobody sends email from @shop\.test/u)
    assert.equal(pieces[0]?.content, 'v=DMARC1; p=reject')
    assert.match(pieces[1]?.content ?? '', /p=none; rua=mailto:\[your address at a DMARC report service\]/u)
    assert.ok(pieces.every(({ isLater }) => isLater))
    const said = stages({ dmarc: none, mx: none, spf: found(['v=spf1 -all']), dkim: [] })
    assert.equal(said[0]?.isLater, false)
  })
})
