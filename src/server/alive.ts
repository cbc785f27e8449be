import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProcessKind } from '#store/processes.ts'
import { repeatSign } from './repeat-sign.ts'

/** Folder of the files, in the data folder; `deploy/healthy` reads it. */
const FOLDER = 'alive'

/**
 * Writes a file of this process every ten seconds, until it is stopped: a health check without a database looks at the file's time.
 */
export async function startShowingAlive(
  dataFolder: string,
  kind: ProcessKind,
  onFault: (error: unknown, where: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const folder = join(dataFolder, FOLDER)
  const file = join(folder, `${kind}-${process.pid}`)
  const fault = (error: unknown): void => onFault(error, 'the file that shows that this process runs')
  await mkdir(folder, { recursive: true }).catch(fault)
  return repeatSign({
    show: () => writeFile(file, ''),
    remove: () => rm(file, { force: true }),
    onFault: fault,
  })
}
