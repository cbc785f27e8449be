import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { StorageFull } from '#store/storage-full.ts'
import { sorted } from '#support/file-names.ts'
import { bucketServer, WRITTEN } from '#support/bucket-server.ts'
import { bucketFiles } from './bucket-files.ts'

const SECRET = 'a-secret-key'

let server: Awaited<ReturnType<typeof bucketServer>>
before(async () => {
  server = await bucketServer(SECRET)
})
after(() => server.close())
beforeEach(() => {
  server.objects.clear()
  server.asked.length = 0
})

const open = (secretAccessKey = SECRET, prefix = 'fettle/') =>
  bucketFiles({
    endpoint: server.endpoint,
    region: 'local',
    name: 'things',
    prefix,
    accessKeyId: 'id',
    secretAccessKey,
  })

const names = (files = open()) => sorted(files.list())

test('a file is stored, read, listed over several pages, replaced and removed', async () => {
  const files = open()
  assert.equal(await files.get('reports/a.pdf'), null)
  for (const name of ['reports/a.pdf', 'reports/b.pdf', 'reports/c.pdf', 'reports-of-old/d.pdf', 'e']) {
    await files.put(name, Buffer.from('first'))
  }
  await files.put('reports/a.pdf', Buffer.from('second'))
  assert.equal((await files.get('reports/a.pdf'))?.toString(), 'second')
  assert.deepEqual(
    [...server.objects.keys()].filter((key) => !key.startsWith('/things/fettle/')),
    [],
  )
  assert.equal((await names()).length, 5)
  await files.remove('reports')
  assert.deepEqual(await names(), ['e', 'reports-of-old/d.pdf'])
})

test('`older` lists files stored before a time, and none stored at it', async () => {
  const files = open()
  for (const name of ['a', 'b', 'c']) await files.put(name, Buffer.from('x'))
  const [at, after] = [new Date(WRITTEN), new Date(Date.parse(WRITTEN) + 1)]
  assert.deepEqual(await sorted(files.older(at)), [])
  assert.deepEqual(await sorted(files.older(after)), ['a', 'b', 'c'])
})

test('files under two prefixes of one bucket are kept apart', async () => {
  await open().put('a', Buffer.from('x'))
  assert.deepEqual(await names(open(SECRET, 'other/')), [])
  assert.equal(await open(SECRET, 'other/').get('a'), null)
})

test('a wrong secret gives an error with the service’s code and without the secret', async () => {
  await assert.rejects(open('another-secret').put('a', Buffer.from('x')), (error) => {
    assert.ok(error instanceof Error)
    assert.match(error.message, /403 \(Trouble\)/u)
    assert.doesNotMatch(error.message, /another-secret/u)
    return true
  })
})

test('a short failure is retried, a longer one is thrown', async () => {
  server.troubles.push(503, 500)
  await open().put('a', Buffer.from('x'))
  assert.equal(server.asked.length, 3)
  server.troubles.push(503, 503, 503)
  await assert.rejects(open().get('a'), /503/u)
  server.troubles.length = 0
})

test('F08 a service without space throws StorageFull', async () => {
  server.troubles.push(507)
  await assert.rejects(open().put('a', Buffer.from('x')), StorageFull)
})

for (const name of ['../out', 'a/../b', '.hidden', 'a?b', 'a b', '']) {
  test(`an unsafe file name is refused: ${JSON.stringify(name)}`, async () => {
    await assert.rejects(open().put(name, Buffer.from('x')))
    await assert.rejects(open().get(name))
    await assert.rejects(open().remove(name))
    assert.deepEqual(server.asked, [])
  })
}
