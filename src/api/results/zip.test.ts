import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import { type ZipFile, zipOf } from './zip.ts'

const CENTRAL_ENTRY = 46
const LOCAL_HEADER = 30
const END = 22

/** The files of an archive as a reader finds them: from its end to the directory, and from there to each file. */
function filesIn(archive: Uint8Array): ZipFile[] {
  const bytes = Buffer.from(archive)
  const end = bytes.length - END
  assert.equal(bytes.toString('latin1', end, end + 4), 'PK\u0005\u0006')
  let at = bytes.readUInt32LE(end + 16)
  const count = bytes.readUInt16LE(end + 10)
  return Array.from({ length: count }, () => {
    assert.equal(bytes.toString('latin1', at, at + 4), 'PK\u0001\u0002')
    const [sum, size, nameLength] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ]
    const local = bytes.readUInt32LE(at + 42)
    assert.equal(bytes.toString('latin1', local, local + 4), 'PK\u0003\u0004')
    const name = bytes.toString('latin1', at + CENTRAL_ENTRY, at + CENTRAL_ENTRY + nameLength)
    const start = local + LOCAL_HEADER + bytes.readUInt16LE(local + 26)
    const content = bytes.subarray(start, start + size)
    assert.equal(crc32(content), sum, name)
    at += CENTRAL_ENTRY + nameLength
    return { name, bytes: content }
  })
}

test('an archive gives back each file under its name', () => {
  const files = [
    { name: 'hero.jpg', bytes: Buffer.from([0, 1, 2, 255]) },
    { name: 'logo.webp', bytes: Buffer.alloc(70_000, 7) },
    { name: 'empty.jpg', bytes: Buffer.alloc(0) },
  ]
  assert.deepEqual(
    filesIn(zipOf(files)).map(({ name, bytes }) => [name, Buffer.from(bytes).toString('hex')]),
    files.map(({ name, bytes }) => [name, bytes.toString('hex')]),
  )
})
