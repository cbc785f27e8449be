import { inflateSync } from 'node:zlib'

const SIGNATURE_BYTES = 8
/** Length, name and checksum around each chunk's data. */
const AROUND = 12
/** No real picture has more; a file made to take time has millions. */
const MOST_CHUNKS = 20_000
/** Most bytes that text and colour profile may decompress to. */
const MOST_UNPACKED = 4_194_304
/** Chunks with compressed data other than pixels; it follows a name, and in iTXt also a language and a translation. */
const PACKED = new Set(['zTXt', 'iTXt', 'iCCP'])

/**
 * Whether a PNG is one still picture of limited decompressed size (W3C PNG, third edition): no animation (`acTL`), every chunk inside the
 * file, text and colour profile small. Pixels are left to the decoder, and bytes after the end are ignored.
 */
export function isPlainPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = SIGNATURE_BYTES
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    if (at + AROUND > bytes.length) return false
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const end = at + AROUND + length
    if (end > bytes.length || name === 'acTL') return false
    if (PACKED.has(name) && !isSmall(name, bytes.subarray(at + 8, end - 4))) return false
    if (name === 'IEND') return true
    at = end
  }
  return false
}

function isSmall(name: string, data: Uint8Array): boolean {
  const packed = packedPart(name, data)
  if (packed === null) return true
  try {
    inflateSync(packed, { maxOutputLength: MOST_UNPACKED })
    return true
  } catch (error) {
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return false
    throw error
  }
}

/** The compression method follows the name and its zero; `null` where the text is not compressed. */
function packedPart(name: string, data: Uint8Array): Uint8Array | null {
  const named = data.indexOf(0)
  if (named < 0) return data
  if (name !== 'iTXt') return data.subarray(named + 2)
  if (data[named + 1] !== 1) return null
  const language = data.indexOf(0, named + 3)
  const translation = data.indexOf(0, language + 1)
  return language < 0 || translation < 0 ? data : data.subarray(translation + 1)
}
