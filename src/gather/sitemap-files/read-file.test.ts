import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { aPageOf, scanPages } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'
import { readLargeBody } from './large-body.ts'
import type { FileRead } from './read-body.ts'
import { readFile } from './read-file.ts'

const HERE = 'http://joes.test'
const MEBIBYTE = 1_048_576
const urlset = (...locs: string[]): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`
const xml = (body: string): WebAnswer => ({ headers: { 'content-type': 'application/xml' }, body })

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const memory = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('C13 the addresses of a sitemap do not keep its text in memory', async () => {
  const padding = `<!--${'long '.repeat((8 * MEBIBYTE) / 5)}-->`
  const sitemap = xml(`${urlset(`${HERE}/the-first-page-of-this-website`)}${padding}`)
  await using scan = await scanPages({ '/': aPageOf(''), '/sitemap.xml': sitemap })
  const read = (): Promise<FileRead> => readFile(scan.context, `${HERE}/sitemap.xml`)
  const kept = [await read(), await read()]
  const before = memory()
  for (let at = 0; at < 6; at += 1) kept.push(await read())
  const grown = memory() - before
  assert.ok(kept.every(({ outcome }) => outcome === 'listed'))
  assert.ok(grown < 16 * MEBIBYTE, `${Math.round(grown / MEBIBYTE)} MiB for six files of 8 MiB`)
})

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
  assert.ok(endless.outcome === 'unread')
  assert.equal(endless.failure.reason, 'too_large')
})

test('C13 a large file is read no longer than its scan', async () => {
  const file = { url: `${HERE}/sitemap.xml`, status: 200, gzip: false, lastModifiedHeader: null }
  const body = Buffer.from(urlset(...Array.from({ length: 50_000 }, (_, at) => `${HERE}/${at}`)))
  const read = await readLargeBody({ ...file, body }, AbortSignal.abort())
  assert.ok(read.outcome === 'unread')
  assert.equal(read.failure.code, 'cancelled')
})
