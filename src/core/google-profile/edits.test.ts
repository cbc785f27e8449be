import assert from 'node:assert/strict'
import { test } from 'node:test'
import { profileEdits, reviewReply } from './edits.ts'
import {
  LONGEST_PROFILE_TEXT,
  LONGEST_REPLY,
  LONGEST_PROFILE_TITLE,
  MOST_PERIODS_A_DAY,
  MOST_PHONES,
} from './limits.ts'

const said = (given: Record<string, unknown>): string[] =>
  (profileEdits.safeParse(given).error?.issues ?? []).map(({ message }) => message)
const day = (date: string, open: string | null = null, close: string | null = null) => ({ date, open, close })
const special = (...specialHours: unknown[]): string[] => said({ specialHours })
const XMAS = '2026-12-25'

test('a special day has both times or none, and they differ', () => {
  assert.deepEqual(special(day(XMAS), day('2026-12-26', '09:00', '12:00')), [])
  const one = ['Enter both times, or none for a day when you are closed']
  assert.deepEqual(special(day(XMAS, '09:00')), one)
  assert.deepEqual(special(day(XMAS, null, '12:00')), one)
  assert.deepEqual(special(day(XMAS, '09:00', '09:00')), ['Opening and closing time are the same'])
})

test('a date is there twice where it is also closed, or its times overlap', () => {
  const twice = ['This date is there twice', 'This date is there twice']
  assert.deepEqual(special(day(XMAS), day(XMAS, '09:00', '12:00')), twice)
  assert.deepEqual(special(day(XMAS), day(XMAS)), twice)
  assert.deepEqual(special(day(XMAS, '09:00', '12:00'), day(XMAS, '11:00', '14:00')), twice)
  assert.deepEqual(special(day(XMAS, '09:00', '12:00'), day(XMAS, '13:00', '14:00')), [])
  const days = (count: number) => Array.from({ length: count }, (_, at) => day(`${2000 + at}-12-25`))
  assert.deepEqual(special(...days(100)), [])
  assert.deepEqual(special(...days(101)), ['Enter at most 100 days'])
})

const period = (open: string, close: string, on = 'MONDAY') => ({ day: on, open, close })

test('the times of a weekday differ, do not overlap, and are few', () => {
  const busy = ['MONDAY', 'TUESDAY'].map((on) => period('09:00', '17:00', on))
  assert.deepEqual(said({ hours: busy }), [])
  const hours = (...given: [string, string][]) => said({ hours: given.map((one) => period(...one)) })
  assert.deepEqual(hours(['09:00', '12:00'], ['13:00', '17:00']), [])
  assert.deepEqual(hours(['09:00', '09:00']), ['Opening and closing time are the same'])
  assert.deepEqual(hours(['09:00', '12:00'], ['11:00', '17:00']), ['These times overlap'])
  const many = Array.from({ length: MOST_PERIODS_A_DAY + 1 }, (_, at): [string, string] => [
    `${String(at * 2).padStart(2, '0')}:00`,
    `${String(at * 2 + 1).padStart(2, '0')}:00`,
  ])
  assert.deepEqual(hours(...many.slice(1)), [])
  assert.deepEqual(hours(...many), [`Enter at most ${MOST_PERIODS_A_DAY} times a day`])
})

const read = (website: string) => profileEdits.safeParse({ website }).data?.website

test('a web address is of the web, without a name and a password; empty means none', () => {
  assert.equal(read('joes.test/a'), 'https://joes.test/a')
  assert.equal(read(' HTTP://joes.test '), 'http://joes.test/')
  assert.equal(read(' '), null)
  const refused = ['Enter a web address, such as https://example.com']
  for (const website of [
    'joes',
    'https://me@joes.test/',
    'ftp://joes.test',
    `joes.test/${'a'.repeat(2_000)}`,
  ])
    assert.deepEqual(said({ website }), refused, website)
})

const many = (count: number) => Array.from({ length: count }, (_, at) => `02 5550 010${at}`)

test('a phone number has 5 to 15 digits, and at least one number stays', () => {
  const refused = ['Enter a phone number, such as 02 5550 0101']
  for (const phone of ['12345', '+61 (2) 5550-0101', '1'.repeat(15)])
    assert.deepEqual(said({ phones: [phone] }), [])
  for (const phone of ['1234', '1'.repeat(16), '02 5550 0101 ext', '-------', ''])
    assert.deepEqual(said({ phones: [phone] }), refused, phone)
  assert.deepEqual(said({ phones: [] }), refused)
  assert.deepEqual(said({ phones: many(MOST_PHONES) }), [])
  assert.deepEqual(said({ phones: many(MOST_PHONES + 1) }), [`Enter at most ${MOST_PHONES} phone numbers`])
})

const reply = (text: string) => reviewReply.safeParse({ text }).error?.issues.map(({ message }) => message)

test('texts have their limits; only a description may be empty', () => {
  assert.deepEqual(said({ title: ' ' }), ['Enter the name of your business'])
  assert.deepEqual(said({ title: 'x'.repeat(LONGEST_PROFILE_TITLE) }), [])
  assert.deepEqual(said({ title: 'x'.repeat(LONGEST_PROFILE_TITLE + 1) }).length, 1)
  assert.deepEqual(said({ description: '' }), [])
  assert.deepEqual(said({ description: 'x'.repeat(LONGEST_PROFILE_TEXT) }), [])
  assert.deepEqual(said({ description: 'x'.repeat(LONGEST_PROFILE_TEXT + 1) }).length, 1)
  assert.deepEqual(reply(' \n'), ['Write an answer first'])
  assert.equal(reply('x'.repeat(LONGEST_REPLY)), undefined)
  assert.equal(reply('x'.repeat(LONGEST_REPLY + 1))?.length, 1)
})
