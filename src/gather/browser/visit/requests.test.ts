import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestsOf } from './requests.ts'

const ask = (frameId: string | undefined, url: string, resourceType = 'Script') => ({
  url,
  resourceType,
  frameId,
  statusCode: 200,
})
const PAGE = 'https://www.joes.nz/'
const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-THEIRS123'

/** Those of the records that are in a frame of another website. */
const inOthers = (...records: unknown[]) =>
  requestsOf(records, PAGE).flatMap(({ url, inOtherFrame }) => (inOtherFrame ? [url] : []))

const page = [ask('main', 'http://joes.nz/', 'Document'), ask('main', PAGE, 'Document'), ask('main', TAG)]

test('a request of the page itself is in no frame of others', () => {
  assert.deepEqual(inOthers(...page, ask(undefined, TAG)), [])
  const before = ask('main', 'https://challenge.other.test/', 'Document')
  assert.deepEqual(inOthers(before, ...page), [])
})

test('a frame of another website, and what it requests, is told apart', () => {
  const booking = 'https://book.example-bookings.com/joes'
  assert.deepEqual(inOthers(...page, ask('frame', booking, 'Document'), ask('frame', TAG)), [booking, TAG])
})

test("a frame of the website's own, or one that its scripts write, has what the website has", () => {
  const own = ask('own', 'https://shop.joes.nz/~partytown/sandbox.html', 'Document')
  assert.deepEqual(inOthers(...page, own, ask('own', TAG), ask('written', TAG)), [])
})
