import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, describe, it } from 'node:test'
import { type GuardSettings, guardFetch } from './guard-fetch.ts'

const NOTHING: GuardSettings = { resolve: [], allowPrivate: [], dns: [], ca: [], services: [] }

const failureOf = (url: string): Promise<string> =>
  fetch(url).then(
    () => 'none',
    (error: unknown) =>
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error),
  )

describe('requests of libraries', () => {
  let server: Server
  let origin = ''
  let port = 0
  let asked: string[] = []
  let guard: ReturnType<typeof guardFetch> | undefined
  before(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
      else if (request.url === '/much') response.end(Buffer.alloc(1024 * 1024 + 1))
      else response.end('here')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = addressOf(server).port
    origin = `http://127.0.0.1:${port}`
  })
  afterEach(async () => {
    await guard?.close()
    asked = []
  })
  after(() => void server.close())

  it('do not reach a private address, also of a chosen service', async () => {
    for (const services of [[], [origin]]) {
      guard = guardFetch({ ...NOTHING, services })
      assert.match(await failureOf(`${origin}/`), /address_refused/u)
      await guard.close()
    }
    assert.deepEqual(asked, [])
  })

  it('do not reach a name with a private address', async () => {
    const resolve = [{ host: 'id.test', port: 80, address: '127.0.0.1', addressPort: port }]
    guard = guardFetch({ ...NOTHING, resolve, services: ['http://id.test'] })
    assert.match(await failureOf('http://id.test/'), /address_refused/u)
    assert.deepEqual(asked, [])
  })

  it('reach one in an allowed range, on the ports of the services', async () => {
    guard = guardFetch({ ...NOTHING, allowPrivate: ['127.0.0.1/32'], services: [origin] })
    assert.equal(await (await fetch(`${origin}/`)).text(), 'here')
    await guard.close()
    guard = guardFetch({ ...NOTHING, allowPrivate: ['127.0.0.1/32'], services: ['http://127.0.0.1'] })
    assert.match(await failureOf(`${origin}/`), /address_refused/u)
    assert.deepEqual(asked, ['/'])
  })

  it('do not follow redirects to refused addresses', async () => {
    guard = guardFetch({ ...NOTHING, allowPrivate: ['127.0.0.1/32'], services: [origin] })
    assert.match(await failureOf(`${origin}/away`), /address_refused/u)
  })

  it('fail for an answer of more than 1 MiB', async () => {
    guard = guardFetch({ ...NOTHING, allowPrivate: ['127.0.0.1/32'], services: [origin] })
    await assert.rejects(async () => (await fetch(`${origin}/much`)).text())
  })

  it('fail once the guard is closed', async () => {
    guard = guardFetch(NOTHING)
    await guard.close()
    assert.equal(await (await fetch(`${origin}/`)).text(), 'here')
  })
})

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address
}
