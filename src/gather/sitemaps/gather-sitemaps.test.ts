import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { startCanary } from '#support/canary.ts'
import { closing } from '#support/closing.ts'
import { aPageOf, linksTo, type ScanOptions, scanPages } from '#support/scan.ts'
import { startWebServer, type WebAnswer } from '#support/web-server.ts'

const XML = { 'content-type': 'application/xml' }
const TEXT = { 'content-type': 'text/plain' }
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const xml = (body: string | Buffer): WebAnswer => ({ headers: XML, body })
const urlset = (...locs: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset ${NS}>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`
const index = (...locs: string[]): string =>
  `<sitemapindex ${NS}>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`
const named = (...urls: string[]): WebAnswer => ({
  headers: TEXT,
  body: urls.map((url) => `Sitemap: ${url}\n`).join(''),
})
const HERE = 'http://joes.test'

async function gather(pages: Readonly<Record<string, WebAnswer>>, options: Partial<ScanOptions> = {}) {
  await using scan = await scanPages({ '/': aPageOf(linksTo('/a')), '/a': aPageOf(''), ...pages }, options)
  const evidence = await scan.want('sitemaps')
  return { evidence, asked: scan.server.requests.map(({ path }) => path) }
}
const outcomes = ({ places }: SitemapsEvidence): string[] =>
  places.map(({ url, outcome }) => `${url.replace(HERE, '')} ${outcome}`)
const problemOf = async (sitemap: WebAnswer): Promise<string | undefined> => {
  const { evidence } = await gather({ '/sitemap.xml': sitemap })
  return evidence.places[0]?.problem
}
const problemsOf = async (body: string, more: Readonly<Record<string, WebAnswer>> = {}) => {
  const { evidence } = await gather({ '/sitemap.xml': xml(body), ...more })
  return evidence.files[0]?.problems.filter((problem) => problem !== 'not_in_robots')
}

const many = (count: number): string => urlset(...Array.from({ length: count }, (_, at) => `${HERE}/${at}`))
const outcome = async (status: number) =>
  (await gather({ '/sitemap.xml': { status } })).evidence.places[0]?.outcome

describe('sitemaps', () => {
  it('are requested at the addresses in robots.txt, at the usual ones, and feeds last', async () => {
    const { evidence } = await gather({
      '/': aPageOf('', '<link rel="sitemap" href="/linked.xml">'),
      '/robots.txt': named('/declared.xml'),
      '/atom.xml': xml(
        `<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="${HERE}/a"/></entry></feed>`,
      ),
    })
    assert.deepEqual(outcomes(evidence), [
      '/declared.xml absent',
      '/sitemap.xml absent',
      '/sitemap_index.xml absent',
      '/wp-sitemap.xml absent',
      '/sitemap-index.xml absent',
      '/sitemap/sitemap.xml absent',
      '/sitemap.xml.gz absent',
      '/sitemap.php absent',
      '/sitemap.txt absent',
      '/linked.xml absent',
      '/rss.xml absent',
      '/feed absent',
      '/feed.xml absent',
      '/atom.xml valid',
    ])
    assert.deepEqual(evidence.files[0]?.problems, ['not_in_robots', 'feed'])
  })

  it('end at the first valid one, and the others in robots.txt are read', async () => {
    const { evidence, asked } = await gather({
      '/robots.txt': named('/one.xml', '/two.xml'),
      '/one.xml': xml(urlset(`${HERE}/a`)),
      '/two.xml': xml(urlset(`${HERE}/b`)),
    })
    assert.deepEqual(
      evidence.files.map(({ url }) => url),
      [`${HERE}/one.xml`, `${HERE}/two.xml`],
    )
    assert.deepEqual(evidence.urls, [`${HERE}/a`, `${HERE}/b`])
    assert.ok(!asked.includes('/sitemap.xml'))
  })

  it('are read as text, gzip, RSS and an index with its children', async () => {
    const text = await gather({ '/sitemap.txt': { headers: TEXT, body: `${HERE}/a\r\n${HERE}/b\n` } })
    assert.deepEqual([text.evidence.files[0]?.kind, text.evidence.files[0]?.urls], ['text', 2])
    const gzip = await gather({
      '/sitemap.xml.gz': {
        headers: { 'content-type': 'application/gzip' },
        body: gzipSync(urlset(`${HERE}/a`)),
      },
    })
    assert.equal(gzip.evidence.files[0]?.gzip, true)
    const rss = await gather({
      '/rss.xml': xml(
        `<rss version="2.0"><channel><link>${HERE}/</link><item><link>${HERE}/a</link></item></channel></rss>`,
      ),
    })
    assert.deepEqual([rss.evidence.files[0]?.kind, rss.evidence.files[0]?.urls], ['rss', 1])
    const both = await gather({
      '/sitemap.xml': xml(index(`${HERE}/pages.xml`, `${HERE}/gone.xml`)),
      '/pages.xml': xml(urlset(`${HERE}/a`, `${HERE}/b`)),
    })
    assert.deepEqual(both.evidence.files[0]?.children, [
      { url: `${HERE}/pages.xml`, outcome: 'valid', urls: 2 },
      { url: `${HERE}/gone.xml`, outcome: 'invalid', urls: 0 },
    ])
    assert.deepEqual([both.evidence.files[0]?.kind, both.evidence.files[0]?.urls], ['index', 2])
  })

  it('HTML is never a sitemap, and a broken one when robots.txt names it', async () => {
    const page = aPageOf('')
    assert.deepEqual((await gather({ '/sitemap.xml': page })).evidence.places[0]?.outcome, 'absent')
    const { evidence } = await gather({ '/sitemap.xml': page, '/robots.txt': named('/sitemap.xml') })
    assert.equal(evidence.places[0]?.outcome, 'invalid')
    assert.equal(evidence.places[0]?.problem, "It's a web page, not a sitemap.")
  })

  it('C11 a DOCTYPE, an entity bomb and an outside entity are refused', async () => {
    await using canary = await closing(startCanary())
    const entities = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    ).join('')
    const laughs = `<!DOCTYPE urlset [<!ENTITY e0 "ha">${entities}]>${urlset('&e9;')}`
    const outer = `<!DOCTYPE urlset [<!ENTITY x SYSTEM "http://${canary.address}:${canary.port}/x">]>${urlset('&x;')}`
    for (const body of [laughs, outer, `<!DOCTYPE urlset>${urlset(`${HERE}/a`)}`]) {
      assert.match((await problemOf(xml(body))) ?? '', /DOCTYPE/u)
    }
    assert.equal(canary.hits(), 0)
  })

  it('C11 malformed XML, or another format, is reported', async () => {
    assert.match(
      (await problemOf(xml(`<urlset ${NS}><url><loc>${HERE}/a</url></urlset>`))) ?? '',
      /well-formed/u,
    )
    assert.match((await problemOf(xml(urlset('&nbsp;')))) ?? '', /well-formed/u)
    assert.match((await problemOf(xml('<opml/>'))) ?? '', /not a sitemap/u)
    assert.match((await problemOf(xml(' '))) ?? '', /empty/u)
    assert.match((await problemOf(xml(urlset()))) ?? '', /lists no pages\./u)
    assert.match((await problemOf(xml(urlset('/relative')))) ?? '', /lists no pages\./u)
    assert.match((await problemOf(xml(urlset('https://elsewhere.test/')))) ?? '', /of this website/u)
  })

  it('C12 a gzip bomb is not decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))
    const { evidence } = await gather({
      '/sitemap.xml': { headers: { 'content-type': 'application/gzip' }, body: bomb },
    })
    assert.equal(evidence.places[0]?.outcome, 'unread')
    assert.equal(evidence.places[0]?.failure?.code, 'decode_too_large')
  })

  it('C13 an index that names itself ends', async () => {
    const { evidence, asked } = await gather({ '/sitemap.xml': xml(index(`${HERE}/sitemap.xml`)) })
    assert.equal(evidence.places[0]?.outcome, 'invalid')
    assert.equal(asked.filter((path) => path === '/sitemap.xml').length, 1)
  })

  it('C13 of an index twenty children are read, two levels deep', async () => {
    const children = Array.from({ length: 100 }, (_, at) => `${HERE}/child-${at}.xml`)
    const wide = await gather({ '/sitemap.xml': xml(index(...children)) })
    assert.equal(wide.asked.filter((path) => path.startsWith('/child-')).length, 20)
    const deep = await gather({
      '/sitemap.xml': xml(index(`${HERE}/level-1.xml`)),
      '/level-1.xml': xml(index(`${HERE}/level-2.xml`)),
      '/level-2.xml': xml(index(`${HERE}/level-3.xml`)),
    })
    assert.ok(deep.asked.includes('/level-2.xml'))
    assert.ok(!deep.asked.includes('/level-3.xml'))
  })

  it('C13 more than 50,000 addresses are a problem, 5,000 are kept', async () => {
    assert.deepEqual(await problemsOf(many(50_000), { '/robots.txt': named('/none.xml') }), ['not_found'])
    const { evidence } = await gather({ '/sitemap.xml': xml(many(60_000)) })
    assert.equal(evidence.files[0]?.urls, 60_000)
    assert.ok(evidence.files[0]?.problems.includes('too_many_urls'))
    assert.equal(evidence.urls.length, 5_000)
    assert.equal(evidence.sample.length, 50)
  })

  it('C13 other hosts are counted and never requested, not even private ones', async () => {
    await using canary = await closing(startCanary())
    await using other = await closing(startWebServer({}))
    const at = `http://${canary.address}:${canary.port}`
    const { evidence } = await gather(
      {
        '/sitemap.xml': xml(index(`${HERE}/pages.xml`, 'http://other.test/x.xml', `${at}/y.xml`)),
        '/pages.xml': xml(urlset(`${HERE}/a`, `${at}/z`)),
      },
      { hosts: { 'other.test': other } },
    )
    assert.deepEqual(
      evidence.files[0]?.children.map(({ outcome }) => outcome),
      ['valid', 'unread', 'unread'],
    )
    assert.deepEqual(evidence.foreign, [`${at}/z`])
    assert.ok(evidence.files[0]?.problems.includes('other_host'))
    assert.equal(canary.hits(), 0)
    assert.equal(other.requests.length, 0)
  })

  it('a sitemap with another name of the site counts when the site declares that name, or links to the same pages', async () => {
    const elsewhere = xml(urlset('https://joes.co.nz/', 'https://joes.co.nz/a'))
    const linked = await gather({ '/sitemap.xml': elsewhere })
    assert.equal(linked.evidence.places[0]?.outcome, 'valid')
    const canonical = await gather({
      '/': aPageOf('', '<link rel="canonical" href="https://joes.co.nz/">'),
      '/sitemap.xml': xml(urlset('https://www.joes.co.nz/')),
    })
    assert.equal(canonical.evidence.places[0]?.outcome, 'valid')
    const stranger = await gather({
      '/sitemap.xml': xml(urlset('https://joes.co.nz/', 'https://joes.co.nz/z')),
    })
    assert.equal(stranger.evidence.places[0]?.outcome, 'invalid')
  })

  it('a refusal or an error is "not read", a missing file is "not there"', async () => {
    for (const status of [401, 403, 429, 500, 999])
      assert.equal(await outcome(status), 'unread', String(status))
    for (const status of [400, 404, 410]) assert.equal(await outcome(status), 'absent', String(status))
  })

  it('dates, duplicates, long addresses and a missing namespace are reported', async () => {
    const dated = (date: string) => urlset(`${HERE}/a`).replace('</url>', `<lastmod>${date}</lastmod></url>`)
    assert.deepEqual(await problemsOf(dated('2026-11-20')), [])
    assert.deepEqual(await problemsOf(dated('2099-01-01T00:00:00Z')), ['future_lastmod'])
    assert.deepEqual(await problemsOf(dated('yesterday')), ['bad_lastmod'])
    assert.deepEqual(await problemsOf(urlset(`${HERE}/a`, `${HERE}/a`)), ['duplicates'])
    assert.deepEqual(await problemsOf(urlset(`${HERE}/a`).replace(NS, '')), ['no_namespace'])
    const long = (length: number) => `${HERE}/`.padEnd(length, 'a')
    assert.ok(!(await problemsOf(urlset(`${HERE}/a`, long(2_047))))?.includes('long_loc'))
    assert.ok((await problemsOf(urlset(`${HERE}/a`, long(2_048))))?.includes('long_loc'))
  })

  it('a sample of the addresses is requested, unless robots.txt disallows it', async () => {
    const { evidence, asked } = await gather({
      '/robots.txt': { headers: TEXT, body: 'User-agent: *\nDisallow: /private' },
      '/sitemap.xml': xml(
        urlset(...['/a', '/moved', '/gone', '/hidden', '/shown', '/private'].map((path) => HERE + path)),
      ),
      '/moved': { status: 301, headers: { location: '/a' } },
      '/hidden': aPageOf('', '<meta name="robots" content="noindex"><link rel="canonical" href="/a">'),
      '/shown': aPageOf('', '<meta name="robots" content="index, max-image-preview: none">'),
    })
    const sample = Object.fromEntries(
      evidence.sample.map(({ url, ...rest }) => [url.replace(HERE, ''), rest]),
    )
    const plain = { status: 200, redirectsTo: null, noindex: false, robotsBlocked: false, canonical: null }
    assert.deepEqual(sample['/a'], plain)
    assert.deepEqual(sample['/moved'], { ...plain, status: 301, redirectsTo: `${HERE}/a` })
    assert.deepEqual(sample['/gone'], { ...plain, status: 404 })
    assert.deepEqual(sample['/hidden'], { ...plain, noindex: true, canonical: `${HERE}/a` })
    assert.deepEqual(sample['/shown'], plain)
    assert.deepEqual(sample['/private'], { ...plain, status: null, robotsBlocked: true })
    assert.ok(!asked.includes('/private'))
    assert.deepEqual(evidence.files[0]?.problems, [
      'not_in_robots',
      'redirects',
      'not_found',
      'noindex',
      'robots_blocked',
    ])
  })

  it('pages of the crawl are not requested again', async () => {
    const { asked } = await gather(
      { '/sitemap.xml': xml(urlset(`${HERE}/a`, `${HERE}/listed`)), '/listed': aPageOf('') },
      { settings: { keys: new Set(['pages', 'sitemaps']) } },
    )
    for (const path of ['/a', '/listed']) assert.equal(asked.filter((each) => each === path).length, 1, path)
  })
})
