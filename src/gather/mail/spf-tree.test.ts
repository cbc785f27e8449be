import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { DnsRecords } from '#support/dns-server.ts'
import { lookAtMail } from '#support/mail-gathered.ts'

const spf = (record: string): DnsRecords => ({ TXT: [record] })
const HOME = 'shop.fixture'

/** Includes of `n0.fixture` and so on. */
const includes = (count: number): string =>
  Array.from({ length: count }, (_, index) => `include:n${index}.fixture`).join(' ')

/** Queries made while following the record. */
const followed = (questions: string[]): string[] =>
  questions.filter((one) => /^n\d+\.fixture TXT$/u.test(one))

/** This many mail servers. */
const servers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ exchange: `m${at}.fixture`, preference: at }))

describe('following SPF', () => {
  test('counts terms through includes and redirects', async () => {
    const found = await lookAtMail({
      [HOME]: spf('v=spf1 include:n1.fixture ip4:192.0.2.1 redirect=n3.fixture'),
      'n1.fixture': spf('v=spf1 include:n2.fixture ~all'),
      'n2.fixture': spf('v=spf1 ip4:192.0.2.2 ~all'),
      'n3.fixture': spf('v=spf1 -all'),
    })
    assert.deepEqual([found.spfLookups, found.spfVoidLookups, found.spfIncomplete], [3, 0, false])
    assert.deepEqual(found.spfTree, {
      domain: HOME,
      records: ['v=spf1 include:n1.fixture ip4:192.0.2.1 redirect=n3.fixture'],
      children: [
        {
          domain: 'n1.fixture',
          records: ['v=spf1 include:n2.fixture ~all'],
          children: [{ domain: 'n2.fixture', records: ['v=spf1 ip4:192.0.2.2 ~all'], children: [] }],
        },
        { domain: 'n3.fixture', records: ['v=spf1 -all'], children: [] },
      ],
    })
  })

  test('reports mx terms with more than ten servers', async () => {
    const found = await lookAtMail({
      [HOME]: { TXT: ['v=spf1 mx:few.fixture mx:many.fixture -all'] },
      'few.fixture': { MX: servers(10) },
      'many.fixture': { MX: servers(11) },
    })
    assert.deepEqual(found.spfWideMx, ['many.fixture'])
  })

  test('D14 a name too long for a query has no records', async () => {
    const long = `${'a'.repeat(64)}.fixture`
    const found = await lookAtMail({ [HOME]: spf(`v=spf1 include:${long} a:${long} mx:${long} -all`) })
    assert.deepEqual([found.spfTree?.children[0]?.problem, found.spfVoidLookups], ['missing', 3])
    assert.ok(!found.questions.some((question) => question.includes('aaa')))
  })

  test('D14 ends at a loop', async () => {
    const found = await lookAtMail({
      [HOME]: spf('v=spf1 include:n1.fixture -all'),
      'n1.fixture': spf('v=spf1 include:Shop.Fixture. -all'),
    })
    assert.equal(found.spfTree?.children[0]?.children[0]?.problem, 'loop')
    assert.equal(found.spfLookups, 2)
  })

  test('D14 ends at a record that includes itself', async () => {
    const found = await lookAtMail({ [HOME]: spf(`v=spf1 include:${HOME} -all`) })
    assert.equal(found.spfTree?.children[0]?.problem, 'loop')
  })

  test('D14 makes at most 10 queries and counts up to 25', async () => {
    const children = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`n${index}.fixture`, spf('v=spf1 -all')]),
    )
    const eleven = await lookAtMail({ ...children, [HOME]: spf(`v=spf1 ${includes(11)} -all`) })
    assert.deepEqual([eleven.spfLookups, followed(eleven.questions).length], [11, 10])
    const thirty = await lookAtMail({ ...children, [HOME]: spf(`v=spf1 ${includes(30)} -all`) })
    assert.deepEqual([thirty.spfLookups, followed(thirty.questions).length], [25, 10])
  })

  test('reports targets without a record, with several, and with a failed query', async () => {
    const found = await lookAtMail({
      [HOME]: spf('v=spf1 include:n1.fixture include:n2.fixture include:n3.fixture include:n4.fixture -all'),
      'n2.fixture': { TXT: ['v=spf1 -all', 'v=spf1 ~all'] },
      'n3.fixture': 'SERVFAIL',
      'n4.fixture': { TXT: ['something else'] },
    })
    const problems = found.spfTree?.children.map(({ problem }) => problem)
    assert.deepEqual(problems, ['missing', 'several', 'failed', 'missing'])
    assert.deepEqual([found.spfVoidLookups, found.spfIncomplete], [2, true])
  })

  test('asks again for addresses where a query failed', async () => {
    const found = await lookAtMail({
      [HOME]: spf('v=spf1 a:n1.fixture -all'),
      'n1.fixture': (count) => (count <= 2 ? 'SERVFAIL' : { A: ['8.8.8.8'] }),
    })
    assert.deepEqual([found.spfVoidLookups, found.spfIncomplete], [0, false])
  })

  test('counts void look-ups of a, mx and exists', async () => {
    const found = await lookAtMail({
      [HOME]: spf('v=spf1 a:n1.fixture mx:n2.fixture exists:n3.fixture a:n4.fixture -all'),
      'n4.fixture': { A: ['8.8.8.8'] },
    })
    assert.deepEqual([found.spfLookups, found.spfVoidLookups], [4, 3])
  })

  test('counts macros and ptr without queries', async () => {
    const found = await lookAtMail({ [HOME]: spf('v=spf1 exists:%{i}.n1.fixture ptr:n2.fixture -all') })
    assert.deepEqual([found.spfLookups, found.spfVoidLookups], [2, 0])
    assert.ok(!found.questions.some((one) => /n[12]\.fixture/u.test(one)))
  })

  test('does not follow a redirect beside all', async () => {
    const found = await lookAtMail({ [HOME]: spf('v=spf1 redirect=n1.fixture -all') })
    assert.deepEqual([found.spfLookups, found.spfTree?.children], [0, []])
  })

  test('does not count, follow or ask for what stands after all, here and in an include', async () => {
    const found = await lookAtMail({
      [HOME]: spf('v=spf1 include:n1.fixture ~all include:n2.fixture a:n3.fixture'),
      'n1.fixture': spf('v=spf1 -all include:n4.fixture'),
    })
    assert.deepEqual([found.spfLookups, found.spfVoidLookups], [1, 0])
    assert.deepEqual(
      found.spfTree?.children.map(({ domain, problem, children }) => [domain, problem, children]),
      [['n1.fixture', undefined, []]],
    )
    assert.ok(!found.questions.some((one) => /n[234]\.fixture/u.test(one)))
  })
})
