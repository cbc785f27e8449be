import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { findBrowser } from '#gather/browser/find.ts'
import { makeProfile, removeProfile } from '#gather/browser/profile.ts'
import { browserUser } from '#gather/browser/user.ts'
import { z } from 'zod'
import { testExecutable } from './browsers.ts'

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
  const profile = await makeProfile(user)
  const port = await freePort()
  const child = spawn(
    found.path,
    [
      '--headless=new',
      `--remote-debugging-port=${port}`,
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
  await listening(child)
  const address = `http://127.0.0.1:${port}`
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
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
    kill,
    async [Symbol.asyncDispose]() {
      await kill()
      await removeProfile(profile)
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/** Resolves when Chromium says where it listens. */
async function listening({ stderr }: ChildProcess): Promise<void> {
  let text = ''
  await new Promise<void>((resolve, reject) => {
    stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('DevTools listening')) resolve()
    })
    stderr?.once('close', () => reject(new Error(`the browser did not start: ${text}`)))
  })
}
