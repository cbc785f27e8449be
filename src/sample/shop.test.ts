import assert from 'node:assert/strict'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { request } from 'node:https'
import { after, before, describe, it } from 'node:test'
import { decode, encode } from 'dns-packet'
import { openSampleShop, type SampleShop } from './shop.ts'

const QUESTION = { type: 'query', id: 7, questions: [{ type: 'A', name: 'bluewren.example' }] } as const

async function statusOf(shop: SampleShop, path: string): Promise<number | undefined> {
  const [secure] = shop.network.resolve
  const { host, address, addressPort: port } = secure ?? { host: '', address: '', addressPort: 0 }
  const asked = request({ host: address, port, path, servername: host, ca: shop.network.ca }).end()
  const [answer] = await once(asked, 'response')
  answer.resume()
  return answer.statusCode
}

describe('the sample shop', () => {
  let shop: SampleShop
  before(async () => {
    shop = await openSampleShop(new Date())
  })
  after(() => shop.close())

  it('answers an address that is none as it answers a missing page', async () => {
    for (const path of ['//', '/missing']) assert.equal(await statusOf(shop, path), 404, path)
    assert.equal(await statusOf(shop, '/'), 200)
  })

  it('goes on after a message that is none of DNS', async () => {
    const socket = createSocket('udp4')
    const port = Number(shop.network.dns[0]?.split(':')[1])
    socket.send('x', port, '127.0.0.1')
    socket.send(encode({ ...QUESTION, questions: [...QUESTION.questions] }), port, '127.0.0.1')
    const [message] = await once(socket, 'message')
    socket.close()
    assert.equal(decode(message).id, 7)
  })
})
