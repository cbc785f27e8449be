import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

// Seconds from `npm start` in a fresh clone of what is committed here until its front page answers, and what was installed for it. npm's cache is
// warm after the first time:
//   npm run -s bench:first-start
const LATE_MS = 300_000
const ASK_MS = 100
const OF_SYSTEM = /^(?:PATH|HOME|LANG|TMPDIR|NODE_EXTRA_CA_CERTS|(?:https?_|no_)proxy|npm_config_.*)$/iu
const folder = mkdtempSync(join(tmpdir(), 'fettle-first-start-'))
const clone = join(folder, 'fettle')
try {
  execFileSync('git', ['clone', '-q', resolve(import.meta.dirname, '..'), clone])
  const port = await freePort()
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...withoutSettings(), PORT: String(port) },
  })
  const ended = once(child, 'exit')
  try {
    await measureStart(child, { port, began })
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

/** Only what npm and the system need: settings of a Fettle, such as its database, are no part of a fresh clone. */
function withoutSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_SYSTEM.test(name)))
}

async function measureStart(
  child: ChildProcess,
  { port, began }: { port: number; began: number },
): Promise<void> {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('it ended')
    if (performance.now() - began > LATE_MS) throw new Error('it did not answer in five minutes')
    await pause(ASK_MS)
  }
  console.log(`the front page answered after ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  const [kilobytes = ''] = execFileSync('du', ['-sk', 'node_modules'], {
    cwd: clone,
    encoding: 'utf8',
  }).split('\t')
  console.log(
    `node_modules: ${Math.round(Number(kilobytes) / 1_024)} MiB; load average ${loadavg()[0]?.toFixed(1)}`,
  )
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok
  } catch {
    // Nobody listens yet.
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
