import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { z } from 'zod'
import { findBinaries } from './binaries.ts'
import { databaseFolder, reachableBinaries } from './database-folder.ts'

const NOBODY = { uid: 65_534, gid: 65_534 }

let folder: string
before(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'fettle-place-')))
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

/** A copy of the programs in a folder that only its owner enters. */
function closedPrograms(name: string) {
  const closed = join(folder, name)
  const native = join(dirname(findBinaries().postgres), '..')
  cpSync(native, join(closed, 'native'), { recursive: true, verbatimSymlinks: true })
  cpSync(join(native, '../package.json'), join(closed, 'package.json'))
  chmodSync(closed, 0o700)
  const bin = join(closed, 'native/bin')
  const found = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
  return { closed, found, shared: join(folder, `${name}-shared`) }
}

function isRunByNobody(program: string): void {
  assert.match(execFileSync(program, ['--version'], { ...NOBODY, encoding: 'utf8' }), /PostgreSQL\) 18/u)
}

test('another user gets programs that it may run', async (t) => {
  if (process.getuid?.() !== 0) {
    t.skip('only root runs programs as somebody else')
    return
  }
  const { found, shared } = closedPrograms('project')
  const { postgres } = await reachableBinaries(NOBODY, { found, shared })
  isRunByNobody(postgres)
})

test('another user may run programs that were installed for root alone, and an earlier copy of them', async (t) => {
  if (process.getuid?.() !== 0) {
    t.skip('only root runs programs as somebody else')
    return
  }
  const { closed, found, shared } = closedPrograms('umask')
  execFileSync('chmod', ['-R', 'go=', closed])
  for (const start of ['first', 'second']) {
    const { initdb, postgres } = await reachableBinaries(NOBODY, { found, shared })
    isRunByNobody(initdb)
    isRunByNobody(postgres)
    if (start === 'first') execFileSync('chmod', ['-R', 'go=', dirname(dirname(postgres))])
  }
})

test('programs that cannot be copied leave nothing, and nobody is sent to a copy that is not there', async () => {
  const { closed, found, shared } = closedPrograms('uncopied')
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(closed, 'package.json'), 'utf8')))
  mkdirSync(shared)
  symlinkSync('/nowhere', join(shared, `programs-${version}`))
  await assert.rejects(reachableBinaries(NOBODY, { found, shared }), { code: 'ENOTDIR' })
  execFileSync('mkfifo', [join(closed, 'native/bin/pipe')])
  await assert.rejects(reachableBinaries(NOBODY, { found, shared }), { code: 'ERR_FS_CP_FIFO_PIPE' })
  assert.deepEqual(readdirSync(shared), [`programs-${version}`])
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

test('a link that leads in a circle is not said to lead to a missing folder', async () => {
  const dataFolder = join(folder, 'circle')
  mkdirSync(dataFolder)
  symlinkSync(join(dataFolder, 'postgres'), join(dataFolder, 'postgres'))
  await assert.rejects(databaseFolder(dataFolder, null), { code: 'ELOOP' })
})

test('a database behind a link has the same path at its first start and later', async () => {
  const [disk, link] = [join(folder, 'disk'), join(folder, 'link')]
  mkdirSync(disk)
  symlinkSync(disk, link)
  for (const start of ['first', 'second'])
    assert.equal(await databaseFolder(link, null), join(disk, 'postgres'), start)
})
