import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { type Failure, type FailureCode, failure } from '#core/reasons.ts'

export interface DecodeLimits {
  /** Decoded bytes at most. */
  decodedBytes: number
  /** Encodings on top of each other at most. */
  encodings: number
  /** Decoded to encoded bytes at most, once more than 1 MiB is decoded. */
  ratio: number
}

export interface Decoded {
  body: Buffer
  failure: Failure | null
}

const RATIO_FREE = 1024 * 1024
/** Up to this size decoding at once is faster than the way through the thread pool; the limits still hold. */
const AT_ONCE_BYTES = 64 * 1024

/**
 * Takes `Content-Encoding` off a whole body. A body that breaks a limit or is damaged gives what could be decoded before,
 * and `decode_too_large` or `decode_failed`. HTTP clients count encoded bytes, so the limits are kept here.
 */
export async function decode(raw: Buffer, contentEncoding: string, limits: DecodeLimits): Promise<Decoded> {
  const layers = layersOf(contentEncoding)
  if (layers.length > limits.encodings) return { body: Buffer.alloc(0), failure: failure('decode_too_large') }
  const most = Math.min(limits.decodedBytes, Math.max(RATIO_FREE, limits.ratio * raw.length))
  let body = raw
  for (const layer of layers.toReversed()) {
    const codec = codecOf(layer, body)
    if (!codec)
      return { body: Buffer.alloc(0), failure: failure('decode_failed', 'Unknown content encoding.') }
    const step = await unwrap(body, codec, most)
    body = step.body
    if (step.failure) return step
  }
  return { body, failure: null }
}

/** Names in `Content-Encoding`, in the order they were put on (RFC 9110, section 8.4). */
export const layersOf = (contentEncoding: string): string[] =>
  contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')

interface Codec {
  sync(raw: Buffer, options: { maxOutputLength: number; info: true }): unknown
  async(raw: Buffer, options: { maxOutputLength: number; info: true }): Promise<unknown>
  stream(): Transform
}

const gzip: Codec = {
  sync: zlib.gunzipSync,
  async: promisify(zlib.gunzip),
  stream: () => zlib.createGunzip({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
}
const deflate: Codec = {
  sync: zlib.inflateSync,
  async: promisify(zlib.inflate),
  stream: () => zlib.createInflate({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
}
const rawDeflate: Codec = {
  sync: zlib.inflateRawSync,
  async: promisify(zlib.inflateRaw),
  stream: () => zlib.createInflateRaw({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
}
const brotli: Codec = {
  sync: zlib.brotliDecompressSync,
  async: promisify(zlib.brotliDecompress),
  stream: () => zlib.createBrotliDecompress(),
}
const zstd: Codec = {
  sync: zlib.zstdDecompressSync,
  async: promisify(zlib.zstdDecompress),
  stream: () => zlib.createZstdDecompress(),
}
const CODECS: Readonly<Record<string, Codec>> = { gzip, 'x-gzip': gzip, br: brotli, zstd }

function codecOf(layer: string, raw: Buffer): Codec | undefined {
  if (layer !== 'deflate') return Object.hasOwn(CODECS, layer) ? CODECS[layer] : undefined
  return hasZlibHeader(raw) ? deflate : rawDeflate
}

/** Some servers send bare deflate data where the standard asks for the zlib wrapper (RFC 1950, section 2.2). */
const hasZlibHeader = (raw: Buffer): boolean =>
  raw.length >= 2 && (raw.readUInt8(0) & 0x0f) === 8 && raw.readUInt16BE(0) % 31 === 0

async function unwrap(raw: Buffer, codec: Codec, most: number): Promise<Decoded> {
  const options = { maxOutputLength: most, info: true } as const
  try {
    const result = raw.length <= AT_ONCE_BYTES ? codec.sync(raw, options) : await codec.async(raw, options)
    const { buffer, engine } = result as { buffer: Buffer; engine: { bytesWritten: number } }
    // Bytes after the end are no part of the body that the site announced.
    return { body: buffer, failure: engine.bytesWritten < raw.length ? failure('decode_failed') : null }
  } catch (error) {
    const tooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    const code: FailureCode = tooLarge ? 'decode_too_large' : 'decode_failed'
    return { body: await beginning(raw, codec, most), failure: failure(code) }
  }
}

/** What can be decoded of a damaged or too large body, `most` bytes at most. */
async function beginning(raw: Buffer, codec: Codec, most: number): Promise<Buffer> {
  const stream = codec.stream()
  const parts: Buffer[] = []
  let size = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  stream.on('data', (part: Buffer) => {
    parts.push(part)
    size += part.length
    if (size >= most) stream.destroy()
  })
  stream.once('close', resolve)
  // The damage was told already; here only what came before it is wanted.
  stream.once('error', () => resolve())
  stream.end(raw)
  await promise
  return Buffer.concat(parts, Math.min(size, most))
}
