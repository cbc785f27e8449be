import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type ProductInUse, Visitors } from './product.ts'
import { hasEnded } from './product-run.ts'
import { until } from './until.ts'
import { withLock } from '../../scripts/with-lock.ts'

const HOST = fileURLToPath(new URL('./shared-product-process.ts', import.meta.url))
/** The first start builds the pages, on a machine that may be busy. */
const START_MS = 240_000
/** The network addresses of visitors of a product that is not shared come before this one. */
const FIRST_NETWORK = 50

const shown = z.object({
  origin: z.string(),
  databaseUrl: z.string(),
  settings: z.record(z.string(), z.string()),
  number: z.number(),
})

export type SharedProduct = ProductInUse & {
  /** Another one for each test file that joins. */
  number: number
}

/** `plain`: without a browser for scans. */
type Kind = 'plain' | 'browsing'

/**
 * The running product of this kind that all test files share which only use it: the first one starts it, and it stops after the
 * last has left. Its owners, websites and operators are many: a test finds its own by their ids, and leaves settings as they were.
 */
export async function joinSharedProduct(kind: Kind): Promise<SharedProduct> {
  const folder = folderOf(kind)
  await mkdir(folder, { recursive: true })
  const { socket, line } = await withLock(folder, async () => (await enter(folder)) ?? host(folder, kind))
  const { origin, databaseUrl, settings, number } = shown.parse(JSON.parse(line))
  const visitors = new Visitors(origin, FIRST_NETWORK + number)
  return {
    origin,
    settings,
    number,
    visitor: (from) => visitors.come(from),
    signUp: (email) => visitors.signUp(email),
    databaseUrl: () => Promise.resolve(databaseUrl),
    stop: async () => void socket.destroy(),
  }
}

interface Entry {
  /** Open for as long as the product is used. */
  socket: Socket
  /** What the host says of the product. */
  line: string
}

const socketOf = (folder: string): string => join(folder, 'socket')

/** Enters a running product; `null` where there is none, or it is about to stop. */
function enter(folder: string): Promise<Entry | null> {
  return new Promise((resolve) => {
    const socket = connect(socketOf(folder)).setEncoding('utf8')
    let text = ''
    socket.on('data', (more: string) => {
      text += more
      if (!text.endsWith('\n')) return
      // The test file may end without leaving.
      socket.unref()
      resolve({ socket, line: text })
    })
    socket.on('error', () => resolve(null))
    socket.on('close', () => resolve(null))
  })
}

/** Starts the product in a process that outlives this one, and enters it. */
async function host(folder: string, kind: Kind): Promise<Entry> {
  await rm(socketOf(folder), { force: true })
  const log = join(folder, 'log')
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, [HOST, socketOf(folder), kind], {
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  return until(
    'the shared product is there',
    () => {
      if (hasEnded(child)) throw new Error(`It did not start: ${readFileSync(log, 'utf8')}`)
      return enter(folder)
    },
    START_MS,
  )
}

/** One product for each run of tests, because sources may change between two; outside of a run, for each copy of the project. */
function folderOf(kind: Kind): string {
  const run = process.env['TEST_RUN_FOLDER']
  return run === undefined
    ? join(tmpdir(), `fettle-test-product-${kind}-${fingerprint()}`)
    : join(run, `product-${kind}`)
}

const fingerprint = (): string =>
  createHash('sha256').update(HOST).update(String(process.getuid?.())).digest('hex').slice(0, 12)
