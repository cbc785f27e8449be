import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '#gather/browser/find.ts'

/**
 * The browser of the tests: `FETTLE_CHROMIUM`, else the bundled one. It is the same on every machine, and takes half the
 * processor time of an installed one, which also draws its own windows.
 */
export const testExecutable = (): string => process.env['FETTLE_CHROMIUM'] ?? 'bundled'

/** The browsers that a rule is tested with: the bundled one, and an installed one where there is one. */
export async function browsersHere(): Promise<{ name: string; path: string }[]> {
  const [bundled, other] = await Promise.all([
    findBrowser({ executable: 'bundled' }),
    findBrowser({ executable: process.env['FETTLE_CHROMIUM'] ?? null }),
  ])
  return [
    ...(bundled ? [{ name: 'the browser that comes along', path: bundled.path }] : []),
    ...(other && other.path !== bundled?.path
      ? [{ name: `an installed one (${other.path})`, path: other.path }]
      : []),
  ]
}

/** A browser that is started in another way. Remove it after use. */
interface OtherWay {
  path: string
  remove(): Promise<void>
}

/** The same browser as a build without a policy for WebRTC: the flags for it are removed. */
export const deafToPolicy = (path: string): Promise<OtherWay> =>
  startedBy(
    `for one do shift; case $one in *webrtc-ip-handling-policy*) ;; *) set -- "$@" "$one" ;; esac; done\nexec '${path}' "$@"`,
  )

/** The same browser, accepting any certificate: its pages of any website count as secure, their frames and workers too. */
export const takingAnyCertificate = (path: string): Promise<OtherWay> =>
  startedBy(`exec '${path}' --ignore-certificate-errors "$@"`)

async function startedBy(command: string): Promise<OtherWay> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-browser-'))
  const script = join(folder, 'browser')
  await writeFile(script, `#!/bin/sh\n${command}\n`)
  await chmod(script, 0o755)
  // As root the browser runs as another user.
  await chmod(folder, 0o755)
  return { path: script, remove: () => rm(folder, { recursive: true }) }
}
