import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUser } from '#store/embedded/user.ts'
import { freePort } from './product.ts'
import { hasEnded } from './product-run.ts'
import { until } from './until.ts'

/** Whether this machine has pgbouncer. */
export const hasPooler = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0

/** A pgbouncer before a database, which lends its three connections for a transaction each. Stop it. */
export async function startPooler(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const target = new URL(databaseUrl)
  const name = target.pathname.slice(1)
  await using opened = new AsyncDisposableStack()
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), 'fettle-pooler-')), (one) =>
    rm(one, { recursive: true, force: true }),
  )
  await chmod(folder, 0o755)
  const port = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  await writeFile(
    config,
    `[databases]
${name} = host=${target.searchParams.get('host') ?? target.hostname} port=${target.port || '5432'} dbname=${name} user=${target.username} password=${decodeURIComponent(target.password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
ignore_startup_parameters = extra_float_digits
`,
  )
  // It refuses to run as root, and has to reach the database's socket.
  const user = await databaseUser()
  const child = opened.adopt(
    spawn('pgbouncer', ['--quiet', config], { ...user, stdio: ['ignore', 'ignore', 'inherit'] }),
    endNow,
  )
  await until('pgbouncer listens', () => {
    if (hasEnded(child)) throw new Error('pgbouncer has ended')
    return answers(port)
  })
  const all = opened.move()
  return { url: `postgresql://anybody@127.0.0.1:${port}/${name}`, stop: () => all.disposeAsync() }
}

/** At once: since its version 1.23 it waits for all clients after a SIGTERM. */
async function endNow(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGQUIT')
  await ended
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
