import { inflateSync } from 'node:zlib'

const SIGNATURE_BYTES = 8
/** Length, name and checksum around each chunk's data. */
const AROUND = 12
/** No picture needs more; a file made to cost time has millions. */
const MOST_CHUNKS = 20_000
/** What text and colours may unpack to. */
const MOST_UNPACKED = 4_194_304
/** Chunks that hold packed data beside the pixels, and how that data begins: after a name, and in iTXt after a language and a translation. */
const PACKED = new Set(['zTXt', 'iTXt', 'iCCP'])

/**
 * Whether a PNG is one still picture that unpacks to no more than it should (W3C PNG, third edition): no animation (`acTL`),
 * every chunk inside the file, text and colour profile small. Pixels are left to the decoder, and what follows the end is ignored.
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

/** Behind the name and its zero stands the way of packing; `null` where the text is not packed. */
function packedPart(name: string, data: Uint8Array): Uint8Array | null {
  const named = data.indexOf(0)
  if (named < 0) return data
  if (name !== 'iTXt') return data.subarray(named + 2)
  if (data[named + 1] !== 1) return null
  const language = data.indexOf(0, named + 3)
  const translation = data.indexOf(0, language + 1)
  return language < 0 || translation < 0 ? data : data.subarray(translation + 1)
}
