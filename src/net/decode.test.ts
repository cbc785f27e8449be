import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import * as zlib from 'node:zlib'
import { decode } from './decode.ts'

const MIB = 1024 * 1024
const LIMITS = { decodedBytes: 10 * MIB, encodings: 2, ratio: 100 }

const text = Buffer.from('<p>Joe fixes taps.</p>'.repeat(50))

const ENCODERS: Readonly<Record<string, (raw: Buffer) => Buffer>> = {
  gzip: zlib.gzipSync,
  'x-gzip': zlib.gzipSync,
  deflate: zlib.deflateSync,
  br: zlib.brotliCompressSync,
  zstd: zlib.zstdCompressSync,
}

/** Bytes that do not compress, the same in every run. */
const random = (size: number): Buffer =>
  createHash('shake256', { outputLength: size }).update('seed').digest()

test('every encoding is decoded, also two in a row', async () => {
  for (const [name, encoded] of Object.entries(ENCODERS)) {
    assert.deepEqual(await decode(encoded(text), name, LIMITS), { body: text, failure: null }, name)
  }
  const raw = await decode(zlib.deflateRawSync(text), 'deflate', LIMITS)
  assert.deepEqual(raw, { body: text, failure: null })
  const twice = await decode(zlib.gzipSync(zlib.brotliCompressSync(text)), 'br, GZIP', LIMITS)
  assert.deepEqual(twice, { body: text, failure: null })
  assert.deepEqual(await decode(text, 'identity', LIMITS), { body: text, failure: null })
})

test('bodies too large to decode at once are decoded correctly', async () => {
  const large = random(300_000)
  for (const name of ['gzip', 'deflate', 'br', 'zstd']) {
    const encoded = ENCODERS[name]?.(large) ?? large
    assert.ok(encoded.length > 65_536, name)
    const { body, failure } = await decode(encoded, name, LIMITS)
    assert.equal(failure, null, name)
    assert.ok(body.equals(large), name)
  }
})

test('H20 bombs of 64 MiB end at the ratio, with little memory', async () => {
  const zeros = Buffer.alloc(64 * MIB)
  for (const name of ['gzip', 'deflate', 'br', 'zstd']) {
    const bomb = ENCODERS[name]?.(zeros) ?? zeros
    const before = process.memoryUsage().arrayBuffers
    const { body, failure } = await decode(bomb, name, LIMITS)
    const grown = process.memoryUsage().arrayBuffers - before
    assert.equal(failure?.code, 'decode_too_large', name)
    assert.ok(body.length <= Math.max(MIB, 100 * bomb.length), name)
    assert.ok(grown < 16 * MIB, `${name}: ${grown} bytes`)
  }
})

test('H20 a gzip of a gzip bomb ends too', async () => {
  const inner = zlib.gzipSync(Buffer.alloc(64 * MIB))
  const { failure } = await decode(zlib.gzipSync(inner), 'gzip, gzip', LIMITS)
  assert.equal(failure?.code, 'decode_too_large')
})

test('H20 more than two encodings are not decoded', async () => {
  for (const count of [3, 6, 50]) {
    const { body, failure } = await decode(text, Array(count).fill('gzip').join(','), LIMITS)
    assert.equal(failure?.code, 'decode_too_large')
    assert.equal(body.length, 0)
  }
})

test('H20 a body at the size limit is decoded, one byte more is an error', async () => {
  const limits = { ...LIMITS, decodedBytes: 1_000 }
  assert.equal((await decode(zlib.gzipSync(random(1_000)), 'gzip', limits)).failure, null)
  const more = await decode(zlib.gzipSync(random(1_001)), 'gzip', limits)
  assert.equal(more.failure?.code, 'decode_too_large')
  assert.ok(more.body.equals(random(1_000)))
})

test('H20 up to 1 MiB the ratio is not checked', async () => {
  const dense = zlib.gzipSync(Buffer.alloc(MIB))
  assert.ok(dense.length * 100 < MIB * 10)
  assert.equal((await decode(dense, 'gzip', LIMITS)).failure, null)
  const over = await decode(zlib.gzipSync(Buffer.alloc(MIB + 1)), 'gzip', { ...LIMITS, ratio: 10 })
  assert.equal(over.failure?.code, 'decode_too_large')
})

const cut = (encoded: Buffer): Buffer => encoded.subarray(0, encoded.length - 5)

test('H21 wrong, cut, overlong and unknown encodings are told apart', async () => {
  const large = random(300_000)
  for (const name of ['gzip', 'deflate', 'br', 'zstd']) {
    const encoded = ENCODERS[name]?.(text) ?? text
    const bodies = [Buffer.from('<p>plain</p>'), cut(encoded), cut(ENCODERS[name]?.(large) ?? large)]
    for (const body of bodies)
      assert.equal((await decode(body, name, LIMITS)).failure?.code, 'decode_failed', name)
    const followed = await decode(Buffer.concat([encoded, Buffer.from('more')]), name, LIMITS)
    assert.equal(followed.failure?.code, 'decode_failed', `${name} and more`)
  }
  for (const name of ['compress', 'toString', '__proto__', 'gzip;q=1']) {
    assert.equal((await decode(text, name, LIMITS)).failure?.code, 'decode_failed', name)
  }
})

test('H21 the beginning of a cut body is decoded', async () => {
  const large = Buffer.from('<p>Joe fixes taps.</p>\n'.repeat(20_000))
  for (const name of ['gzip', 'deflate', 'br', 'zstd']) {
    const encoded = ENCODERS[name]?.(large) ?? large
    const { body } = await decode(encoded.subarray(0, Math.floor(encoded.length * 0.9)), name, LIMITS)
    assert.match(body.toString('utf8', 0, 22), /^(?:<p>Joe fixes taps\.<\/p>)?$/u, name)
  }
})
