import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import type { FetchAnswer } from '#net/types.ts'
import { linkAnswer } from './answer.ts'

const HOP = { url: 'https://joes.test/a', status: 302 }

const sizeWith = (headers: Readonly<Record<string, string>>): number | null =>
  linkAnswer(answered(headers), 0).bytes

function answered(headers: Readonly<Record<string, string>>): FetchAnswer {
  return {
    ok: true,
    url: 'https://joes.test/a.pdf',
    status: 206,
    headers,
    setCookies: [],
    body: Buffer.alloc(0),
    truncated: false,
    bodyFailure: null,
    hops: [],
    firstByteMs: 1,
    wireBytes: 1,
    insecure: false,
    certificateError: null,
    address: '192.0.2.1',
  }
}

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
