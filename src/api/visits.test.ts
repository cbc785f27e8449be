import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { testApi, type TestApi } from '#support/api.ts'

const MINUTE = 60_000
const FROM = { 'x-from': '192.0.2.200' }

describe('a visitor who looks and looks', () => {
  let api: TestApi
  let ahead = 0
  before(async () => {
    api = await testApi({ now: () => new Date(Date.now() + ahead) })
  })
  after(() => api.close())

  it('A21 is told with the fourth website in an hour how long it is to the next one', async () => {
    const visitor = api.visitor()
    const look = (address: string) => visitor.post('/visits', { address }, FROM)
    for (const address of ['one.example.com', 'two.example.com', 'three.example.com']) {
      assert.equal((await look(address)).status, 202)
      ahead += 5 * MINUTE
    }
    const fourth = await look('four.example.com')
    assert.equal(fourth.status, 429)
    assert.match(fourth.text, /Please try again in 45 minutes\./u)
    ahead += 44 * MINUTE
    assert.match((await look('four.example.com')).text, /Please try again in a minute\./u)
    ahead += MINUTE
    assert.equal((await look('four.example.com')).status, 202)
  })

  it('A21 counts one subscriber of IPv6 once, whichever of their addresses they come from', async () => {
    const look = (host: number, from: string) =>
      api.visitor().post('/visits', { address: `six${host}.example.com` }, { 'x-from': from })
    for (const host of [1, 2, 3]) assert.equal((await look(host, `2001:db8:7:1::${host}`)).status, 202)
    assert.equal((await look(4, '2001:db8:7:1:ffff::4')).status, 429)
    assert.equal((await look(4, '2001:db8:7:2::1')).status, 202, 'the neighbour is somebody else')
  })

  it('A21 counts IPv4 the same in the dress of IPv6', async () => {
    const look = (host: number, from: string) =>
      api.visitor().post('/visits', { address: `four${host}.example.com` }, { 'x-from': from })
    const spellings = ['198.51.100.77', '::ffff:198.51.100.77', '::ffff:c633:644d']
    for (const [host, from] of spellings.entries()) assert.equal((await look(host, from)).status, 202)
    assert.equal((await look(9, '198.51.100.77')).status, 429)
  })

  it('A21 lets one wider network of IPv6 have twelve websites looked at in an hour, from however many of its parts', async () => {
    const look = (part: number) =>
      api
        .visitor()
        .post('/visits', { address: `wide${part}.example.com` }, { 'x-from': `2001:db8:9:${part}::1` })
    for (let part = 1; part <= 12; part += 1) assert.equal((await look(part)).status, 202)
    assert.equal((await look(13)).status, 429)
  })
})
