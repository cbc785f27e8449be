import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk in memory; `null` where none can be made. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-disk-'))
  const options = `size=${megabytes}m,mode=0755`
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder], { stdio: 'ignore' })
  if (status !== 0) {
    rmdirSync(folder)
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill(): void {
      const file = openSync(filler, 'w')
      const zeros = Buffer.alloc(65_536)
      try {
        for (;;) writeSync(file, zeros)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler),
    async [Symbol.asyncDispose]() {
      execFileSync('umount', [folder])
      rmdirSync(folder)
    },
  }
}
