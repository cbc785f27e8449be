import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '#gather/browser/find.ts'

/**
 * The browser of the tests: `FETTLE_CHROMIUM`, else the bundled one. It is the same on every machine, and takes half the
 * processor time of an installed one, which also draws its own windows.
 */
export const testExecutable = (): string => process.env['FETTLE_CHROMIUM'] ?? 'bundled'

/** The folder of this run of `npm test`, in which a browser that was found is noted. */
const RUN = process.env['TEST_RUN_FOLDER']

/**
 * Where the browser of the tests is, for walkers. Fettle reads all 200 MB of the bundled one in each process before it starts it; a walker in a run
 * of many files takes the word of the first one. Throws where there is none on this machine.
 */
export async function walkersBrowser(): Promise<string> {
  const note = RUN === undefined ? null : join(RUN, 'walkers-browser')
  if (note !== null && existsSync(note)) return readFile(note, 'utf8')
  const found = await findBrowser({ executable: testExecutable() })
  if (!found) throw new Error('There is no Chromium on this machine.')
  if (note !== null) {
    // Written whole or not at all, because others may read it meanwhile.
    await writeFile(`${note}-${process.pid}`, found.path)
    await rename(`${note}-${process.pid}`, note)
  }
  return found.path
}

const BUNDLED = { executable: 'bundled', name: 'the bundled browser' }
const INSTALLED = { executable: null, name: 'an installed browser' }

/** The browsers that a rule is tested with: that of `FETTLE_CHROMIUM` alone; else the bundled one, and an installed one where there is one. */
export async function browsersHere(): Promise<{ name: string; path: string }[]> {
  const chosen = process.env['FETTLE_CHROMIUM']
  const wanted =
    chosen === undefined
      ? [BUNDLED, INSTALLED]
      : [chosen === BUNDLED.executable ? BUNDLED : { ...INSTALLED, executable: chosen }]
  const found = await Promise.all(
    wanted.map(async ({ executable, name }) => ({ name, path: (await findBrowser({ executable }))?.path })),
  )
  const all = found.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, path }]))
  // Without an installed one the bundled one is found twice.
  return all.filter(({ path }, at) => all.findIndex((one) => one.path === path) === at)
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
