import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { anAnswer } from '#support/an-answer.ts'
import { linkAnswer } from './answer.ts'

const HOP = { url: 'https://joes.test/a', status: 302 }

const sizeWith = (headers: Readonly<Record<string, string>>): number | null =>
  linkAnswer(anAnswer({ status: 206, headers }), 0).bytes

test('the size of a file is that of all of it, and unknown where the answer says so', () => {
  assert.equal(sizeWith({ 'content-length': '1234' }), 1_234)
  assert.equal(sizeWith({ 'content-range': 'bytes 0-0/1234', 'content-length': '1' }), 1_234)
  assert.equal(sizeWith({ 'content-range': 'bytes 0-0/*', 'content-length': '1' }), null)
  assert.equal(sizeWith({ 'content-length': '' }), null)
})

test('a failure is that of the address that redirects led to', () => {
  const gone = { ok: false, failure: failure('dns_not_found'), url: 'https://elsewhere.test/' } as const
  assert.equal(linkAnswer({ ...gone, hops: [HOP] }, 0).finalUrl, 'https://elsewhere.test/')
  assert.equal(linkAnswer({ ...gone, hops: [] }, 0).finalUrl, null)
})
