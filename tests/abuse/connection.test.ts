import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { type Product, startProduct } from '#support/product.ts'

const CALM_MS = 100

/** Sends exact bytes and gives everything that comes back before the connection is closed. */
function raw(port: number, ...pieces: string[]): Promise<{ text: string; ms: number }> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk: Buffer) => void (text += chunk.toString('latin1')))
    socket.once('error', reject)
    socket.once('close', () => resolve({ text, ms: performance.now() - began }))
    for (const piece of pieces) socket.write(piece)
  })
}

const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3})/u.exec(text)?.[1])
const CLOSE = 'Connection: close\r\n'

describe('what comes over the wire', () => {
  let product: Product
  let host: string
  before(async () => {
    product = await startProduct({ settings: { FETTLE_WORKERS: '0' } })
    host = `Host: localhost:${product.port}\r\n`
  })
  after(() => product.stop())

  const ask = async (head: string, body = '') =>
    statusOf((await raw(product.port, `${head}\r\n${body}`)).text)

  it('A17 two Host headers are refused, one and another name are not', async () => {
    const get = 'GET /api/health HTTP/1.1\r\n'
    assert.equal(await ask(`${get}${host}${CLOSE}`), 200)
    assert.equal(await ask(`${get}${host}Host: evil.fixture\r\n${CLOSE}`), 400)
    assert.equal(await ask(`${get}${host}${host}${CLOSE}`), 400)
    assert.equal(await ask(`${get}${CLOSE}`), 400)
    assert.equal(await ask(`${get}Host: evil.fixture\r\n${CLOSE}`), 200)
  })

  it('A17 no answer sends anybody to the host that a caller names', async () => {
    for (const path of ['/', '/api/health', '/api/me', '/login', '/nothing.txt']) {
      const named = `GET ${path} HTTP/1.1\r\nHost: evil.fixture\r\nX-Forwarded-Host: evil.fixture\r\n${CLOSE}`
      assert.doesNotMatch((await raw(product.port, `${named}\r\n`)).text, /evil\.fixture/u, path)
      const absolute = `GET http://evil.fixture${path} HTTP/1.1\r\n${host}${CLOSE}`
      assert.doesNotMatch((await raw(product.port, `${absolute}\r\n`)).text, /evil\.fixture/u, path)
    }
  })

  const smuggled: Readonly<Record<string, string>> = {
    'a length and chunks': 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
    'two lengths': 'Content-Length: 4\r\nContent-Length: 6\r\n',
    'a length that is none': 'Content-Length: 4x\r\n',
    'a coding of another name': 'Transfer-Encoding: xchunked\r\n',
    'a space before the colon': 'Content-Length : 4\r\n',
    'a folded header': 'X-A: b\r\n Content-Length: 4\r\n',
  }
  for (const [what, headers] of Object.entries(smuggled)) {
    it(`A18 ${what} is refused`, async () => {
      const post = `POST /api/visits HTTP/1.1\r\n${host}Content-Type: application/json\r\n`
      const { text } = await raw(product.port, `${post}${headers}${CLOSE}\r\n0\r\n\r\n`)
      assert.equal(statusOf(text), 400, text)
      assert.equal(text.match(/HTTP\/1\.1 /gu)?.length, 1)
    })
  }

  it('A18 slow heads and slow bodies end with 408; 300 that stall keep nobody waiting', {
    timeout: 60_000,
  }, async () => {
    const heads = Array.from({ length: 300 }, () => raw(product.port, `GET / HTTP/1.1\r\n${host}X-Slow: `))
    const body = raw(
      product.port,
      `POST /api/visits HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"addr`,
    )
    const calm = await medianOf(() => fetch(`${product.origin}/api/health`))
    assert.ok(calm < CALM_MS, `${calm} ms beside 300 that stall`)
    for (const head of await Promise.all(heads)) {
      assert.equal(statusOf(head.text), 408)
      assert.ok(head.ms < 15_000, `${head.ms} ms`)
    }
    const late = await body
    assert.equal(statusOf(late.text), 408)
    assert.ok(late.ms < 35_000, `${late.ms} ms`)
  })

  it('A07 too much is answered before it is read, and the connection closed', async () => {
    const post = `POST /api/visits HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 104857600\r\n\r\n`
    const { text, ms } = await raw(product.port, post)
    assert.equal(statusOf(text), 413)
    assert.match(text, /connection: close/iu)
    assert.ok(ms < 2_000)
  })

  it('A20 no path leads out of the folder of the pages', async () => {
    const ways = [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/%2e%2e%2fpackage.json',
      '/assets/..%5c..%5cpackage.json',
      '/assets/../../../package.json',
      '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
      '/....//package.json',
      '/%00package.json',
      '/assets/%00',
      '/.vite/manifest.json%00.js',
      '//etc/passwd',
      '/%2fetc/passwd',
      '/api/../package.json',
      '/file:///etc/passwd',
      '/assets/..;/package.json',
      '/%c0%ae%c0%ae/package.json',
      '/prerendered/../../package.json',
    ]
    for (const way of ways) {
      const { text } = await raw(product.port, `GET ${way} HTTP/1.1\r\n${host}${CLOSE}\r\n`)
      assert.ok([400, 404].includes(statusOf(text)) || isThePage(text), `${way}: ${text.slice(0, 200)}`)
      assert.doesNotMatch(text, /"dependencies"|root:/u, way)
    }
  })

  it('A10 A24 pages are framed by nobody, run no script of others, and name no version', async () => {
    for (const path of ['/', '/home', '/login', '/nothing', '/api/docs']) {
      const { headers } = await fetch(`${product.origin}${path}`)
      const policy = headers.get('content-security-policy') ?? ''
      assert.match(policy, /frame-ancestors 'none'/u, path)
      assert.match(policy, /script-src 'self'(;|$)/u, path)
      assert.equal(headers.get('x-powered-by'), null)
      assert.equal(headers.get('server'), null)
    }
  })

  it('A19 nobody is sent to another website', async () => {
    for (const next of [
      '//evil.fixture',
      '/\\evil.fixture',
      'https:evil.fixture',
      'https://evil.fixture',
      '/%5cevil.fixture',
    ]) {
      const answer = await fetch(`${product.origin}/login?next=${encodeURIComponent(next)}`, {
        redirect: 'manual',
      })
      assert.equal(answer.headers.get('location'), null)
    }
  })
})

const isThePage = (text: string): boolean => text.includes('<div id="root"')

async function medianOf(work: () => Promise<Response>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 11; turn += 1) {
    const began = performance.now()
    await (await work()).text()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[5] ?? 0
}
