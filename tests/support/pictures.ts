import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture in one colour, with metadata where wanted. */
export const picture = (
  type: 'png' | 'jpeg',
  width = 40,
  height = 20,
  exif: object | null = null,
): Promise<Buffer> => {
  const made = sharp({ create: { width, height, channels: 3, background: '#016A70' } })
  return (exif ? made.withExif({ IFD0: { ...exif } }) : made).toFormat(type).toBuffer()
}

/** A chunk of a PNG, with its checksum. */
export function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG with chunks inserted after its header. */
export const withChunks = (png: Uint8Array, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, HEAD_END), ...chunks, png.subarray(HEAD_END)])

/** Signature and IHDR. */
const HEAD_END = 33

/** A PNG that claims this size, with hardly any data. */
export function claimedSize(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

interface FormPart {
  bytes: Uint8Array
  /** As declared. */
  type?: string
  field?: string
  name?: string
}

const BOUNDARY = 'fixture-boundary'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** The body of a form with files, byte by byte as it is sent. */
export function formBody(...parts: FormPart[]): Buffer {
  const written = parts.map(({ bytes, type = 'image/png', field = 'logo', name = 'logo.png' }) =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
  )
  return Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)])
}
