import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Client } from 'pg'
import { startCluster } from './cluster.ts'
import { DataFolderError, takeDataFolder } from './data-folder.ts'

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-cluster-'))
})
after(() => rmSync(folder, { recursive: true, force: true }))

const ask = async (url: string, text: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

test('a database is made once, keeps what was written, and writes through to the disk', async () => {
  const first = await startCluster(folder)
  await ask(first.url, 'create table kept (n int); insert into kept values (1)')
  assert.deepEqual(await ask(first.url, 'show fsync'), [{ fsync: 'on' }])
  await first.stop()
  const second = await startCluster(folder)
  assert.deepEqual(await ask(second.url, 'select n from kept'), [{ n: 1 }])
  await second.stop()
})

test('F02 a database that outlived a killed Fettle is adopted', async () => {
  const script = join(import.meta.dirname, '../../../tests/support/left-behind-cluster.ts')
  const parent = fork(script, [folder])
  await once(parent, 'message')
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  const adopted = await startCluster(folder)
  assert.deepEqual(await ask(adopted.url, 'select n from kept'), [{ n: 1 }])
  await adopted.stop()
})

test('F07 a folder in use is refused, naming the process; a lock left behind is not', () => {
  const held = takeDataFolder(folder)
  assert.throws(
    () => takeDataFolder(folder),
    (error) => error instanceof DataFolderError && error.message.includes(`process ${process.pid}`),
  )
  held.release()
  writeFileSync(join(folder, 'fettle.pid'), '4194303 1\n')
  takeDataFolder(folder).release()
})

test('F09 a folder that cannot be written is refused with its setting and what to do', () => {
  const place = join(folder, 'a-file')
  writeFileSync(place, '')
  chmodSync(place, 0o400)
  assert.throws(() => takeDataFolder(join(place, 'below')), /FETTLE_DATA/u)
})
