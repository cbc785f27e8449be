import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceName } from './device-name.ts'

const named = (userAgent: string, maxTouchPoints = 0) => deviceName({ userAgent, maxTouchPoints })
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15'

test('a passkey has the name by which its owner knows the device', () => {
  assert.equal(named('Mozilla/5.0 (Linux; Android 16; K) Chrome/150.0.0.0', 5), 'Android')
  assert.equal(named('Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/150.0.0.0'), 'Chromebook')
  assert.equal(named('Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0', 10), 'Linux')
  assert.equal(named('Something else'), 'Passkey')
})

test('an iPad, which calls itself a Mac, is known by its touch screen', () => {
  assert.equal(named(SAFARI), 'Mac')
  assert.equal(named(SAFARI, 5), 'iPad')
})
