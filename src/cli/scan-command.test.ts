import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { WaitingInspector } from '#engine/inspector/client.ts'
import { readScanEnvironment } from '#server/scan-environment.ts'
import { readCommandLine } from './options.ts'
import { scanCommand } from './scan-command.ts'
import { UsageError } from './usage.ts'

const listeners = (): number[] => ['SIGINT', 'SIGTERM'].map((signal) => process.listenerCount(signal))

/** An inspector that finds nothing, and counts who listens to signals while it works; `atEnd` happens meanwhile. */
function openIdle(atEnd: () => void): { inspector: WaitingInspector; meanwhile: number[][] } {
  const meanwhile: number[][] = []
  const inspector: WaitingInspector = {
    isAlive: () => true,
    kill: () => undefined,
    begin: () => ({
      stop: () => undefined,
      kill: () => undefined,
      ended: new Promise((resolve) => {
        setImmediate(() => {
          meanwhile.push(listeners())
          atEnd()
          resolve()
        })
      }),
    }),
  }
  return { inspector, meanwhile }
}

describe('a scan of the command line', () => {
  it('hears Ctrl-C until the website was scanned, and leaves it to Node while outputs are written', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'fettle-outputs-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const report = join(folder, 'report.html')
    const environment = readScanEnvironment({})
    assert.ok(environment)
    const args = ['check', 'joes.com', '--quiet', '--no-browser', '--html', report]
    // It could be written when the scan began.
    const { inspector, meanwhile } = openIdle(() => mkdirSync(report))
    const [before, { options }] = [listeners(), readCommandLine(args)]
    await assert.rejects(
      scanCommand({ typed: 'joes.com', sample: false }, options, environment, inspector),
      (error) => error instanceof UsageError && error.message.includes('cannot be written'),
    )
    assert.deepEqual(meanwhile, [before.map((count) => count + 1)])
    assert.deepEqual(listeners(), before)
  })
})
