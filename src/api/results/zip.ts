import { crc32 } from 'node:zlib'

/** A file of an archive. Its name is ASCII: its length is written in bytes. */
export interface ZipFile {
  name: string
  bytes: Uint8Array
}

const LOCAL_SIGN = 0x04034b50
const CENTRAL_SIGN = 0x02014b50
const END_SIGN = 0x06054b50
/** Version 2.0 of the format, which every program reads. */
const VERSION = 20
/** 1 January 1980, the earliest day that the format knows: the archive tells no time. */
const NO_DATE = 0x21

/** A ZIP archive of files that are compressed already, as they are (APPNOTE.TXT 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
export function zipOf(files: readonly ZipFile[]): Uint8Array {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const local = Buffer.concat([localHeader(file), Buffer.from(file.name, 'ascii'), file.bytes])
    entries.push(Buffer.concat([centralHeader(file, offset), Buffer.from(file.name, 'ascii')]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  return Buffer.concat([...locals, directory, endOf(files.length, { size: directory.length, offset })])
}

/** What both headers of a file share: date, checksum, sizes, length of the name. */
function describe(header: Buffer, at: number, { name, bytes }: ZipFile): void {
  header.writeUInt16LE(NO_DATE, at)
  header.writeUInt32LE(crc32(bytes), at + 2)
  header.writeUInt32LE(bytes.length, at + 6)
  header.writeUInt32LE(bytes.length, at + 10)
  header.writeUInt16LE(name.length, at + 14)
}

function localHeader(file: ZipFile): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(LOCAL_SIGN, 0)
  header.writeUInt16LE(VERSION, 4)
  describe(header, 12, file)
  return header
}

function centralHeader(file: ZipFile, offset: number): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(CENTRAL_SIGN, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(VERSION, 6)
  describe(header, 14, file)
  header.writeUInt32LE(offset, 42)
  return header
}

function endOf(count: number, directory: { size: number; offset: number }): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END_SIGN, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.size, 12)
  end.writeUInt32LE(directory.offset, 16)
  return end
}
