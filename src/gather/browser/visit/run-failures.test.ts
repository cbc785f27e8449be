import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureOfRun, netErrorOf } from './run-failures.ts'

const codeOf = (code: string, netError: string | null = null): string =>
  failureOfRun({ code, message: '' }, netError).code

for (const [message, code] of [
  ['B01 PAGE_HUNG', 'page_hung'],
  ['B02 PROTOCOL_TIMEOUT', 'page_hung'],
  ['B07 TARGET_CRASHED', 'page_crashed'],
  ['B08 NO_FCP', 'page_blank'],
  ['B08 NOT_HTML', 'not_html'],
  ['B08 FAILED_DOCUMENT_REQUEST', 'page_unavailable'],
  ['B08 INSECURE_DOCUMENT_REQUEST', 'tls_failed'],
  ['B05 NO_NAVSTART', 'page_unstable'],
  ['B08 SOMETHING_NEW', 'page_unavailable'],
] as const) {
  test(`${message} is ${code}`, () => assert.equal(codeOf(message.split(' ')[1] ?? ''), code))
}

test('B08 an error status keeps its number, which decides the reason', () => {
  const locked = failureOfRun({
    code: 'ERRORED_DOCUMENT_REQUEST',
    message: 'Lighthouse was unable to load the page. (Status code: 401)',
  })
  assert.deepEqual([locked.code, locked.status, locked.reason], ['http_status', 401, 'password_protected'])
})

test("B08 an interstitial is a redirect loop or a refused redirect by Chromium's network error", () => {
  assert.equal(codeOf('CHROME_INTERSTITIAL_ERROR', 'net::ERR_TOO_MANY_REDIRECTS'), 'redirect_loop')
  assert.equal(codeOf('CHROME_INTERSTITIAL_ERROR', 'net::ERR_UNSAFE_REDIRECT'), 'redirect_refused')
  assert.equal(codeOf('CHROME_INTERSTITIAL_ERROR'), 'page_unavailable')
})

test('B08 a certificate or handshake that Chromium refuses is a TLS failure, also in a build that only reports a failed request', () => {
  for (const word of [
    'net::ERR_CERT_AUTHORITY_INVALID',
    'net::ERR_CERT_DATE_INVALID',
    'net::ERR_SSL_PROTOCOL_ERROR',
  ]) {
    assert.equal(codeOf('FAILED_DOCUMENT_REQUEST', word), 'tls_failed')
  }
  assert.equal(codeOf('FAILED_DOCUMENT_REQUEST', 'net::ERR_CONNECTION_RESET'), 'page_unavailable')
})

type Log = Parameters<typeof netErrorOf>[0]
const requestOf = (requestId: string, frameId: string): Log[number] =>
  ({ method: 'Network.requestWillBeSent', params: { requestId, frameId, type: 'Document' } }) as Log[number]
const failureIn = (requestId: string): Log[number] =>
  ({
    method: 'Network.loadingFailed',
    params: { requestId, type: 'Document', errorText: 'net::ERR_CERT_DATE_INVALID' },
  }) as Log[number]

test("B08 the network error is that of the page's own document, not of a frame in it", () => {
  const log = [requestOf('1', 'page'), requestOf('2', 'frame')]
  assert.equal(netErrorOf([...log, failureIn('2')]), null)
  assert.equal(netErrorOf([...log, failureIn('1')]), 'net::ERR_CERT_DATE_INVALID')
})
