import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findBrowser } from '#gather/browser/find.ts'
import { makeProfile, removeProfile } from '#gather/browser/profile.ts'
import { browserUser } from '#gather/browser/user.ts'
import { z } from 'zod'
import { testExecutable } from './browsers.ts'
import { hasEnded } from './product-run.ts'
import { until } from './until.ts'

/** A browser as it would run on another machine: nothing of it is ours but its DevTools port. */
export interface RemoteBrowserProcess extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`. */
  address: string
  port: number
  /** Its own DevTools address (`ws://…`). */
  endpoint(): Promise<string>
  /** Addresses of its open pages. */
  pages(): Promise<string[]>
  kill(): Promise<void>
}

const POLICY = [
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
]
const versionSchema = z.object({ webSocketDebuggerUrl: z.string() })
const pagesSchema = z.array(z.object({ type: z.string(), url: z.string() }))

/** Starts one; `policy: false` leaves out the flags for WebRTC. */
export async function startRemoteBrowser({ policy = true } = {}): Promise<RemoteBrowserProcess> {
  const [found, user] = await Promise.all([findBrowser({ executable: testExecutable() }), browserUser()])
  if (!found) throw new Error('no browser was found')
  await using opened = new AsyncDisposableStack()
  const profile = opened.adopt(await makeProfile(user), removeProfile)
  const child = spawn(
    found.path,
    [
      '--headless=new',
      // It chooses a free one, and says which.
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-sandbox',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      ...(policy ? POLICY : []),
      'about:blank',
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: '/usr/bin:/bin', HOME: profile, ...(found.fonts ? { FONTCONFIG_PATH: found.fonts } : {}) },
      ...user,
    },
  )
  opened.defer(() => kill(child))
  const port = await portOfDevTools(child)
  const address = `http://127.0.0.1:${port}`
  const all = opened.move()
  return {
    address,
    port,
    async endpoint() {
      const answer = await fetch(`${address}/json/version`)
      return versionSchema.parse(await answer.json()).webSocketDebuggerUrl
    },
    async pages() {
      const answer = await fetch(`${address}/json/list`)
      return pagesSchema
        .parse(await answer.json())
        .filter(({ type }) => type === 'page')
        .map(({ url }) => url)
    },
    kill: () => kill(child),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** The port on which Chromium says that it listens. Throws what it said when it ends instead. */
async function portOfDevTools(child: ChildProcess): Promise<number> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  return until('the browser says where it listens', () => {
    if (hasEnded(child)) throw new Error(`the browser did not start: ${said}`)
    const [, port] = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//u.exec(said) ?? []
    return port === undefined ? null : Number(port)
  })
}
