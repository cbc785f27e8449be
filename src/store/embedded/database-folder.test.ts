import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { findBinaries } from './binaries.ts'
import { databaseFolder, reachableBinaries } from './database-folder.ts'

const NOBODY = { uid: 65_534, gid: 65_534 }

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-place-'))
  chmodSync(folder, 0o755)
})
after(() => rmSync(folder, { recursive: true, force: true }))

test('a database of the same user is in the data folder, whatever its permissions', async () => {
  const dataFolder = join(folder, 'own')
  mkdirSync(dataFolder, { mode: 0o700 })
  assert.equal(await databaseFolder(dataFolder, null), join(dataFolder, 'postgres'))
  assert.deepEqual(await reachableBinaries(null), findBinaries())
})

test('a database of another user is outside a closed data folder, and there again at the next start', async () => {
  const closed = join(folder, 'closed')
  const dataFolder = join(closed, 'data')
  mkdirSync(dataFolder, { recursive: true })
  chmodSync(closed, 0o700)
  const place = await databaseFolder(dataFolder, NOBODY, join(folder, 'shared'))
  assert.equal(dirname(place), join(folder, 'shared'))
  assert.equal(await databaseFolder(dataFolder, NOBODY, join(folder, 'shared')), place)
})

test('another user gets programs that it may run', async (t) => {
  if (process.getuid?.() !== 0) {
    t.skip('only root runs programs as somebody else')
    return
  }
  const closed = join(folder, 'project')
  const native = join(dirname(findBinaries().postgres), '..')
  cpSync(native, join(closed, 'native'), { recursive: true, verbatimSymlinks: true })
  cpSync(join(native, '../package.json'), join(closed, 'package.json'))
  chmodSync(closed, 0o700)
  const bin = join(closed, 'native/bin')
  const found = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
  const { postgres } = await reachableBinaries(NOBODY, { found, shared: join(folder, 'shared') })
  assert.match(execFileSync(postgres, ['--version'], { ...NOBODY, encoding: 'utf8' }), /PostgreSQL\) 18/u)
})

test('F09 a data folder whose database was left on another machine is refused, with the missing folder’s name', async () => {
  const dataFolder = join(folder, 'moved')
  mkdirSync(dataFolder)
  symlinkSync('/var/lib/fettle/data-gone', join(dataFolder, 'postgres'))
  await assert.rejects(
    databaseFolder(dataFolder, null),
    /^Error: FETTLE_DATA: .*data-gone, which is not there/u,
  )
})
