import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, test } from 'node:test'
import { until } from '#support/until.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { findRunning } from './open.ts'
import { endOf, isRunning, runningPostmaster, runPostmaster, stopPostmaster } from './postmaster.ts'

const QUICK = { fsync: 'off' }
const ONLY_LINUX = process.platform === 'linux' ? false : 'only Linux says what a process runs'

describe('the server of the database files', () => {
  let folder: string
  let dataFolder: string
  let cluster: Cluster
  before(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'fettle-postmaster-')))
    chmodSync(folder, 0o755)
    dataFolder = join(folder, 'data')
    mkdirSync(dataFolder)
    chmodSync(dataFolder, 0o711)
    cluster = await openCluster(dataFolder)
  })
  after(async () => {
    await stopPostmaster(cluster, 'at once')
    rmSync(folder, { recursive: true, force: true })
  })

  const lockOf = (data = cluster.data): string => join(data, 'postmaster.pid')
  const lockedPid = (): number => Number(readFileSync(lockOf(), 'utf8').split('\n')[0])
  /** Gives a file to the user who runs the database. */
  const give = (file: string): void => chownSync(file, statSync(cluster.data).uid, -1)
  /** What a server leaves behind that ended without writing anything more. */
  const leaveLock = (pid: number): void => {
    const text = [pid, cluster.data, 1, 5432, cluster.socketFolder, '', '', 'ready   ', '']
    writeFileSync(lockOf(), text.join('\n'))
    give(lockOf())
  }

  it('F02 is known when it was started by another path, and its lock file stays as it is', async () => {
    const link = join(folder, 'link')
    symlinkSync(dataFolder, link)
    const { pid } = await runPostmaster({ ...cluster, data: join(link, 'postgres/cluster') }, QUICK)
    const written = readFileSync(lockOf(), 'utf8')
    assert.match(written, /\/link\/postgres\/cluster\n/u)
    assert.equal(await isRunning(cluster), true)
    assert.equal((await runningPostmaster(cluster.data))?.pid, pid)
    assert.equal((await runPostmaster(cluster)).pid, pid)
    assert.equal(readFileSync(lockOf(), 'utf8'), written)
    await stopPostmaster(cluster)
    assert.equal(await isRunning(cluster), false)
  })

  it('is not that of a copy of them, which is neither taken over nor stopped', async () => {
    const copy = { ...cluster, data: join(folder, 'copy'), log: join(folder, 'copy.log') }
    execFileSync('cp', ['-a', cluster.data, copy.data])
    const { pid } = await runPostmaster(cluster, QUICK)
    copyFileSync(lockOf(), lockOf(copy.data))
    give(lockOf(copy.data))
    assert.equal(await isRunning(copy), false)
    assert.equal(await runningPostmaster(copy.data), null)
    await stopPostmaster(copy)
    assert.equal((await runningPostmaster(cluster.data))?.pid, pid)
    const socketFolder = join(folder, 'copy-socket')
    mkdirSync(socketFolder)
    give(socketFolder)
    const own = await runPostmaster({ ...copy, socketFolder }, QUICK)
    assert.notEqual(own.pid, pid)
    await stopPostmaster(copy)
    assert.equal((await runningPostmaster(cluster.data))?.pid, pid)
    await stopPostmaster(cluster)
  })

  it('F07 is not another program with its process number, which nobody ends', {
    skip: ONLY_LINUX,
  }, async () => {
    const other = spawn('sleep', ['60'])
    const ended = once(other, 'exit')
    leaveLock(other.pid ?? 0)
    assert.equal(await isRunning(cluster), false)
    await assert.rejects(findRunning(dataFolder), /starting or stopping/u)
    await stopPostmaster(cluster)
    await stopPostmaster(cluster, 'at once')
    other.kill('SIGTERM')
    assert.deepEqual(await ended, [null, 'SIGTERM'])
    rmSync(lockOf())
  })

  it('F06 has ended when nobody has asked how, and is started again', { skip: ONLY_LINUX }, async () => {
    const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'])
    const [said]: unknown[] = await once(parent.stdout, 'data')
    const pid = Number(String(said))
    await until('it has ended', () => readFileSync(`/proc/${pid}/cmdline`, 'utf8') === '')
    leaveLock(pid)
    assert.equal(await isRunning(cluster), false)
    assert.notEqual((await runPostmaster(cluster, QUICK)).pid, pid)
    await stopPostmaster(cluster)
    parent.kill()
  })

  it('goes on where it recovers for longer than we wait, and no second one is started', async () => {
    const settings = { ...QUICK, wal_level: 'replica' }
    await runPostmaster(cluster, settings)
    await stopPostmaster(cluster)
    const gate = join(folder, 'gate')
    writeFileSync(gate, '')
    const recovery = join(cluster.data, 'recovery.signal')
    writeFileSync(recovery, '')
    give(recovery)
    const slow = { ...settings, restore_command: `while [ -e ${gate} ]; do sleep 0.05; done; exit 1` }
    const busy = /is still starting or stopping\. Start Fettle again in a few minutes\. .*was shut down/su
    await assert.rejects(runPostmaster(cluster, slow, 3_000), busy)
    const pid = lockedPid()
    await assert.rejects(runPostmaster(cluster, slow, 200), busy)
    assert.equal(lockedPid(), pid)
    rmSync(gate)
    assert.equal((await runPostmaster(cluster)).pid, pid)
    await stopPostmaster(cluster)
  })
})

test('of the log of a server that does not start what is fatal is told, not how it shut down after it', () => {
  const log = [
    'LOG:  starting PostgreSQL 18.4',
    'PANIC:  could not write to file "pg_logical/replorigin_checkpoint.tmp": No space left on device',
    'LOG:  startup process (PID 1) was terminated by signal 6: Aborted',
    'LOG:  terminating any other active server processes',
    'LOG:  shutting down due to startup process failure',
    'LOG:  database system is shut down',
  ]
  assert.equal(endOf(`${log.join('\n')}\n`), log[1])
  assert.equal(endOf('LOG:  one\nLOG:  two\nLOG:  three\nLOG:  four\n'), 'LOG:  two LOG:  three LOG:  four')
  assert.equal(endOf(''), '')
})
