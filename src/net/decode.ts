import type { Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import { type Failure, failure } from '#core/reasons.ts'
import { codeOf } from './failures.ts'

export interface DecodeLimits {
  /** Most decoded bytes. */
  decodedBytes: number
  /** Most encodings of one body. */
  encodings: number
  /** Highest ratio of decoded to encoded bytes, once more than 1 MiB is decoded. */
  ratio: number
}

export interface Decoded {
  body: Buffer
  failure: Failure | null
}

const RATIO_FREE = 1024 * 1024
/** Up to this size synchronous decoding is faster than the thread pool; the limits still hold. */
const AT_ONCE_BYTES = 32 * 1024

/**
 * Decodes the `Content-Encoding` of a whole body. A body that breaks a limit or is damaged gives the part decoded so far, with
 * `decode_too_large` or `decode_failed`. The HTTP client limits encoded bytes only, so these limits are checked here.
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

/** Names in `Content-Encoding`, in the order of encoding (RFC 9110, section 8.4). */
export const layersOf = (contentEncoding: string): string[] =>
  contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')

interface Codec {
  sync: (raw: Buffer, options: { maxOutputLength: number; info: true }) => unknown
  /** `lenient`: a cut body gives its decodable part. */
  stream: (lenient: boolean) => Transform & { bytesWritten: number }
}

const CHUNK = { chunkSize: 64 * 1024 }
const endOf = (lenient: boolean): zlib.ZlibOptions =>
  lenient ? { ...CHUNK, finishFlush: zlib.constants.Z_SYNC_FLUSH } : CHUNK

const gzip: Codec = {
  sync: zlib.gunzipSync,
  stream: (lenient) => zlib.createGunzip(endOf(lenient)),
}
const deflate: Codec = {
  sync: zlib.inflateSync,
  stream: (lenient) => zlib.createInflate(endOf(lenient)),
}
const rawDeflate: Codec = {
  sync: zlib.inflateRawSync,
  stream: (lenient) => zlib.createInflateRaw(endOf(lenient)),
}
const brotli: Codec = { sync: zlib.brotliDecompressSync, stream: () => zlib.createBrotliDecompress(CHUNK) }
const zstd: Codec = { sync: zlib.zstdDecompressSync, stream: () => zlib.createZstdDecompress(CHUNK) }
const CODECS: Readonly<Record<string, Codec>> = { gzip, 'x-gzip': gzip, br: brotli, zstd }

/** Whether these encodings are all known and not too many; of a body with any other nothing is decoded. */
export function canDecode(contentEncoding: string, { encodings }: Pick<DecodeLimits, 'encodings'>): boolean {
  const layers = layersOf(contentEncoding)
  return (
    layers.length <= encodings && layers.every((layer) => layer === 'deflate' || Object.hasOwn(CODECS, layer))
  )
}

function codecOf(layer: string, raw: Buffer): Codec | undefined {
  if (layer !== 'deflate') return Object.hasOwn(CODECS, layer) ? CODECS[layer] : undefined
  return hasZlibHeader(raw) ? deflate : rawDeflate
}

/** Some servers send bare deflate data where the standard asks for the zlib wrapper (RFC 1950, section 2.2). */
const hasZlibHeader = (raw: Buffer): boolean =>
  raw.length >= 2 && (raw.readUInt8(0) & 0x0f) === 8 && raw.readUInt16BE(0) % 31 === 0

async function unwrap(raw: Buffer, codec: Codec, most: number): Promise<Decoded> {
  const whole =
    raw.length <= AT_ONCE_BYTES ? atOnce(raw, codec, most) : await streamed(raw, codec.stream(false), most)
  if (!whole.failure || whole.body.length > 0) return whole
  return { ...whole, body: (await streamed(raw, codec.stream(true), most)).body }
}

function atOnce(raw: Buffer, codec: Codec, most: number): Decoded {
  try {
    const result = codec.sync(raw, { maxOutputLength: most, info: true })
    const { buffer, engine } = result as { buffer: Buffer; engine: { bytesWritten: number } }
    return { body: buffer, failure: leftOver(raw, engine) }
  } catch (error) {
    const isTooLarge = codeOf(error) === 'ERR_BUFFER_TOO_LARGE'
    return { body: Buffer.alloc(0), failure: failure(isTooLarge ? 'decode_too_large' : 'decode_failed') }
  }
}

/** Bytes after the end of the encoded data are an error. */
const leftOver = (raw: Buffer, { bytesWritten }: { bytesWritten: number }): Failure | null =>
  bytesWritten < raw.length ? failure('decode_failed') : null

/** Node's own output limit does not hold for streams, so the output is counted here. */
function streamed(raw: Buffer, stream: ReturnType<Codec['stream']>, most: number): Promise<Decoded> {
  const { promise, resolve } = Promise.withResolvers<Decoded>()
  const parts: Buffer[] = []
  let size = 0
  const done = (failure: Failure | null): void => {
    stream.destroy()
    resolve({ body: Buffer.concat(parts, size), failure })
  }
  stream.on('data', (part: Buffer) => {
    const kept = part.subarray(0, most - size)
    parts.push(kept)
    size += kept.length
    if (kept.length < part.length) done(failure('decode_too_large'))
  })
  stream.once('error', () => done(failure('decode_failed')))
  stream.once('end', () => done(leftOver(raw, stream)))
  stream.end(raw)
  return promise
}
