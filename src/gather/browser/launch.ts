import { type ChildProcess, spawn } from 'node:child_process'
import { Readable, Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, connect, type Page } from 'puppeteer-core'
import type { SandboxState } from '#core/browser-facts.ts'
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
  /** Folder with a `fonts.conf`, for a browser with its own fonts. */
  fonts: string | null
  profile: string
  proxyPort: number
  /** Extra certificate authorities that pages trust, PEM. */
  authorities: readonly string[]
  user: BrowserUser | null
  /** Most MiB of the browser with all of its processes. */
  memoryMib: number
  sandbox: SandboxUse
  /** Addresses (`address:port`) that the browser tries to reach before it loads a page. */
  probe?: readonly string[]
  /** The worker loads the code of visits while the browser starts; otherwise its first visit does. */
  visits?: boolean
  /** Keeps WebRTC and WebTransport, for tests of the other layers. */
  keepDirectApis?: boolean
}

export interface LaunchedBrowser {
  browser: Browser
  /** Such as `HeadlessChrome/156.0.8078.79`. */
  version: string
  sandbox: SandboxState
  /** Process group of the browser; -1 on another machine. */
  pid: number
  /** Closes the browser, and kills the group after 2 s; one on another machine is left. */
  close(): Promise<void>
}

/** The browser ended before it could be used, as Chromium does where the kernel allows it no sandbox. */
class EndedAtStart extends Error {}

/** What an operator can do. */
const NEEDS_SANDBOX =
  'This system may allow it no sandbox: allow user namespaces, or set FETTLE_BROWSER_SANDBOX=off to go on without it.'

const START_MS = 15_000
const CLOSE_MS = 2_000
const END_MS = 1_000

/**
 * Starts Chromium in its own process group, as `user`, with its sandbox where that works. `onSpawn` gets each group at once, so that it can be
 * killed from outside too. Throws when Chromium does not start.
 */
export async function launchBrowser(
  options: LaunchOptions,
  onSpawn: (pid: number) => void,
): Promise<LaunchedBrowser> {
  if (options.sandbox === 'off') return start(options, false, onSpawn)
  try {
    return await start(options, true, onSpawn)
  } catch (error) {
    if (!(error instanceof EndedAtStart)) throw error
    if (options.sandbox === 'require') throw new Error(`${error.message}. ${NEEDS_SANDBOX}`, { cause: error })
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
  const { pid } = child
  if (pid === undefined) throw new Error(`the browser did not start: ${await exited}`)
  onSpawn(pid)
  try {
    const { browser, begin } = await attach(child, exited)
    // Before the interfaces are removed: the browser itself has to be isolated, not only its pages.
    if (options.probe) await probe(await firstPage(browser), options.probe)
    if (!options.keepDirectApis) begin()
    const version = await browser.version()
    return {
      browser,
      version,
      sandbox: sandbox ? 'on' : 'off',
      pid,
      close: () => close(browser, pid, exited),
    }
  } catch (error) {
    const hasEnded = await endsSoon(exited)
    killGroup(pid)
    throw hasEnded ? new EndedAtStart(error instanceof Error ? error.message : String(error)) : error
  }
}

/** The end of a process is told after that of its pipe. */
const endsSoon = (exited: Promise<string>): Promise<boolean> =>
  Promise.race([exited.then(() => true), pause(END_MS, false, { ref: false })])

/** The page that the browser opens at its start. */
async function firstPage(browser: Browser): Promise<Page> {
  const [page] = await browser.pages()
  if (!page) throw new Error('the browser has no page to be tried in')
  return page
}

/** MiB of address space that a page's process reserves but never uses, such as its threads' stacks (540 to 620 measured). */
const RESERVED_ONLY = 600

/**
 * A command with the kernel's limit on what one process may reserve (`RLIMIT_DATA`, getrlimit(2)). It backs up the watch over all processes,
 * which a busy machine can delay: a page that reserves everything at once is then refused by the kernel.
 */
const bounded = (command: readonly string[], { memoryMib }: LaunchOptions): readonly string[] =>
  process.platform === 'linux'
    ? ['/bin/sh', '-c', 'ulimit -d "$0"; exec "$@"', String((memoryMib + RESERVED_ONLY) * 1_024), ...command]
    : command

/** The browser's environment: nothing of ours, so that no secret is in it. */
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
  // A browser that does not answer is killed below.
  const asked = browser.close().catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, CLOSE_MS)
  })
  await Promise.race([Promise.all([asked, exited]), late])
  clearTimeout(timer)
  killGroup(pid)
}
