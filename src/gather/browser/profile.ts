import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserUser } from './user.ts'

const PREFIX = 'fettle-profile-'
const NAMED = /^fettle-profile-(\d+)-/u

/** Makes an empty profile folder for one scan, owned by the browser's user. Its name holds our process id for `sweepProfiles`. */
export async function makeProfile(user: BrowserUser | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  if (user) await chown(folder, user.uid, user.gid)
  return folder
}

/** Removes a profile folder; retries, because an ending browser may still write into it. */
export async function removeProfile(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}

/** Removes the profiles of processes that have ended. Those of another user stay. */
export async function sweepProfiles(): Promise<void> {
  const names = await readdir(tmpdir())
  const left = names.filter((name) => {
    const pid = NAMED.exec(name)?.[1]
    return pid !== undefined && !isAlive(Number(pid))
  })
  await Promise.all(left.map((name) => removeProfile(join(tmpdir(), name)).catch(unlessOfAnother)))
}

function unlessOfAnother(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')))
    throw error
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
