import assert from 'node:assert/strict'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { SettingError } from '../setting-error.ts'
import { smallDisk } from '#support/small-disk.ts'
import { StartRefused } from '#store/start-refused.ts'
import { encryptFile } from './encrypt.ts'
import { openedBackup } from './opened-backup.ts'

const PASSPHRASE = 'four words that nobody says'
/** Larger than a chunk of the format, which has 64 KiB. */
const BODY = Buffer.alloc(200_000, 'a row of somebody ')

/** How many files this process has open. */
const openFiles = (): number =>
  readdirSync('/proc/self/fd').filter((name) => fileOf(name).startsWith(tmpdir())).length

function fileOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    // The descriptor with which the list was read is closed by now.
    return ''
  }
}

describe('an encrypted backup', () => {
  let kept: string
  let folder: string
  let sealed: string
  // A passphrase takes seconds to become a key, on purpose, so that guessing it takes long.
  before(async () => {
    kept = mkdtempSync(join(tmpdir(), 'fettle-encrypted-'))
    writeFileSync(join(kept, 'plain'), BODY)
    await encryptFile(join(kept, 'plain'), join(kept, 'sealed'), PASSPHRASE)
  })
  after(() => rmSync(kept, { recursive: true }))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-encrypt-'))
    sealed = join(folder, 'sealed')
    cpSync(kept, folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('comes back with its passphrase', async () => {
    assert.deepEqual(readFileSync(await openedBackup(sealed, folder, PASSPHRASE)), BODY)
  })

  test('shows nothing of what it holds, has the format of age, and only we may read it', () => {
    const bytes = readFileSync(sealed)
    assert.equal(bytes.includes('somebody'), false)
    assert.match(bytes.toString('latin1'), /^age-encryption\.org\/v1\n-> scrypt /u)
    assert.equal(statSync(sealed).mode & 0o777, 0o600)
  })

  test('is refused with another passphrase, and without one', async () => {
    await assert.rejects(openedBackup(sealed, folder, 'other words than those'), StartRefused)
    await assert.rejects(openedBackup(sealed, folder, null), SettingError)
  })

  for (const [what, change] of [
    ['one byte is another', (bytes: Buffer) => bytes.fill(bytes.readUInt8(150_000) ^ 1, 150_000, 150_001)],
    ['its end is missing', (bytes: Buffer) => bytes.subarray(0, 140_000)],
  ] as const) {
    test(`is refused when ${what}`, async () => {
      writeFileSync(sealed, change(readFileSync(sealed)))
      await assert.rejects(openedBackup(sealed, folder, PASSPHRASE), /damaged/u)
    })
  }

  test('F08 is refused when the disk is full at its very end, and leaves no file open', async (t) => {
    const disk = smallDisk(1)
    if (!disk) return t.skip('a small disk can only be made by root')
    await using _unmounted = disk
    const plain = join(folder, 'plain')
    // The last chunk of the format begins before the end of the disk, and ends behind it.
    writeFileSync(plain, Buffer.alloc(1_048_576, 'x'))
    const before = openFiles()
    await assert.rejects(encryptFile(plain, join(disk.folder, 'sealed'), PASSPHRASE), { code: 'ENOSPC' })
    await assert.rejects(openedBackup(sealed, folder, 'other words than those'), StartRefused)
    assert.equal(openFiles(), before)
  })

  test('is told from one that is not: that is used as it is', async () => {
    const plain = join(folder, 'plain')
    assert.equal(await openedBackup(plain, folder, PASSPHRASE), plain)
  })
})
