import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FailureCode, failure } from '#core/reasons.ts'
import type { LinkAnswer } from '../link-table/answer.ts'
import { isWallHost, type JudgedAnswer, judgeAnswer } from './outcome.ts'

const answered: LinkAnswer = {
  status: 200,
  failure: null,
  redirects: 0,
  temporaryRedirect: false,
  finalUrl: null,
  contentType: null,
  bytes: null,
  certificateError: null,
  wall: false,
  isAway: false,
  askedAt: 0,
}
const inside = { url: 'https://joes.test/x', sameSite: true, siteInsecure: false }
const outside = { url: 'https://example.com/x', sameSite: false, siteInsecure: false }
const asText = ({ outcome, reason }: JudgedAnswer): string =>
  reason ? `${outcome}: ${reason}` : `${outcome}`

const insideStatus = (status: number, more: Partial<LinkAnswer> = {}): string =>
  asText(judgeAnswer({ ...answered, status, ...more }, inside))
const outsideStatus = (status: number, more: Partial<LinkAnswer> = {}): string =>
  asText(judgeAnswer({ ...answered, status, ...more }, outside))
const at = (url: string, status: number): string =>
  asText(judgeAnswer({ ...answered, status }, { ...outside, url }))
const failed = (code: FailureCode, about = outside): string =>
  asText(judgeAnswer({ ...answered, status: null, failure: failure(code) }, about))

test('a successful answer works', () => {
  for (const status of [200, 206, 299, 304]) {
    assert.equal(insideStatus(status), 'works')
    assert.equal(outsideStatus(status), 'works')
  }
})

test('a login on another host works; on this site it could not be checked', () => {
  assert.equal(outsideStatus(401), 'works')
  assert.equal(outsideStatus(407), 'works')
  assert.equal(insideStatus(401), 'could_not_check: blocked')
})

test('a refused method still means that the target exists', () => {
  assert.equal(outsideStatus(405), 'works')
  assert.equal(insideStatus(501), 'works')
})

test('404, 410 and the like are broken on any site', () => {
  assert.equal(outsideStatus(404), 'broken: not_found')
  assert.equal(outsideStatus(410), 'broken: gone')
  for (const status of [402, 414, 421, 422, 431]) assert.equal(outsideStatus(status), 'broken: client_error')
})

test('400 is broken only on the same site', () => {
  assert.equal(insideStatus(400), 'broken: client_error')
  assert.equal(outsideStatus(400), 'could_not_check: outside_error')
})

test('H12 403, 429, 999 and similar statuses are never a broken link', () => {
  for (const status of [403, 406, 408, 418, 423, 425, 429, 430, 451, 999]) {
    assert.equal(insideStatus(status), 'could_not_check: blocked')
    assert.equal(outsideStatus(status), 'could_not_check: blocked')
  }
})

test('5xx is broken on the same site once confirmed, and never outside', () => {
  assert.deepEqual(judgeAnswer({ ...answered, status: 500 }, inside), {
    outcome: 'broken',
    reason: 'server_error',
    confirm: 'server_error',
  })
  assert.equal(outsideStatus(500), 'could_not_check: outside_error')
})

test('a `Retry-After` longer than we wait is not broken', () => {
  assert.equal(insideStatus(503, { isAway: true }), 'could_not_check: asked_to_wait')
})

test('520 to 530 come from a network in front of the site', () => {
  assert.equal(insideStatus(519), 'broken: server_error')
  assert.equal(insideStatus(520), 'could_not_check: outside_error')
  assert.equal(insideStatus(530), 'could_not_check: outside_error')
  assert.equal(insideStatus(531), 'broken: server_error')
})

test('H12 a 503 with signs of a bot wall could not be checked', () => {
  assert.equal(insideStatus(503, { wall: true }), 'could_not_check: blocked')
})

test('a name that does not exist needs a second resolver to be broken', () => {
  const judged = judgeAnswer({ ...answered, status: null, failure: failure('dns_not_found') }, outside)
  assert.deepEqual(judged, { outcome: 'broken', reason: 'no_such_site', confirm: 'no_such_site' })
  assert.equal(failed('dns_failed'), 'could_not_check: no_answer')
})

test('refused is broken on the same site only; resets and timeouts nowhere', () => {
  assert.equal(failed('connect_refused', inside), 'broken: refused')
  assert.equal(failed('connect_refused'), 'could_not_check: no_answer')
  assert.equal(failed('connect_reset', inside), 'could_not_check: no_answer')
  assert.equal(failed('connect_timeout', inside), 'could_not_check: timeout')
})

test('a redirect loop is broken; a redirect to a refused address could not be checked', () => {
  assert.equal(failed('redirect_loop'), 'broken: redirect_loop')
  assert.equal(failed('redirect_limit'), 'broken: redirect_loop')
  assert.equal(failed('redirect_refused'), 'could_not_check: private_address')
  assert.equal(failed('address_refused'), 'could_not_check: private_address')
})

test('a request that our own limits ended is not judged', () => {
  assert.equal(failed('budget_bytes'), 'null')
  assert.equal(failed('cancelled'), 'null')
})

test('a certificate that browsers refuse makes a link broken, an unknown issuer does not', () => {
  assert.equal(outsideStatus(200, { certificateError: 'CERT_HAS_EXPIRED' }), 'broken: bad_certificate')
  assert.equal(
    outsideStatus(200, { certificateError: 'ERR_TLS_CERT_ALTNAME_INVALID' }),
    'broken: bad_certificate',
  )
  assert.equal(outsideStatus(200, { certificateError: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }), 'works')
})

test("the homepage's own certificate does not make all of its links broken", () => {
  const expired = { ...answered, certificateError: 'CERT_HAS_EXPIRED' }
  assert.equal(asText(judgeAnswer(expired, { ...inside, siteInsecure: true })), 'works')
  assert.equal(asText(judgeAnswer(expired, inside)), 'broken: bad_certificate')
})

test('for hosts with a bot wall only 2xx, 404 and 410 count', () => {
  assert.equal(at('https://www.facebook.com/joes', 400), 'could_not_check: wall_host')
  assert.equal(at('https://www.facebook.com/joes', 404), 'broken: not_found')
  assert.equal(at('https://www.facebook.com/joes', 200), 'works')
})

test('after a redirect to another website its answer is judged as that of a link to it', () => {
  const toFacebook = { finalUrl: 'https://www.facebook.com/joes', redirects: 1 }
  assert.equal(insideStatus(400, toFacebook), 'could_not_check: wall_host')
  assert.equal(outsideStatus(402, toFacebook), 'could_not_check: wall_host')
  const toBookings = { finalUrl: 'https://bookings.example.com/joes', redirects: 1 }
  assert.equal(insideStatus(500, toBookings), 'could_not_check: outside_error')
  assert.equal(insideStatus(404, toBookings), 'broken: not_found')
  assert.equal(
    insideStatus(500, { finalUrl: 'https://shop.joes.test/', redirects: 1 }),
    'broken: server_error',
  )
  const refused = { ...answered, status: null, failure: failure('connect_refused'), ...toBookings }
  assert.equal(asText(judgeAnswer(refused, inside)), 'could_not_check: no_answer')
})

test('hosts with a bot wall are recognised by domain or name', () => {
  for (const url of [
    'https://nz.linkedin.com/',
    'https://www.tripadvisor.co.nz/',
    'https://maps.app.goo.gl/x',
  ]) {
    assert.equal(isWallHost(url), true, url)
  }
  for (const url of ['https://notfacebook.com/', 'https://amazon.joes.test/', 'https://goo.gl/x']) {
    assert.equal(isWallHost(url), false, url)
  }
})
