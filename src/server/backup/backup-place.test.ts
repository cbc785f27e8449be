import assert from 'node:assert/strict'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { HOUR_MS } from '#core/time-units.ts'
import { StartRefused } from '#store/start-refused.ts'
import { StorageFull } from '#store/storage-full.ts'
import { bucketServer } from '#support/bucket-server.ts'
import type { BackupPlace } from './backup-place.ts'
import { newestFirst } from './backup-name.ts'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'
import { openBackupPlace } from './open-backup-place.ts'

const NAME = 'fettle-2026-11-23T12-00-00Z.tar.gz'
const OTHER = 'fettle-2026-11-24T12-00-00Z.tar.gz.age'
const PART = 1_000
const SECRET = 'a-secret-key'

describe('where backups are kept', () => {
  let around: string
  let server: Awaited<ReturnType<typeof bucketServer>>
  before(async () => {
    around = mkdtempSync(join(tmpdir(), 'fettle-places-'))
    server = await bucketServer(SECRET)
  })
  after(async () => {
    rmSync(around, { recursive: true })
    await server.close()
  })
  beforeEach(() => {
    rmSync(around, { recursive: true })
    mkdirSync(around)
    server.objects.clear()
    server.asked.length = 0
  })

  const bucket = (): BackupPlace =>
    bucketPlace(
      {
        endpoint: server.endpoint,
        region: 'local',
        name: 'things',
        prefix: 'backups/',
        accessKeyId: 'id',
        secretAccessKey: SECRET,
      },
      PART,
    )
  const folder = (): BackupPlace => folderPlace(join(around, 'backups'))

  function file(bytes: number): string {
    const path = join(around, `made-${bytes}`)
    writeFileSync(path, Buffer.alloc(bytes, 'abc'))
    return path
  }

  for (const [what, open] of [
    ['a folder', folder],
    ['a bucket', bucket],
  ] as const) {
    for (const bytes of [0, 1, PART, PART + 1, 3 * PART, 3 * PART + 7]) {
      test(`${what} gives back a backup of ${bytes} bytes as it was`, async () => {
        const place = open()
        await place.put(NAME, file(bytes))
        const back = join(around, 'back')
        await place.get(NAME, back)
        assert.deepEqual(readFileSync(back), readFileSync(file(bytes)))
        assert.deepEqual(await place.list(), [{ name: NAME, bytes }])
        assert.equal(server.uploads.size, 0)
      })
    }

    test(`${what} lists backups only, and removes one`, async () => {
      const place = open()
      assert.deepEqual(await place.list(), [])
      await place.put(NAME, file(5))
      await place.put(OTHER, file(6))
      await place.put('notes.txt', file(7))
      assert.deepEqual(
        newestFirst(await place.list()).map(({ name }) => name),
        [OTHER, NAME],
      )
      await place.remove(OTHER)
      assert.deepEqual(await place.list(), [{ name: NAME, bytes: 5 }])
    })

    test(`${what} without the backup says so`, async () => {
      await assert.rejects(open().get(NAME, join(around, 'none')), StartRefused)
      assert.equal(existsSync(join(around, 'none')), false)
    })
  }

  test('a folder lets only us read backups, and holds nothing in part', async () => {
    await folder().put(NAME, file(5))
    assert.equal(statSync(join(around, 'backups')).mode & 0o777, 0o700)
    assert.deepEqual(readdirSync(join(around, 'backups')), [NAME])
  })

  test('a folder keeps no copy that a process left which died, and those that others may still be making', async () => {
    const place = folder()
    await place.put(NAME, file(5))
    const [left, made] = [`.coming-${OTHER}`, '.coming-of-another-machine']
    for (const name of [left, made]) writeFileSync(join(around, 'backups', name), 'half a backup')
    const old = new Date(Date.now() - 11 * HOUR_MS)
    utimesSync(join(around, 'backups', left), old, old)
    await place.put(NAME, file(6))
    assert.deepEqual(readdirSync(join(around, 'backups')).toSorted(), [made, NAME])
  })

  test('an upload that fails in its middle is given up: no part stays', async () => {
    server.failing = (request) => (request.includes('partNumber=2') ? 507 : null)
    const place = bucket()
    await assert.rejects(place.put(NAME, file(3 * PART)), StorageFull)
    server.failing = () => null
    assert.equal(server.uploads.size, 0)
    assert.deepEqual(await place.list(), [])
  })
})

const saysWhy = (words: RegExp) => (error: unknown) =>
  error instanceof StartRefused && words.test(error.message) && !error.message.includes('\n')

describe('a place of backups that cannot be used', () => {
  let around: string
  before(() => {
    around = mkdtempSync(join(tmpdir(), 'fettle-no-place-'))
    writeFileSync(join(around, 'file'), '')
  })
  after(() => rmSync(around, { recursive: true }))

  test('is named with its setting, whatever is asked of it', async () => {
    const folder = join(around, 'file')
    const bucket = {
      endpoint: 'http://127.0.0.9:9',
      region: 'local',
      name: 'things',
      prefix: '',
      accessKeyId: 'id',
      secretAccessKey: SECRET,
    }
    for (const [place, words] of [
      [openBackupPlace({ folder }), /^FETTLE_BACKUP_TO: .*\/file cannot be used \(E\w+: .*\)\.$/u],
      [openBackupPlace({ bucket }), /^FETTLE_BACKUP_TO: s3:\/\/things cannot be used \(.+\)\.$/u],
    ] as const) {
      const backup = join(around, 'file')
      await assert.rejects(place.list(), saysWhy(words))
      await assert.rejects(place.put(NAME, backup), saysWhy(words))
      await assert.rejects(place.get(NAME, join(around, 'back')), saysWhy(words))
      await assert.rejects(place.remove(NAME), saysWhy(words))
    }
    assert.deepEqual(readdirSync(around), ['file'])
  })

  test('is not blamed for the file into which a backup is fetched, or for a name that it has not', async () => {
    const folder = join(around, 'backups')
    const place = openBackupPlace({ folder })
    mkdirSync(folder)
    writeFileSync(join(folder, NAME), 'backup')
    await assert.rejects(place.get(NAME, join(around, 'file')), { code: 'EEXIST' })
    await assert.rejects(place.get(OTHER, join(around, 'back')), saysWhy(/^There is no backup /u))
  })
})
