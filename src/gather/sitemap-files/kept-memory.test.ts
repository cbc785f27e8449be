import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { aPageOf, scanPages } from '#support/scan.ts'
import type { FileRead } from './read-body.ts'
import { readFile } from './read-file.ts'

const HERE = 'http://joes.test'
const MEBIBYTE = 1_048_576

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const memory = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('C13 the addresses of a sitemap do not keep its text in memory', async () => {
  const padding = `<!--${'x'.repeat(MEBIBYTE)}-->`.repeat(8)
  const loc = `<loc>${HERE}/the-first-page-of-this-website</loc>`
  const body = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${loc}</url></urlset>${padding}`
  const sitemap = { headers: { 'content-type': 'application/xml' }, body }
  await using scan = await scanPages({ '/': aPageOf(''), '/sitemap.xml': sitemap })
  const read = (): Promise<FileRead> => readFile(scan.context, `${HERE}/sitemap.xml`)
  const kept = [await read(), await read()]
  const before = memory()
  for (let at = 0; at < 6; at += 1) kept.push(await read())
  const grown = memory() - before
  assert.ok(kept.every(({ outcome }) => outcome === 'listed'))
  assert.ok(grown < 16 * MEBIBYTE, `${Math.round(grown / MEBIBYTE)} MiB for six files of 8 MiB`)
})
