import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type HttpBrowser, httpBrowser } from '#support/http-browser.ts'
import { freePort } from '#support/product.ts'
import { until } from '#support/until.ts'

const ENTRY = fileURLToPath(new URL('./support/demonstration-process.ts', import.meta.url))
const READY_MS = 60_000
const FROM = '203.0.113.9'
const connectionsShape = z.object({
  connections: z.array(z.object({ service: z.string(), mode: z.string() })),
})
const valueAfter = (log: string, name: string): string =>
  new RegExp(`${name}\\s+(\\S+)`, 'u').exec(log)?.[1] ?? ''

describe('a demonstration of the product', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-demonstration-'))
  let child: ChildProcess
  let log = ''
  let browser: HttpBrowser

  before(async () => {
    const port = await freePort()
    child = fork(ENTRY, [], {
      // What the operator has set up is not for it: with these, a product would not even start.
      env: {
        ...process.env,
        PORT: `${port}`,
        TMPDIR: folder,
        FETTLE_CHROMIUM: '/nowhere',
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
        SMTP_URL: 'smtp://127.0.0.1:1',
      },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => void (log += chunk.toString()))
    const isReady = () => {
      assert.equal(child.exitCode, null, log)
      return log.includes('password')
    }
    await until('the demonstration is ready', isReady, READY_MS)
    browser = httpBrowser(`http://localhost:${port}`, FROM)
  })
  after(async () => {
    if (child.exitCode === null) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  it('prints how to sign in, with a password of its own', async () => {
    const answer = await browser.post('/auth/sign-in/email', {
      email: valueAfter(log, 'email'),
      password: valueAfter(log, 'password'),
    })
    assert.equal(answer.status, 200, answer.text)
  })

  it('says on every page that its business is made up', async () => {
    const { text } = await browser.get('/support')
    assert.match(text, /"isDemonstration":true/u)
  })

  it('shows the sample of every service', async () => {
    const { connections } = connectionsShape.parse((await browser.get('/connections')).body)
    const own = connections.filter(({ mode }) => mode !== 'sample').map(({ service }) => service)
    assert.ok(connections.length > own.length)
    assert.deepEqual(own, [])
  })

  it('leaves nothing when it is stopped', async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null], log)
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.startsWith('fettle-demo-')),
      [],
    )
  })
})
