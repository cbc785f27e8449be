import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBotWall, isChallengePage, refusesVisitors } from './bot-wall.ts'

const plain = { headers: {}, body: '<h1>Forbidden</h1>' }

test('H12 a 503 is a bot wall only with a sign of one', () => {
  assert.equal(isBotWall({ status: 503, ...plain }), false)
  assert.equal(isBotWall({ status: 503, headers: {}, body: '<title>Just a moment...</title>' }), true)
  assert.equal(isBotWall({ status: 503, headers: { 'cf-mitigated': 'challenge' }, body: '' }), true)
  assert.equal(isBotWall({ status: 503, headers: { server: 'AkamaiGHost' }, body: '' }), true)
})

test('H12 a challenge service in the body is a sign', () => {
  const body = '<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>'
  assert.equal(isBotWall({ status: 403, headers: {}, body }), true)
})

test('H12 signs do not count on other statuses', () => {
  assert.equal(isBotWall({ status: 404, headers: { 'x-datadome': 'protected' }, body: '' }), false)
  assert.equal(isBotWall({ status: 500, headers: {}, body: 'Access denied' }), false)
})

test('H12 the statuses 403, 429, 451 and 999 are a refusal without any sign; 406 and 503 do not', () => {
  for (const status of [403, 429, 451, 999]) assert.equal(refusesVisitors({ status, ...plain }), true)
  for (const status of [401, 404, 406, 410, 503]) assert.equal(refusesVisitors({ status, ...plain }), false)
})

test('a page with status 200 is a challenge only with few words', () => {
  assert.equal(isChallengePage('Checking your browser before you go on', 99), true)
  assert.equal(isChallengePage('Checking your browser before you go on', 100), false)
  assert.equal(isChallengePage('We fix browsers', 3), false)
})

test('a page that mentions such a phrase in a sentence is not a challenge', () => {
  assert.equal(isChallengePage('Sea Salon\nTake just a moment for yourself.', 8), false)
  assert.equal(isChallengePage('Sea Salon\nJust a moment...', 5), true)
})

test('the other phrases count anywhere in a line', () => {
  for (const text of [
    'One moment\nTo continue, please verify you are human.',
    "joes.test - Access Denied\nYou don't have permission to access this page",
    'Please wait while we are checking your browser',
    'Please wait just a moment while we verify you are human.',
    'ERROR: Request blocked.',
  ])
    assert.equal(isChallengePage(text, 12), true, text)
})
