import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe.ts'

const SECRET = 'a secret of thirty-two characters or more'

test('an unsubscribe token names owner and kind, and cannot be changed or made by others', () => {
  const token = unsubscribeToken(SECRET, 'owner-1', 'summary')
  assert.deepEqual(readUnsubscribeToken([SECRET], token), { ownerId: 'owner-1', kind: 'summary' })
  for (const wrong of [
    token.replace('owner-1', 'owner-2'),
    token.replace('summary', 'news'),
    `${token}x`,
    '',
    'a.b',
  ]) {
    assert.equal(readUnsubscribeToken([SECRET], wrong), null)
  }
  assert.equal(readUnsubscribeToken(['another secret of thirty-two letters'], token), null)
})

test('an unsubscribe token of years ago still works after the key was changed', () => {
  const token = unsubscribeToken('the key of years ago, thirty-two letters', 'owner-1', 'news')
  const secrets = [SECRET, 'the key of years ago, thirty-two letters']
  assert.deepEqual(readUnsubscribeToken(secrets, token), { ownerId: 'owner-1', kind: 'news' })
})
