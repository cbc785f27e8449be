import assert from 'node:assert/strict'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { smallDisk } from '#support/small-disk.ts'
import { openEmbedded } from './embedded/open.ts'
import { isNoRoom } from './no-room.ts'
import { StartRefused } from './start-refused.ts'
import { StorageFull } from './storage-full.ts'

const saysSo = (error: unknown): boolean =>
  error instanceof StartRefused && /^FETTLE_DATA: the disk of \S+ is full\. [^\n]+$/u.test(error.message)

describe('a full disk', () => {
  it('is known by what the system, a database or a file store says, however deep it is', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    for (const error of [
      full,
      new StorageFull(),
      Object.assign(new Error('could not extend file'), { code: '53100' }),
      new Error('query failed', { cause: new Error('again', { cause: full }) }),
      new StartRefused('The database does not start: FATAL: could not write: No space left on device'),
    ])
      assert.ok(isNoRoom(error), error.message)
    for (const error of [
      null,
      new Error('it is full of errors'),
      Object.assign(new Error(''), { code: 'EACCES' }),
    ])
      assert.equal(isNoRoom(error), false)
  })

  it('is the reason that a start gives: where the database is to be made, and where it is', async (t) => {
    await using disk = smallDisk(96)
    if (disk === null) return t.skip('no disk can be made here')
    chmodSync(disk.folder, 0o711)
    const folder = join(disk.folder, 'data')
    disk.fill()
    await assert.rejects(openEmbedded(folder), saysSo)
    disk.free()
    const opened = await openEmbedded(folder)
    await opened.stop()
    disk.fill()
    await assert.rejects(openEmbedded(folder), saysSo)
  })
})
