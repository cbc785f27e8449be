import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartRefused } from '../start-refused.ts'

/** User and group numbers of the unprivileged user that PostgreSQL runs as. */
export interface DatabaseUser {
  uid: number
  gid: number
}

/** Not `nobody`, which runs the browser that opens strangers' pages. */
const NAMES = ['fettle', 'postgres']
const MAKE_USER: readonly (readonly [string, readonly string[]])[] = [
  ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'fettle']],
  ['adduser', ['-S', '-D', '-H', 'fettle']],
]

/**
 * PostgreSQL refuses to run as root, so a Fettle started by root runs it as another user, created when missing; `null` when we are not root.
 * Throws {@link StartRefused} when no user can be created.
 */
export async function databaseUser(): Promise<DatabaseUser | null> {
  if (process.getuid?.() !== 0) return null
  return (await knownUser()) ?? (await makeUser())
}

async function knownUser(): Promise<DatabaseUser | null> {
  // A system without this file: a user is made.
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  for (const name of NAMES) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined && uid !== '0') return { uid: Number(uid), gid: Number(gid) }
  }
  return null
}

async function makeUser(): Promise<DatabaseUser> {
  const failures: string[] = []
  for (const [program, args] of MAKE_USER) {
    await promisify(execFile)(program, [...args]).catch((error: Error) => failures.push(error.message))
    const made = await knownUser()
    if (made) return made
  }
  throw new StartRefused(
    'The database does not run as root, and the user "fettle" could not be made: make it (useradd fettle), start Fettle as another ' +
      `user, or set DATABASE_URL. ${failures.join(' ')}`.trim(),
  )
}
