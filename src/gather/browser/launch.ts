import { type ChildProcess, spawn } from 'node:child_process'
import { Readable, Writable } from 'node:stream'
import { type Browser, connect } from 'puppeteer-core'
import { chromiumFlags } from './flags.ts'
import { killGroup } from './groups.ts'
import { probe } from './isolation/probe.ts'
import { withoutDirectApis } from './isolation/without-direct-apis.ts'
import { pipeTransport } from './pipe.ts'
import type { BrowserUser } from './user.ts'

/** `require`: no browser rather than one without its sandbox. `prefer`: go on without it where the kernel allows none, and say so. `off`: do not even try. */
export type SandboxUse = 'require' | 'prefer' | 'off'

export interface LaunchOptions {
  path: string
  /** Folder with a `fonts.conf`, for a browser that brings its own fonts. */
  fonts: string | null
  profile: string
  proxyPort: number
  /** Extra certificate authorities that pages trust, PEM. */
  authorities: readonly string[]
  user: BrowserUser | null
  /** MiB that the browser with all of its processes may hold. */
  memoryMib: number
  sandbox: SandboxUse
  /** Addresses (`address:port`) that the browser is to try to reach before it shows a page. */
  probe?: readonly string[]
  /** Pages keep WebRTC and WebTransport: for tests of what else holds them. */
  keepDirectApis?: boolean
}

export interface LaunchedBrowser {
  browser: Browser
  /** `HeadlessChrome/156.0.8078.79`. */
  version: string
  sandbox: 'on' | 'off'
  /** Process group of the browser. */
  pid: number
  /** Asks politely for 2 s, then kills the group. */
  close(): Promise<void>
}

const START_MS = 15_000
const CLOSE_MS = 2_000

/**
 * Starts Chromium in a process group of its own, as `user`, with its sandbox where that works. `onSpawn` hears of each group as
 * soon as it exists, so that somebody else can end it too. Throws when it does not start.
 */
export async function launchBrowser(
  options: LaunchOptions,
  onSpawn: (pid: number) => void,
): Promise<LaunchedBrowser> {
  if (options.sandbox === 'off') return start(options, false, onSpawn)
  try {
    return await start(options, true, onSpawn)
  } catch (error) {
    if (options.sandbox === 'require') throw error
    return start(options, false, onSpawn)
  }
}

async function start(
  options: LaunchOptions,
  sandbox: boolean,
  onSpawn: (pid: number) => void,
): Promise<LaunchedBrowser> {
  const [command = '', ...args] = bounded([options.path, ...chromiumFlags({ ...options, sandbox })], options)
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    cwd: options.profile,
    env: environment(options),
    ...options.user,
  })
  const exited = exitOf(child)
  if (child.pid !== undefined) onSpawn(child.pid)
  try {
    const { browser, begin } = await attach(child, exited)
    // While the interfaces are still there: the browser itself has to hold, not only what is taken from pages.
    if (options.probe) await probe(browser, options.probe)
    if (!options.keepDirectApis) begin()
    const version = await browser.version()
    const pid = child.pid ?? 0
    return {
      browser,
      version,
      sandbox: sandbox ? 'on' : 'off',
      pid,
      close: () => close(browser, pid, exited),
    }
  } catch (error) {
    if (child.pid !== undefined) killGroup(child.pid)
    throw error
  }
}

/** MiB of address space that a page's process claims and never fills (its threads' stacks and the like: 540 to 620 seen). */
const NEVER_FILLED = 600

/**
 * A command with the kernel's limit on what each single process may claim (`RLIMIT_DATA`, getrlimit(2)). It stands behind the watch over all
 * of them, which other work on the machine can delay: a page that claims everything at once is refused by the kernel then.
 */
const bounded = (command: readonly string[], { memoryMib }: LaunchOptions): readonly string[] =>
  process.platform === 'linux'
    ? ['/bin/sh', '-c', 'ulimit -d "$0"; exec "$@"', String((memoryMib + NEVER_FILLED) * 1_024), ...command]
    : command

/** Nothing of our own environment reaches the browser but where programs are and which language it speaks. */
const environment = ({ profile, fonts }: LaunchOptions): Record<string, string> => ({
  PATH: '/usr/bin:/bin',
  HOME: profile,
  TMPDIR: profile,
  LANG: 'en_AU.UTF-8',
  ...(fonts ? { FONTCONFIG_PATH: fonts } : {}),
})

const exitOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`left with ${signal ?? code}`))
  })

async function attach(
  child: ChildProcess,
  exited: Promise<string>,
): Promise<{ browser: Browser; begin: () => void }> {
  const [, , , toBrowser, fromBrowser] = child.stdio
  if (!(toBrowser instanceof Writable) || !(fromBrowser instanceof Readable)) throw new Error('no pipe')
  const { transport, begin } = withoutDirectApis(pipeTransport(toBrowser, fromBrowser))
  const connecting = connect({
    transport,
    defaultViewport: null,
    protocolTimeout: 60_000,
  })
  const gone = exited.then((how) => Promise.reject(new Error(`the browser did not start: ${how}`)))
  return { browser: await Promise.race([connecting, gone, tooLate()]), begin }
}

const tooLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the browser did not start in time')), START_MS).unref()
  })

async function close(browser: Browser, pid: number, exited: Promise<string>): Promise<void> {
  // A browser that does not answer any more is killed below.
  const asked = browser.close().catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, CLOSE_MS)
  })
  await Promise.race([Promise.all([asked, exited]), late])
  clearTimeout(timer)
  killGroup(pid)
}
