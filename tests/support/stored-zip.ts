import { crc32 } from 'node:zlib'

const LOCAL = 0x04_03_4b_50
const ENTRY = 0x02_01_4b_50
const END = 0x06_05_4b_50
const VERSION = 20
/** Made by Unix, so that the mode below counts. */
const MADE_BY = 0x03_14
/** A file that its owner may run. */
const MODE = 0o100_755

/** A ZIP archive (APPNOTE.TXT) of these files by path, stored without compression. */
export function storedZip(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)]
    const sums = [crc32(data), data.length, data.length]
    const local = Buffer.concat([
      numbers([LOCAL, 4], [VERSION, 2], [0, 8]),
      longs(sums),
      numbers([name.length, 2], [0, 2]),
      name,
      data,
    ])
    const head = numbers([ENTRY, 4], [MADE_BY, 2], [VERSION, 2], [0, 8])
    const tail = numbers([name.length, 2], [0, 8], [0, 2], [MODE, 2], [offset, 4])
    entries.push(Buffer.concat([head, longs(sums), tail, name]))
    locals.push(local)
    offset += local.length
  }
  const list = Buffer.concat(entries)
  const count: [number, number] = [entries.length, 2]
  const end = numbers([END, 4], [0, 4], count, count, [list.length, 4], [offset, 4], [0, 2])
  return Buffer.concat([...locals, list, end])
}

/** Numbers with their bytes, least first. */
function numbers(...parts: readonly (readonly [number, number])[]): Buffer {
  return Buffer.concat(
    parts.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, Math.min(bytes, 6))
      return buffer
    }),
  )
}

const longs = (values: readonly number[]): Buffer => numbers(...values.map((value) => [value, 4] as const))
