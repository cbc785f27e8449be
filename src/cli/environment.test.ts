import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEnvironment, SettingError } from './environment.ts'

test('settings have defaults', () => {
  assert.deepEqual(readEnvironment({}), {
    chromium: null,
    sandbox: 'prefer',
    instanceUrl: 'https://fettle.invalid',
  })
})

test('a wrong setting is named', () => {
  assert.throws(
    () => readEnvironment({ FETTLE_BROWSER_SANDBOX: 'maybe' }),
    (error) => error instanceof SettingError && error.message.includes('FETTLE_BROWSER_SANDBOX'),
  )
  assert.throws(() => readEnvironment({ FETTLE_INSTANCE_URL: 'here' }), /FETTLE_INSTANCE_URL/u)
})
