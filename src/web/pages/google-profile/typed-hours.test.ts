import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { profileEdits } from '#core/google-profile/edits.ts'
import type { OpeningPeriod } from '#core/google-profile/week.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { keptWeek, problemOn, typedWeek } from './typed-hours.ts'

const HOURS: OpeningPeriod[] = [
  { day: 'MONDAY', open: '09:00', close: '17:00' },
  { day: 'FRIDAY', open: '09:00', close: '12:00' },
  { day: 'FRIDAY', open: '18:00', close: '24:00' },
]

describe('the hours of a week in fields', () => {
  it('are sent as they were read', () => {
    assert.deepEqual(keptWeek(typedWeek(HOURS)), HOURS)
  })

  it('have midnight at the end of a day as a time field has it', () => {
    assert.deepEqual(typedWeek(HOURS).FRIDAY[1], { open: '18:00', close: '00:00' })
  })

  it('show a problem at its day, whether it names the day or a period', () => {
    const week = typedWeek(HOURS)
    assert.equal(problemOn('FRIDAY', week, { 'hours.FRIDAY': 'These times overlap' }), 'These times overlap')
    assert.equal(problemOn('FRIDAY', week, { 'hours.2.open': 'Enter a time' }), 'Enter a time')
    assert.equal(problemOn('MONDAY', week, { 'hours.2.open': 'Enter a time' }), null)
  })

  it('ask for the times of a period that was just added', () => {
    const week = typedWeek(HOURS)
    week.MONDAY.push({ open: '', close: '' })
    const errors = fieldProblems(profileEdits, { hours: keptWeek(week) })
    assert.equal(problemOn('MONDAY', week, errors), 'Enter an opening time')
    assert.equal(problemOn('FRIDAY', week, errors), null)
  })
})
