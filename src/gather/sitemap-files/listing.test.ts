import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { DEFAULT_BUDGETS } from '#net/budgets.ts'
import { sitemapListingOf } from './listing.ts'
import { aPageOf, linksTo, type ScanOptions, scanPages } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'

const HERE = 'http://joes.test'
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const xml = (body: string): WebAnswer => ({ headers: { 'content-type': 'application/xml' }, body })
const urlset = (...paths: string[]): WebAnswer =>
  xml(`<urlset ${NS}>${paths.map((path) => `<url><loc>${HERE}${path}</loc></url>`).join('')}</urlset>`)
const index = (...paths: string[]): WebAnswer =>
  xml(
    `<sitemapindex ${NS}>${paths.map((path) => `<sitemap><loc>${HERE}${path}</loc></sitemap>`).join('')}</sitemapindex>`,
  )
const named = (...paths: string[]): WebAnswer => ({
  headers: { 'content-type': 'text/plain' },
  body: paths.map((path) => `Sitemap: ${HERE}${path}\n`).join(''),
})
/** As many addresses as a file may have. */
const many = (name: string) => urlset(...Array.from({ length: 50_000 }, (_, at) => `${name}/${at}`))

async function sitemapsOf(pages: Readonly<Record<string, WebAnswer>>, options: Partial<ScanOptions> = {}) {
  await using scan = await scanPages({ '/': aPageOf(linksTo('/a')), '/a': aPageOf(''), ...pages }, options)
  const evidence = await scan.want('sitemaps')
  return { evidence, asked: scan.server.requests.map(({ path }) => path) }
}
const files = ({ files }: SitemapsEvidence) =>
  files.map(({ url, urls, children }) => [
    url.replace(HERE, ''),
    urls,
    children.map(({ outcome }) => outcome).join(' '),
  ])

describe('an index of sitemaps', () => {
  it('is valid when robots.txt named its files before it, and none is requested twice', async () => {
    const { evidence, asked } = await sitemapsOf({
      '/robots.txt': named('/a.xml', '/b.xml', '/index.xml'),
      '/a.xml': urlset('/a'),
      '/b.xml': urlset('/b', '/c'),
      '/index.xml': index('/a.xml', '/b.xml'),
    })
    assert.deepEqual(files(evidence), [
      ['/a.xml', 1, ''],
      ['/b.xml', 2, ''],
      ['/index.xml', 3, 'valid valid'],
    ])
    assert.equal(asked.filter((path) => path === '/a.xml').length, 1)
  })

  it('has each file once, also one of two that list each other', async () => {
    const { evidence } = await sitemapsOf({
      '/robots.txt': named('/one.xml', '/two.xml'),
      '/one.xml': index('/two.xml', '/a.xml', '/a.xml'),
      '/two.xml': index('/one.xml', '/b.xml'),
      '/a.xml': urlset('/a'),
      '/b.xml': urlset('/b'),
    })
    assert.deepEqual(files(evidence), [['/one.xml', 2, 'valid valid unread']])
  })

  it('has room for many addresses of an index inside it', async () => {
    const names = ['/1.xml', '/2.xml', '/3.xml', '/4.xml']
    const { evidence } = await sitemapsOf({
      '/sitemap.xml': index('/all.xml'),
      '/all.xml': index(...names),
      ...Object.fromEntries(names.map((name) => [name, many(name)])),
    })
    assert.equal(evidence.files[0]?.urls, 200_000)
  })
})

describe('a page in place of a sitemap', () => {
  it('is none when it is written in XHTML', async () => {
    const page = `<?xml version="1.0" encoding="utf-8"?>\n<!-- x --><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><html></html>`
    const { evidence } = await sitemapsOf({ '/sitemap.xml': page })
    assert.equal(evidence.places[0]?.outcome, 'absent')
  })
})

describe('the sitemaps of a scan', () => {
  it('C13 keep more addresses than a scan reads, of further files the first ones, and count all', async () => {
    const names = ['/1.xml', '/2.xml', '/3.xml', '/4.xml', '/5.xml']
    const pages = {
      '/robots.txt': named(...names),
      ...Object.fromEntries(names.map((name) => [name, many(name)])),
    }
    await using scan = await scanPages({ '/': aPageOf(''), ...pages })
    const { found } = await sitemapListingOf(scan.context)
    assert.deepEqual(
      found.map(({ file, locs }) => [file.urls, locs.length]),
      [50_000, 50_000, 1_000, 1_000, 1_000].map((kept) => [50_000, kept]),
    )
  })

  it('C13 keep fewer addresses of a file the longer these are', async () => {
    const long = 'y'.repeat(3_000)
    const paths = Array.from({ length: 3_000 }, (_, at) => `/${long}${at}`)
    const names = ['/1.xml', '/2.xml']
    const pages = { '/robots.txt': named(...names), '/1.xml': urlset(...paths), '/2.xml': urlset(...paths) }
    await using scan = await scanPages({ '/': aPageOf(''), ...pages })
    const { found } = await sitemapListingOf(scan.context)
    const [first, second = 0] = found.map(({ locs }) => locs.length)
    assert.equal(first, 3_000)
    assert.ok(second > 2_000 && second < 2_500, String(second))
  })

  it('C13 are read up to the limit of their bytes together, whatever they turn out to be', async () => {
    const egress = { budgets: { ...DEFAULT_BUDGETS, sitemapDecodedBytes: 40_000 } }
    const words = { headers: { 'content-type': 'text/plain' }, body: 'x '.repeat(15_000) }
    const paths = ['/0.xml', '/1.xml', '/2.xml', '/3.xml', '/4.xml']
    const { evidence, asked } = await sitemapsOf(
      { '/robots.txt': named(...paths), ...Object.fromEntries(paths.map((path) => [path, words])) },
      { egress },
    )
    // Of 30 KB each, while two files of the largest size are 80 KB.
    assert.deepEqual(
      asked.filter((path) => paths.includes(path)),
      ['/0.xml', '/1.xml', '/2.xml'],
    )
    assert.deepEqual(
      evidence.places.slice(3, 5).map(({ outcome, failure }) => [outcome, failure?.code]),
      [
        ['unread', 'budget_pages'],
        ['unread', 'budget_pages'],
      ],
    )
  })
})
