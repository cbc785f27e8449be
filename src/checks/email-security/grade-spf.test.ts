import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SpfNode } from '#core/evidence/mail.ts'
import { aMail, anSpf, down, found, none } from '#support/mail-evidence.ts'
import { gradeSpf, type SpfGrade } from './grade-spf.ts'

const of = (given: Parameters<typeof aMail>[0]): readonly SpfGrade[] => gradeSpf(aMail(given)).possible

/** SPF whose record refers to other records. */
const leading = (record: string, ...children: SpfNode[]): readonly SpfGrade[] =>
  of({ spf: found([record]), spfTree: { domain: 'shop.test', records: [record], children } })
const child = (domain: string, record: string, ...children: SpfNode[]): SpfNode => ({
  domain,
  records: [record],
  children,
})
const lost = (domain: string, problem: NonNullable<SpfNode['problem']>, records: string[] = []): SpfNode => ({
  domain,
  records,
  problem,
  children: [],
})

describe('one record', () => {
  const records: [record: string, grade: SpfGrade][] = [
    ['v=spf1 -all', 'good'],
    ['v=spf1 mx ~all', 'good'],
    ['v=spf1 exists:%{i}.spf.test -all', 'good'],
    ['v=spf1 mx ?all', 'weak'],
    ['v=spf1 mx', 'weak'],
    ['v=spf1', 'weak'],
    ['v=spf1 ptr -all', 'weak'],
    ['v=spf1 mx -all ptr', 'good'],
    ['v=spf1 mx +all', 'bad'],
    ['v=spf1 mx all', 'bad'],
    ['v=spf1 mx ~all all', 'good'],
    ['v=spf1 mxx -all', 'bad'],
  ]
  for (const [record, grade] of records) {
    test(`"${record}" is ${grade}`, () => assert.deepEqual(of(anSpf(record)), [grade]))
  }

  test('no record is none', () => assert.deepEqual(of({ spf: none, spfTree: null }), ['none']))

  test('two records are bad', () => {
    const records = ['v=spf1 -all', 'v=spf1 mx -all']
    assert.deepEqual(of({ spf: found(records), spfTree: lost('shop.test', 'several', records) }), ['bad'])
  })
})

describe('limits of RFC 7208, section 4.6.4', () => {
  test('10 look-ups are good, D14 11 are bad', () => {
    assert.deepEqual(of({ spfLookups: 10 }), ['good'])
    assert.deepEqual(of({ spfLookups: 11 }), ['bad'])
  })

  test('D14 an mx term of more than ten servers is bad', () => {
    assert.deepEqual(of({ spfWideMx: ['shop.test'] }), ['bad'])
  })

  test('2 void look-ups are good, 3 are weak', () => {
    assert.deepEqual(of({ spfVoidLookups: 2 }), ['good'])
    assert.deepEqual(of({ spfVoidLookups: 3 }), ['weak'])
  })
})

describe('records that refer to others', () => {
  const include = 'v=spf1 include:a.test -all'
  test('to a good record are good', () => {
    assert.deepEqual(leading(include, child('a.test', 'v=spf1 ip4:192.0.2.1 ?all')), ['good'])
  })
  test('to nothing are bad', () => assert.deepEqual(leading(include, lost('a.test', 'missing')), ['bad']))
  test('D14 in a loop are bad', () => assert.deepEqual(leading(include, lost('a.test', 'loop')), ['bad']))
  test('to several are bad', () => assert.deepEqual(leading(include, lost('a.test', 'several')), ['bad']))
  test('to one that cannot be read are bad', () => {
    assert.deepEqual(leading(include, child('a.test', 'v=spf1 nonsense')), ['bad'])
  })
  test('to one that allows everybody to send are bad', () => {
    assert.deepEqual(leading(include, child('a.test', 'v=spf1 +all')), ['bad'])
  })
  test('to one that uses ptr are weak', () => {
    assert.deepEqual(leading(include, child('a.test', 'v=spf1 ptr -all')), ['weak'])
  })

  const redirect = 'v=spf1 redirect=A.test.'
  test('end like the record that they redirect to', () => {
    assert.deepEqual(leading(redirect, child('a.test', 'v=spf1 ~all')), ['good'])
    assert.deepEqual(leading(redirect, child('a.test', 'v=spf1 ?all')), ['weak'])
    const twice = child('a.test', 'v=spf1 redirect=b.test', child('b.test', 'v=spf1 -all'))
    assert.deepEqual(leading(redirect, twice), ['good'])
    assert.deepEqual(leading(redirect, child('a.test', 'v=spf1 mx')), ['weak'])
    const open = child('a.test', 'v=spf1 redirect=b.test', child('b.test', 'v=spf1 mx'))
    assert.deepEqual(leading(redirect, open), ['weak'])
  })
})

test('a redirect out of sight proves no open end', () => {
  assert.deepEqual(leading('v=spf1 redirect=%{d}.a.test'), ['good'])
  assert.deepEqual(leading('v=spf1 redirect=a.test', lost('a.test', 'failed')), ['good'])
})

const problems = (given: Parameters<typeof aMail>[0]) => gradeSpf(aMail(given)).problems

test('a fault is told in the words of the record, and the look-ups are those counted at the least', () => {
  assert.deepEqual(problems(anSpf('v=spf1 mx all')), ['"all" lets everybody send as you'])
  assert.deepEqual(problems({ spfLookups: 25 }), [
    'it needs at least 25 look-ups, and mail systems stop at 10',
  ])
})

describe('a failed look-up', () => {
  test('of the record itself leaves every grade open', () => {
    assert.deepEqual(of({ spf: down, spfTree: null }), ['none', 'bad', 'weak', 'good'])
  })

  test('of a referenced record leaves worse grades open', () => {
    assert.deepEqual(of({ spfIncomplete: true }), ['bad', 'weak', 'good'])
  })

  test('changes nothing about a known fault', () => {
    assert.deepEqual(of({ ...anSpf('v=spf1 +all'), spfIncomplete: true }), ['bad'])
  })
})
