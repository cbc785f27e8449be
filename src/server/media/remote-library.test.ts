import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { after, before, beforeEach, describe, it } from 'node:test'
import { boundPort } from '#support/bound-port.ts'
import { remoteLibrary } from './remote-library.ts'

describe('a media service', () => {
  let server: Server
  let base: string
  const asked: string[] = []
  let answer: { status: number; body: string }
  before(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(answer.status).end(answer.body)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    base = `http://127.0.0.1:${boundPort(server)}/api/`
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const faults: unknown[] = []
  beforeEach(() => {
    asked.length = 0
    faults.length = 0
  })
  const read = (ids: string[]) => remoteLibrary(base, (error) => void faults.push(error)).byIds(ids)
  const given = (...items: unknown[]) => {
    answer = { status: 200, body: JSON.stringify(items) }
  }

  it('is asked for all items in one request, and they keep the order asked for', async () => {
    given({ id: 2, name: 'Two' }, { id: 'one', nextMedia: 2, extra: true }, { id: 3 })
    const items = await read(['one', '2', '9'])
    assert.deepEqual(asked, ['/api/medias?mediaId=one%2C2%2C9'])
    assert.deepEqual(
      items.map(({ id, nextMedia }) => [id, nextMedia]),
      [
        ['one', 2],
        [2, null],
      ],
    )
    assert.deepEqual(faults, [])
  })

  it('may give relative addresses of files', async () => {
    given({ id: 1, asset: { pdf: 'guide.pdf' }, subtitles: [{ locale: 'en', url: '/a.vtt' }] })
    const [item] = await read(['1'])
    assert.equal(item?.asset.pdf, `${base}guide.pdf`)
    assert.equal(item?.subtitles[0]?.url, new URL('/a.vtt', base).href)
  })

  it('may write the language of captions in another way, and captions of an unknown one are kept', async () => {
    const subtitles = ['en_AU', 'e n'].map((locale) => ({ locale, url: '/a.vtt' }))
    given({ id: 1, subtitles })
    const [item] = await read(['1'])
    assert.deepEqual(
      item?.subtitles.map(({ locale }) => locale),
      ['en-AU', 'und'],
    )
  })

  it('may leave out names: an item has its transcript’s name, or its number', async () => {
    given({ id: 1, transcript: { name: 'Get the padlock' } }, { id: 2 }, { id: 3, name: 'Three' })
    const items = await read(['1', '2', '3'])
    assert.deepEqual(
      items.map(({ name }) => name),
      ['Get the padlock', 'Lesson 2', 'Three'],
    )
  })

  it('I10 can link only to http and https', async () => {
    given({
      id: 1,
      video: 'javascript:alert(1)',
      asset: { pdf: 'data:text/html,x' },
      subtitles: [{ locale: 'en', url: 'file:///etc/hostname' }],
    })
    const [item] = await read(['1'])
    assert.deepEqual([item?.video, item?.asset.pdf, item?.subtitles], [null, null, []])
  })

  it('loses only an invalid item', async () => {
    given({ id: 1, tags: 'not a list' }, null, { id: 2 })
    assert.deepEqual(
      (await read(['1', '2'])).map(({ id }) => id),
      [2],
    )
  })

  for (const [what, wrong] of [
    ['an error', { status: 404, body: '[]' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['something else than a list', { status: 200, body: '{"id":1}' }],
  ] as const)
    it(`gives no items where it answers ${what}, and that is reported`, async () => {
      answer = wrong
      assert.deepEqual(await read(['1']), [])
      assert.equal(faults.length, 1)
    })

  it('gives no items where nobody answers', async () => {
    const nobody = remoteLibrary('http://127.0.0.1:1/', (error) => void faults.push(error))
    assert.deepEqual(await nobody.byIds(['1']), [])
    assert.equal(faults.length, 1)
  })

  it('is not waited for beyond the limit when it does not answer', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const url = `http://127.0.0.1:${boundPort(silent)}/`
    const library = remoteLibrary(url, (error) => void faults.push(error), 50)
    assert.deepEqual(await library.byIds(['1']), [])
    assert.equal(faults.length, 1)
    silent.closeAllConnections()
    silent.close()
  })

  it('is not called for an empty list', async () => {
    assert.deepEqual(await read([]), [])
    assert.deepEqual(asked, [])
  })
})
