import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { GrantOrders } from './grant-process.ts'

const ENTRY = fileURLToPath(new URL('./grant-process.ts', import.meta.url))
const said = z.string()
let count = 0

/** The process' program in one file, which loads in a fifth of the processor time; the file goes with this process. */
export async function grantProgram(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['pg-native'] },
    build: { ssr: ENTRY, outDir: folder, minify: false },
  })
  return join(folder, 'grant-process.js')
}

/** A process that uses grants until it is killed. */
export class GrantProcess {
  readonly name = `process-${++count}`
  readonly #child: ChildProcess
  readonly #isLoaded: Promise<unknown>
  readonly #begun = Promise.withResolvers<void>()

  /** `program`: of {@link grantProgram}. `onTold`: what it says of each use; `onOutput`: what it writes to its log. */
  constructor(program: string, onTold: (what: string) => void, onOutput: (text: string) => void) {
    this.#child = fork(program, [], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    this.#isLoaded = once(this.#child, 'message')
    this.#child.once('exit', () => this.#begun.resolve())
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk: Buffer) => onOutput(chunk.toString()))
    this.#child.on('message', (message) => {
      const what = said.parse(message)
      if (what === 'begun') this.#begun.resolve()
      else if (what !== 'loaded') onTold(what)
    })
  }

  /** Resolves when it has begun, or ended by itself. */
  async begin(orders: GrantOrders): Promise<void> {
    await Promise.race([this.#isLoaded, this.#begun.promise])
    if (this.#child.connected) this.#child.send(orders)
    await this.#begun.promise
  }

  /** `false`: it had ended by itself. */
  async kill(): Promise<boolean> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return false
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
    return true
  }
}
