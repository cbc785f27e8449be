import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aDmarc, down, found, none } from '#support/mail-evidence.ts'
import { type DmarcGrade, gradeDmarc } from './grade-dmarc.ts'

const RUA = 'rua=mailto:d@shop.test'
const of = (record: string, at?: string): readonly DmarcGrade[] =>
  gradeDmarc(aDmarc(record, at).dmarc, 'shop.test').possible

describe('a record of the domain itself', () => {
  const records: [record: string, grade: DmarcGrade][] = [
    ['v=DMARC1; p=reject', 'enforced'],
    ['v=DMARC1;p=Quarantine;', 'enforced'],
    ['v=DMARC1; p=reject; sp=quarantine; pct=100; t=n', 'enforced'],
    ['v=DMARC1; p=none', 'monitor'],
    [`v=DMARC1; ${RUA}`, 'monitor'],
    [`v=DMARC1; p=rejekt; ${RUA}`, 'monitor'],
    ['v=DMARC1; p=reject; t=y', 'monitor'],
    ['v=DMARC1; p=reject; pct=99', 'monitor'],
    ['v=DMARC1; p=reject; pct=0', 'monitor'],
    ['v=DMARC1; p=reject; sp=none', 'monitor'],
    ['v=DMARC1; p=none; sp=none', 'monitor'],
    ['v=DMARC1', 'none'],
    ['v=DMARC1; p=rejekt', 'none'],
    ['v=DMARC1; rua=reports', 'none'],
  ]
  for (const [record, grade] of records) {
    test(`"${record}" is ${grade}`, () => assert.deepEqual(of(record), [grade]))
  }
})

describe('what keeps a record from being enforced', () => {
  const records: [record: string, problem: string][] = [
    ['v=DMARC1; p=none', 'its policy is "none": fakes are counted and let through'],
    ['v=DMARC1; p=reject; t=y', 'it is marked as a test'],
    ['v=DMARC1; p=reject; pct=50', 'it covers only 50 % of the mail'],
    ['v=DMARC1; p=reject; sp=none', 'subdomains are left out ("sp=none")'],
    ['v=DMARC1; p=rejekt', 'it has no policy that mail systems understand'],
  ]
  for (const [record, problem] of records) {
    test(`"${record}": ${problem}`, () =>
      assert.deepEqual(gradeDmarc(aDmarc(record).dmarc, 'shop.test').problems, [problem]))
  }
  test('nothing', () => {
    assert.deepEqual(gradeDmarc(aDmarc('v=DMARC1; p=reject').dmarc, 'shop.test').problems, [])
  })
})

describe('a record of a parent', () => {
  test('applies by its sp', () => {
    assert.deepEqual(of('v=DMARC1; p=none; sp=reject', 'test'), ['enforced'])
    assert.deepEqual(of('v=DMARC1; p=reject; sp=none', 'test'), ['monitor'])
  })
  test('applies by its p when there is no sp', () => {
    assert.deepEqual(of('v=DMARC1; p=reject', 'test'), ['enforced'])
  })
})

test('no record is none, and several are none', () => {
  assert.deepEqual(gradeDmarc(none, 'shop.test').possible, ['none'])
  const records = ['v=DMARC1; p=reject', 'v=DMARC1; p=none']
  assert.deepEqual(gradeDmarc(found({ at: 'shop.test', records }), 'shop.test').possible, ['none'])
})

test('a failed look-up leaves every grade open', () => {
  assert.deepEqual(gradeDmarc(down, 'shop.test').possible, ['none', 'monitor', 'enforced'])
})
