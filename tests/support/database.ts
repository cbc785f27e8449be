import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findBinaries } from '../../src/store/embedded/binaries.ts'
import { freePort } from '../../src/store/embedded/free-port.ts'
import { migrateDatabase } from '../../src/store/migrate.ts'

const NOBODY = 65_534
const { initdb, postgres } = findBinaries()

/** A real PostgreSQL of its own in a temporary folder, with the project's tables in it. */
export async function testDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-db-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  execFileSync(initdb, ['-D', data, '-U', 'fettle', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'], {
    ...user,
    stdio: 'ignore',
  })
  const port = await freePort()
  const server = spawn(
    postgres,
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
      '-c',
      `unix_socket_directories=${folder}`,
    ],
    { ...user, stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const url = `postgres://fettle@127.0.0.1:${port}/postgres`
  await whenReady(url)
  await migrateDatabase(url)
  return {
    url,
    async close() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function whenReady(url: string): Promise<void> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
