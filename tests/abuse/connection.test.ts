import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Product, startProduct } from '#support/product.ts'
import { rawCall } from './raw-call.ts'

const CALM_MS = 100

const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3})/u.exec(text)?.[1])
const CLOSE = 'Connection: close\r\n'

describe('malformed requests over sockets', () => {
  let product: Product
  let host: string
  before(async () => {
    product = await startProduct({ settings: { FETTLE_WORKERS: '0' } })
    host = `Host: localhost:${product.port}\r\n`
  })
  after(() => product.stop())

  let stalled: ReturnType<typeof stall>
  /** 300 requests whose headers or bodies never end. */
  const stall = () => ({
    heads: Array.from({ length: 300 }, () => rawCall(product.port, `GET / HTTP/1.1\r\n${host}X-Slow: `)),
    body: rawCall(
      product.port,
      `POST /api/visits HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"addr`,
    ),
  })

  it('A18 300 stalled requests delay nobody', async () => {
    stalled = stall()
    const calm = await medianOf(() => fetch(`${product.origin}/api/health`))
    assert.ok(calm < CALM_MS, `${calm} ms beside 300 that stall`)
  })

  const ask = async (head: string, body = '') =>
    statusOf((await rawCall(product.port, `${head}\r\n${body}`)).text)

  it('A17 two Host headers are refused, one with any name is not', async () => {
    const get = 'GET /api/health HTTP/1.1\r\n'
    assert.equal(await ask(`${get}${host}${CLOSE}`), 200)
    assert.equal(await ask(`${get}${host}Host: evil.fixture\r\n${CLOSE}`), 400)
    assert.equal(await ask(`${get}${host}${host}${CLOSE}`), 400)
    assert.equal(await ask(`${get}${CLOSE}`), 400)
    assert.equal(await ask(`${get}Host: evil.fixture\r\n${CLOSE}`), 200)
  })

  it('A17 no answer redirects to the host that a caller names', async () => {
    for (const path of ['/', '/api/health', '/api/me', '/login', '/nothing.txt']) {
      const named = `GET ${path} HTTP/1.1\r\nHost: evil.fixture\r\nX-Forwarded-Host: evil.fixture\r\n${CLOSE}`
      assert.doesNotMatch((await rawCall(product.port, `${named}\r\n`)).text, /evil\.fixture/u, path)
      const absolute = `GET http://evil.fixture${path} HTTP/1.1\r\n${host}${CLOSE}`
      assert.doesNotMatch((await rawCall(product.port, `${absolute}\r\n`)).text, /evil\.fixture/u, path)
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
      const { text } = await rawCall(product.port, `${post}${headers}${CLOSE}\r\n0\r\n\r\n`)
      assert.equal(statusOf(text), 400, text)
      assert.equal(text.match(/HTTP\/1\.1 /gu)?.length, 1)
    })
  }

  it('A07 a body that is too large is answered before it is read, and the connection closed', async () => {
    const post = `POST /api/visits HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 104857600\r\n\r\n`
    const { text, ms } = await rawCall(product.port, post)
    assert.equal(statusOf(text), 413)
    assert.match(text, /connection: close/iu)
    assert.ok(ms < 2_000)
  })

  it('A07 a chunked body that is too large is not read to its end', async () => {
    const post = `POST /api/visits HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
    const piece = `10000\r\n${'a'.repeat(65_536)}\r\n`
    const { text, ms } = await rawCall(product.port, post, ...Array<string>(5).fill(piece))
    assert.equal(statusOf(text), 413)
    assert.match(text, /connection: close/iu)
    assert.ok(ms < 2_000, `${ms} ms`)
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
      '/learn-more/..%2f..%2fpackage',
      '/handed/%2e%2e%2f%2e%2e%2fpackage',
      '/compliance/..%5c..%5cpackage',
      '/compliance/ssl%00',
    ]
    for (const way of ways) {
      const { text } = await rawCall(product.port, `GET ${way} HTTP/1.1\r\n${host}${CLOSE}\r\n`)
      assert.equal(statusOf(text), 404, `${way}: ${text.slice(0, 200)}`)
      assert.doesNotMatch(text, /"dependencies"|root:/u, way)
    }
  })

  it('A20 no name of a download leads out of the folder of files', async () => {
    const owner = await product.signUp()
    const cookie = owner.headers()['cookie'] ?? ''
    for (const download of ['/reports', '/summary/logo', '/checks', '/checks/broken-links', '/handed']) {
      for (const name of [
        '..%2fsecret.key',
        '%2e%2e%2f%2e%2e%2fsecret.key',
        '..%5csecret.key',
        'a%00.pdf',
        '....//x',
      ]) {
        const head = `GET /api${download}/${name} HTTP/1.1\r\n${host}Cookie: ${cookie}\r\n${CLOSE}\r\n`
        const { text } = await rawCall(product.port, head)
        // None of our addresses has a control character, so the route is not reached.
        const expected = name.includes('%00') ? 400 : 404
        assert.equal(statusOf(text), expected, `${download}/${name}: ${text.slice(0, 200)}`)
      }
    }
  })

  it('A24 addresses of other products do not exist, and look like any missing page', async () => {
    for (const path of [
      '/metrics',
      '/webhook',
      '/webhooks/stripe',
      '/healthz',
      '/status',
      '/debug/vars',
      '/.env',
      '/.git/config',
    ]) {
      const { status } = await fetch(`${product.origin}${path}`)
      assert.equal(status, 404, path)
    }
    for (const path of ['/', '/home', '/login', '/compliance/ssl', '/handed/abc_DEF-1', '/Home/']) {
      const { status } = await fetch(`${product.origin}${path}`)
      assert.equal(status, 200, path)
    }
  })

  it('A10 A24 X01 pages cannot be framed, run only our scripts, and name no version', async () => {
    for (const path of ['/', '/home', '/login', '/nothing', '/api/docs']) {
      const { headers } = await fetch(`${product.origin}${path}`)
      const policy = headers.get('content-security-policy') ?? ''
      assert.match(policy, /frame-ancestors 'none'/u, path)
      assert.match(policy, /script-src 'self'(;|$)/u, path)
      assert.equal(headers.get('x-powered-by'), null)
      assert.equal(headers.get('server'), null)
    }
  })

  it('A19 nobody is redirected to another website', async () => {
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

  it('A19 a link in a mail, or a provider, redirects nobody to another website', async () => {
    const calls = [
      '/verify-email?token=x&',
      '/reset-password/x?',
      '/callback/google?error=x&',
      '/error?error=x&',
    ]
    const fields = [
      'callbackURL',
      'errorCallbackURL',
      'newUserCallbackURL',
      'redirectTo',
      'next',
      'error_description',
    ]
    for (const call of calls) {
      for (const field of fields) {
        for (const away of [
          '//evil.fixture',
          '/\\evil.fixture',
          'https:evil.fixture',
          'https://evil.fixture/',
        ]) {
          const answer = await fetch(
            `${product.origin}/api/auth${call}${field}=${encodeURIComponent(away)}`,
            { redirect: 'manual' },
          )
          const to = new URL(answer.headers.get('location') ?? '/', product.origin)
          assert.equal(to.origin, product.origin, `${call} ${field} ${away}`)
        }
      }
    }
  })

  // Last, because all other tests run meanwhile.
  it('A18 slow headers and slow bodies end with 408', { timeout: 60_000 }, async () => {
    for (const head of await Promise.all(stalled.heads)) {
      assert.equal(statusOf(head.text), 408)
      assert.ok(head.ms < 15_000, `${head.ms} ms`)
    }
    const late = await stalled.body
    assert.equal(statusOf(late.text), 408)
    assert.ok(late.ms < 35_000, `${late.ms} ms`)
  })
})

async function medianOf(work: () => Promise<Response>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 11; turn += 1) {
    const began = performance.now()
    await (await work()).text()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[5] ?? 0
}
