import assert from 'node:assert/strict'
import { ORIGIN, type TestBrowser } from './accounts.ts'
import { authenticator } from './authenticator.ts'

/** A new passkey of the signed-in owner. */
export async function passkeyOf(browser: TestBrowser) {
  const key = authenticator(ORIGIN)
  const options = await browser.get('/passkey/generate-register-options')
  const response = key.register(String(options.body['challenge']))
  const answer = await browser.post('/passkey/verify-registration', { response, name: 'My phone' })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return key
}

/** What a passkey must sign so that this browser is signed in. */
export async function challengeFor(browser: TestBrowser): Promise<string> {
  return String((await browser.get('/passkey/generate-authenticate-options')).body['challenge'])
}
