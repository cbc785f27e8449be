import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, describe, it } from 'node:test'
import { type DoorSettings, guardFetch } from './process-door.ts'

const NOTHING: DoorSettings = { resolve: [], allowPrivate: [], dns: [], ca: [], services: [] }

const failureOf = (url: string): Promise<string> =>
  fetch(url).then(
    () => 'none',
    (error: unknown) =>
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error),
  )

describe('what libraries fetch', () => {
  let server: Server
  let origin = ''
  let port = 0
  let asked: string[] = []
  let door: ReturnType<typeof guardFetch> | undefined
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
    await door?.close()
    asked = []
  })
  after(() => void server.close())

  it('does not reach a private address, whether it is a service that was chosen or not', async () => {
    for (const services of [[], [origin]]) {
      door = guardFetch({ ...NOTHING, services })
      assert.match(await failureOf(`${origin}/`), /address_refused/u)
      await door.close()
    }
    assert.deepEqual(asked, [])
  })

  it('does not reach a name that leads to a private address', async () => {
    const resolve = [{ host: 'id.test', port: 80, address: '127.0.0.1', addressPort: port }]
    door = guardFetch({ ...NOTHING, resolve, services: ['http://id.test'] })
    assert.match(await failureOf('http://id.test/'), /address_refused/u)
    assert.deepEqual(asked, [])
  })

  it('reaches one in a range that was opened, on the ports of the services', async () => {
    door = guardFetch({ ...NOTHING, allowPrivate: ['127.0.0.1/32'], services: [origin] })
    assert.equal(await (await fetch(`${origin}/`)).text(), 'here')
    await door.close()
    door = guardFetch({ ...NOTHING, allowPrivate: ['127.0.0.1/32'], services: ['http://127.0.0.1'] })
    assert.match(await failureOf(`${origin}/`), /address_refused/u)
    assert.deepEqual(asked, ['/'])
  })

  it('never follows where it would not go itself', async () => {
    door = guardFetch({ ...NOTHING, allowPrivate: ['127.0.0.1/32'], services: [origin] })
    assert.match(await failureOf(`${origin}/away`), /address_refused/u)
  })

  it('leaves an answer of more than 1 MiB', async () => {
    door = guardFetch({ ...NOTHING, allowPrivate: ['127.0.0.1/32'], services: [origin] })
    await assert.rejects(async () => (await fetch(`${origin}/much`)).text())
  })

  it('ends when it is closed', async () => {
    door = guardFetch(NOTHING)
    await door.close()
    assert.equal(await (await fetch(`${origin}/`)).text(), 'here')
  })
})

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address
}
