import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fieldProblems } from '../owner-input/problems.ts'
import { profileEdits, reviewReply } from './edits.ts'
import { specialDay } from './week-schema.ts'
import { dayInText, weekdayWords, type OpeningPeriod, timeWords, weekLines, weekText } from './week.ts'

const friday = (open: string, close: string): OpeningPeriod => ({ day: 'FRIDAY', open, close })
const problems = (values: object) => fieldProblems(profileEdits, values)

describe('opening hours in words', () => {
  it('writes times as people say them', () => {
    assert.deepEqual(['00:00', '08:05', '12:00', '23:30', '24:00'].map(timeWords), [
      '12:00 am',
      '8:05 am',
      '12:00 pm',
      '11:30 pm',
      'midnight',
    ])
  })

  it('writes a line for each day, and none where no hours are set', () => {
    const hours = [friday('17:00', '20:00'), friday('09:00', '12:00')]
    assert.equal(weekLines(hours)[4], 'Friday: 9:00 am to 12:00 pm, 5:00 pm to 8:00 pm')
    assert.equal(weekLines(hours)[0], 'Monday: Closed')
    assert.deepEqual(weekLines([]), [])
    assert.equal(weekdayWords([friday('00:00', '24:00')], 'FRIDAY'), 'Open 24 hours')
  })

  it('reads one day in the text of a week', () => {
    const week = weekText([friday('17:00', '20:00'), friday('09:00', '12:00')])
    assert.equal(dayInText(week, 'FRIDAY'), '9:00 am to 12:00 pm, 5:00 pm to 8:00 pm')
    assert.equal(dayInText(week, 'SUNDAY'), 'Closed')
    assert.equal(dayInText(weekText([]), 'FRIDAY'), null)
  })
})

const isDay = (open: string | null, close: string | null) =>
  specialDay.safeParse({ date: '2026-12-25', open, close }).success

describe('the form of a business profile', () => {
  it('takes what it does not mention as unchanged', () => {
    assert.deepEqual(profileEdits.parse({}), {})
  })

  it('tidies texts, and adds what an address lacks', () => {
    const given = { title: ' Joe’s \n Plumbing ', website: 'joes.example/shop', phones: [' 02 5550 0101 '] }
    assert.deepEqual(profileEdits.parse(given), {
      title: 'Joe’s Plumbing',
      website: 'https://joes.example/shop',
      phones: ['02 5550 0101'],
    })
    assert.deepEqual(profileEdits.parse({ website: '' }), { website: null })
  })

  it('says beside each field what is wrong', () => {
    assert.deepEqual(problems({ title: ' ', description: 'x'.repeat(751), website: 'not an address' }), {
      title: 'Enter the name of your business',
      description: 'Please use 750 characters or fewer',
      website: 'Enter a web address, such as https://example.com',
    })
    assert.deepEqual(problems({ phones: ['02 5550 0101', 'call me'] }), {
      'phones.1': 'Enter a phone number, such as 02 5550 0101',
    })
    assert.deepEqual(Object.keys(problems({ phones: [] })), ['phones'])
    assert.deepEqual(problems({ labels: [] }), { labels: 'Unknown field' })
  })

  it('refuses hours that overlap or are empty, at their day', () => {
    assert.deepEqual(problems({ hours: [friday('09:00', '12:00'), friday('11:00', '15:00')] }), {
      'hours.FRIDAY': 'These times overlap',
    })
    assert.deepEqual(problems({ hours: [friday('09:00', '09:00')] }), {
      'hours.FRIDAY': 'Opening and closing time are the same',
    })
    assert.deepEqual(problems({ hours: [friday('09:00', '12:00'), friday('12:00', '02:00')] }), {})
    assert.deepEqual(Object.keys(problems({ hours: [friday('24:00', '25:00')] })).toSorted(), [
      'hours.0.close',
      'hours.0.open',
    ])
  })

  it('asks for the time that is missing, and keeps no day that has half of one', () => {
    assert.deepEqual(problems({ hours: [friday('', '09:00')] }), { 'hours.0.open': 'Enter an opening time' })
    assert.deepEqual(problems({ hours: [friday('09:00', '')] }), { 'hours.0.close': 'Enter a closing time' })
    assert.deepEqual(
      [isDay(null, null), isDay('09:00', '12:00'), isDay('09:00', null), isDay(null, '12:00')],
      [true, true, false, false],
    )
  })

  it('refuses more times on a day than Google takes', () => {
    const times = ['00:00', '02:00', '04:00', '06:00', '08:00', '10:00', '12:00']
    const periods = times.slice(1).map((close, index) => friday(times[index] ?? '', close))
    assert.deepEqual(problems({ hours: periods }), { 'hours.FRIDAY': 'Enter at most 5 times a day' })
    assert.deepEqual(problems({ hours: periods.slice(1) }), {})
  })

  it('refuses a date that is there twice, and half of a time', () => {
    const closed = { date: '2026-12-25', open: null, close: null }
    assert.deepEqual(Object.keys(problems({ specialHours: [closed, closed] })).toSorted(), [
      'specialHours.0',
      'specialHours.1',
    ])
    assert.deepEqual(problems({ specialHours: [{ ...closed, open: '09:00' }] }), {
      'specialHours.0': 'Enter both times, or none for a day when you are closed',
    })
    assert.deepEqual(Object.keys(problems({ specialHours: [{ ...closed, date: '2026-02-30' }] })), [
      'specialHours.0.date',
    ])
  })
})

describe('the form of an answer to a review', () => {
  it('takes up to 1,000 characters, and not none', () => {
    assert.deepEqual(reviewReply.parse({ text: ' Thank you\n' }), { text: 'Thank you' })
    assert.deepEqual(fieldProblems(reviewReply, { text: '\u200B ' }), { text: 'Write an answer first' })
    assert.deepEqual(fieldProblems(reviewReply, { text: '😀'.repeat(1_001) }), {
      text: 'Please use 1000 characters or fewer',
    })
    assert.ok(reviewReply.safeParse({ text: '😀'.repeat(1_000) }).success)
  })
})
