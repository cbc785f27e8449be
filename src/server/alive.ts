import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProcessKind } from '#store/processes.ts'

/** Folder of the files, in the data folder; `deploy/healthy` reads it. */
const FOLDER = 'alive'
const EVERY_MS = 10_000

/**
 * Writes a file of this process every ten seconds, until it is stopped: a health check without a database looks at the file's time. A process that
 * hangs writes none. A failed write is reported, and the next one tried.
 */
export async function startShowingAlive(
  dataFolder: string,
  kind: ProcessKind,
  onFault: (error: unknown, where: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const folder = join(dataFolder, FOLDER)
  const file = join(folder, `${kind}-${process.pid}`)
  const fault = (error: unknown): void => onFault(error, 'the file that shows that this process runs')
  const show = (): Promise<void> => writeFile(file, '').catch(fault)
  await mkdir(folder, { recursive: true }).catch(fault)
  await show()
  const timer = setInterval(() => void show(), EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await rm(file, { force: true }).catch(fault)
    },
  }
}
