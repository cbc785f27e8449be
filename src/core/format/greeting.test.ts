import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greeting } from './greeting.ts'

const at = (time: string): string => greeting('Dora', new Date(`2026-06-15T${time}Z`), 'UTC')

test('the greeting changes at 5:00, 12:00 and 17:00', () => {
  assert.equal(at('00:00:00'), 'Good evening, Dora')
  assert.equal(at('04:59:59'), 'Good evening, Dora')
  assert.equal(at('05:00:00'), 'Good morning, Dora')
  assert.equal(at('11:59:59'), 'Good morning, Dora')
  assert.equal(at('12:00:00'), 'Good afternoon, Dora')
  assert.equal(at('16:59:59'), 'Good afternoon, Dora')
  assert.equal(at('17:00:00'), 'Good evening, Dora')
  assert.equal(at('23:59:59'), 'Good evening, Dora')
})

test('the hour is the one of the owner’s clock', () => {
  const moment = new Date('2026-06-15T20:30:00Z')
  assert.equal(greeting('Dora', moment, 'Australia/Sydney'), 'Good morning, Dora')
  assert.equal(greeting('Dora', moment, 'Europe/London'), 'Good evening, Dora')
  assert.equal(greeting('Dora', moment, 'America/Los_Angeles'), 'Good afternoon, Dora')
})

test('without a name there is no comma', () => {
  const noon = new Date('2026-06-15T12:00:00Z')
  for (const name of [null, undefined, '', '  ']) assert.equal(greeting(name, noon, 'UTC'), 'Good afternoon')
  assert.equal(greeting(' Dora ', noon, 'UTC'), 'Good afternoon, Dora')
})
