import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPageOf, scanPages } from '#support/scan.ts'
import { readLargeBody } from './large-body.ts'
import type { FileRead } from './read-body.ts'
import { readFile } from './read-file.ts'

const HERE = 'http://joes.test'
const MEBIBYTE = 1_048_576
const urlset = (...locs: string[]): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`

test('C13 a line of a text sitemap that no address is as long as is counted and not kept', async () => {
  const [at, beyond] = [4_096, 4_097].map((length) => `${HERE}/`.padEnd(length, 'a'))
  const sitemap = { headers: { 'content-type': 'text/plain' }, body: `${at}\n${beyond}\n` }
  await using scan = await scanPages({ '/': aPageOf(''), '/sitemap.txt': sitemap })
  const file = await readFile(scan.context, `${HERE}/sitemap.txt`)
  assert.ok(file.outcome === 'listed')
  assert.deepEqual([file.locs, file.count], [[at], 2])
})

test('C13 a large file is read in a thread, whatever it was made for', async () => {
  const file = { url: `${HERE}/sitemap.xml`, status: 200, gzip: false, lastModifiedHeader: null }
  const { signal } = new AbortController()
  const read = (text: string): Promise<FileRead> =>
    readLargeBody({ ...file, body: Buffer.from(text) }, signal)
  const sound = await read(`${urlset(`${HERE}/a`)}${' '.repeat(MEBIBYTE)}`)
  assert.ok(sound.outcome === 'listed')
  assert.deepEqual([sound.locs, sound.bytes > MEBIBYTE], [[`${HERE}/a`], true])
  // Each sign of it is a text of its own until the comment ends.
  const endless = await read(`<urlset><!--${' - '.repeat(16 * MEBIBYTE)}--></urlset>`)
  assert.ok(endless.outcome === 'invalid')
  assert.equal(endless.problem, 'One of its parts is too long.')
})

test('C13 a large file is read no longer than its scan', async () => {
  const file = { url: `${HERE}/sitemap.xml`, status: 200, gzip: false, lastModifiedHeader: null }
  const body = Buffer.from(urlset(...Array.from({ length: 50_000 }, (_, at) => `${HERE}/${at}`)))
  const read = await readLargeBody({ ...file, body }, AbortSignal.abort())
  assert.ok(read.outcome === 'unread')
  assert.equal(read.failure.code, 'cancelled')
})
