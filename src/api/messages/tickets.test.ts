import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ticketsOf } from './tickets.ts'

const tickets = ticketsOf('a secret of thirty-two characters or more')
const AT = new Date('2026-11-20T03:00:00.123Z')

test('a ticket contains the time it was made, and no two are alike', () => {
  const one = tickets.make(AT)
  assert.deepEqual(tickets.madeAt(one), AT)
  assert.notEqual(one, tickets.make(AT))
})

test('A16 a ticket that was changed, made with another secret or invented is invalid', () => {
  const [ms = '', nonce = '', signature = ''] = tickets.make(AT).split('.')
  const forged = [
    `${Number(ms) - 60_000}.${nonce}.${signature}`,
    `${ms}.${nonce}x.${signature}`,
    `${ms}.${nonce}`,
    `${ms}.${nonce}.${signature}.1`,
    ticketsOf('another secret of thirty-two characters').make(AT),
    'x',
    '',
  ]
  for (const word of forged) assert.equal(tickets.madeAt(word), null, word)
})
