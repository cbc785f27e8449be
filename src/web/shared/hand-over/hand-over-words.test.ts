import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handOverWords } from './hand-over-words.ts'

const now = new Date('2026-11-21T08:00:00Z')
const given = {
  createdAt: '2026-11-20T00:00:00.000Z',
  expiresAt: '2026-12-04T00:00:00.000Z',
  until: '04 Dec 2026',
  revokedAt: null,
  opened: 0,
  lastOpenedAt: null,
  lastRetestAt: null,
  mail: null,
}

const sent = (state: 'waiting' | 'sent' | 'failed') =>
  handOverWords({ ...given, mail: { to: 'jo@web.example', state } }, now, 'UTC').sent

test('a valid link shows until when, and that nobody has opened it', () => {
  const words = handOverWords(given, now, 'UTC')
  assert.deepEqual(words, {
    state: 'Works until 04 Dec 2026.',
    sent: '',
    use: 'Not opened yet.',
    isLive: true,
  })
})

test('it ends at its time, not after', () => {
  assert.equal(handOverWords({ ...given, expiresAt: now.toISOString() }, now, 'UTC').isLive, false)
  assert.equal(handOverWords({ ...given, expiresAt: '2026-11-21T08:00:00.001Z' }, now, 'UTC').isLive, true)
})

test('one that the owner ended is marked as ended', () => {
  const { state, isLive } = handOverWords({ ...given, revokedAt: '2026-11-21T07:00:00Z' }, now, 'UTC')
  assert.deepEqual([state, isLive], ['You ended it on 21 Nov 2026.', false])
})

test('one that was sent by e-mail shows its recipient, and the state of the mail', () => {
  assert.equal(sent('waiting'), 'Waiting to be emailed to jo@web.example.')
  assert.equal(sent('sent'), 'Emailed to jo@web.example.')
  assert.equal(sent('failed'), 'The email to jo@web.example may not have arrived.')
})

test('the owner sees when it was used', () => {
  const used = {
    ...given,
    opened: 2,
    lastOpenedAt: '2026-11-21T07:42:00Z',
    lastRetestAt: '2026-11-20T07:00:00Z',
  }
  assert.equal(
    handOverWords(used, now, 'UTC').use,
    'Opened 2 times, last today, 7:42 am. Tested again yesterday, 7:00 am.',
  )
})
