import { readFile } from 'node:fs/promises'

/** The unprivileged user that the browser runs as. */
export interface BrowserUser {
  uid: number
  gid: number
}

const NOBODY: BrowserUser = { uid: 65_534, gid: 65_534 }
const LINE = /^nobody:[^:]*:(\d+):(\d+):/mu

/**
 * `nobody` when we are root, otherwise `null` (our own user). Chromium's sandbox does not work as root, and a page that breaks out of the browser
 * must not be root.
 */
export async function browserUser(): Promise<BrowserUser | null> {
  if (process.getuid?.() !== 0) return null
  // Without this file the usual number of `nobody` is used.
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid, gid] = LINE.exec(users) ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : NOBODY
}
