import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { FORM_TYPE, formBody, picture } from '#support/pictures.ts'
import { type Product, startProduct } from '#support/product.ts'
import { until } from '#support/until.ts'

const MIB = 1_048_576
/** Most bytes that the server may read of a picture of at most 8 MiB, with the buffers of both ends of a connection. */
const MOST_TAKEN = 24 * MIB

describe('an upload over a connection', () => {
  let product: Product
  let png: Buffer
  before(async () => {
    product = await startProduct({ settings: { FETTLE_WORKERS: '0' } })
    png = await picture('png')
  })
  after(() => product.stop())

  /** Begins an upload by a new owner; `length` is its Content-Length. */
  async function begin(length: number) {
    const owner = await product.signUp()
    const socket = connect(product.port, '127.0.0.1')
    const seen = { text: '', isOver: false }
    socket.on('data', (chunk: Buffer) => void (seen.text += chunk.toString('latin1')))
    // The server may close the connection while we still send.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => (seen.isOver = true))
    const headers = { ...owner.headers(), 'content-type': FORM_TYPE, 'content-length': String(length) }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`PUT /api/summary/logo HTTP/1.1\r\nhost: localhost:${product.port}\r\n${lines.join('')}\r\n`)
    return { owner, socket, seen }
  }

  /** Every stored file, also partial ones. */
  const kept = (): string[] => globSync('files/**/*.*', { cwd: product.data })

  it('I03 that is too large is answered while it is received, and not read to its end', async () => {
    const all = 64 * MIB
    const { socket, seen } = await begin(all)
    let sent = 0
    const fill = (): void => {
      while (sent < all && !socket.destroyed) {
        const piece = sent === 0 ? formBody({ bytes: png }).subarray(0, 200) : Buffer.alloc(65_536)
        sent += piece.length
        if (!socket.write(piece)) return
      }
    }
    socket.on('drain', fill)
    fill()
    await until('it was answered', () => seen.text.startsWith('HTTP/1.1 413 '))
    await until('the connection is closed', () => seen.isOver)
    assert.match(seen.text, /File size exceeded!/u)
    assert.ok(sent < MOST_TAKEN, `${sent} bytes were taken`)
    assert.deepEqual(kept(), [])
  })

  it('I03 is judged by its bytes, whatever its Content-Length', async () => {
    const body = formBody({ bytes: png })
    const short = await begin(body.length - 40)
    short.socket.write(body)
    await until('it was answered', () => short.seen.text.startsWith('HTTP/1.1 400 '))
    const long = await begin(body.length + 40)
    long.socket.end(body)
    await until('it is over', () => long.seen.isOver)
    assert.doesNotMatch(long.seen.text, /^HTTP\/1\.1 2/u)
    short.socket.destroy()
    assert.deepEqual(kept(), [])
  })

  it('I08 that is interrupted leaves nothing behind, and the next one is accepted', async () => {
    const body = formBody({ bytes: png })
    const { owner, socket, seen } = await begin(body.length)
    socket.write(body.subarray(0, body.length - 60))
    socket.destroy()
    await until('it is over', () => seen.isOver)
    const whole = await owner.raw('/api/summary/logo', {
      method: 'PUT',
      headers: { 'content-type': FORM_TYPE },
      body: Uint8Array.from(body),
    })
    assert.equal(whole.status, 200, await whole.text())
    assert.equal(kept().length, 1, kept().join(', '))
    assert.doesNotMatch(product.run.log, /"level":"error"/u)
  })
})
