import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Gathered } from '#core/gathered.ts'
import { DEFAULT_BUDGETS } from '#net/budgets.ts'
import { judgePages, type Judged } from '#support/judged.ts'
import type { Pages } from '#support/web-server.ts'
import { aPageOf, linksTo } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'
import { bombs, MARKUP } from './heavy-pages.ts'

const MIB = 1_048_576
/** A whole scan of any hostile page ends within this time, also on a busy machine. */
const MOST_MS = 60_000
/** In MiB: a page has at most 10 MiB, and its tree some times that, in a thread with 256 MiB. */
const MOST_MEMORY = 700
const CHECKS = [
  'about-us',
  'broken-links',
  'contact-form',
  'content-display-on-social',
  'legal-necessities',
  'search-ranking',
  'site-keywords',
  'sitemap',
]
/** Sentences about something that was looked for everywhere and does not exist. */
const MISSING = /^(?:no_about_us|no_contact_form|legal_items_missing)$/u
const MORE = '<!doctype html><title>More roses</title><h1>More</h1><p>And more.</p>'

/** Judges the pages within the time and the memory that any website may take. */
async function within(pages: Pages): Promise<Judged> {
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  const from = performance.now()
  try {
    const judged = await judgePages(pages, CHECKS)
    const [ms, mib] = [performance.now() - from, (peak - before) / MIB]
    assert.ok(ms < MOST_MS, `${ms} ms`)
    assert.ok(mib < MOST_MEMORY, `${mib} MiB`)
    return judged
  } finally {
    clearInterval(watch)
  }
}

const statusOf = ({ results }: Judged, id: string): string => results[id]?.status ?? ''
const failureOf = (evidence: Gathered<unknown> | undefined): string =>
  evidence?.state === 'failed' ? evidence.failure.code : ''

describe('a homepage with excessive markup', () => {
  for (const [what, make] of Object.entries(MARKUP)) {
    it(`C03 C04 C09 with ${what} is judged in bounded time and memory, or not at all`, async () => {
      const text = make()
      const judged = await within({ '/': text, '/more': MORE })
      assert.deepEqual(Object.keys(judged.results).toSorted(), CHECKS.toSorted())
      // Where a page was not read to its end nothing is reported missing.
      const isWhole = Buffer.byteLength(text) < 5 * MIB && judged.evidence.pages?.state === 'ok'
      if (!isWhole) for (const id of CHECKS) assert.doesNotMatch(statusOf(judged, id), MISSING, id)
      assert.ok(JSON.stringify(judged.results).length < 4 * MIB, 'what is kept of it is bounded')
    })
  }
})

describe('a decompression bomb', () => {
  for (const [what, bomb] of Object.entries(bombs())) {
    it(`H20 as homepage (${what}) takes bounded time and memory, and nothing is reported missing`, async () => {
      const judged = await within({ '/': bomb })
      for (const id of CHECKS) assert.doesNotMatch(statusOf(judged, id), MISSING, id)
    })

    it(`H20 C12 below a good homepage (${what}), as page, robots.txt, sitemap and picture, affects only itself`, async () => {
      const home = aPageOf(
        linksTo('/bomb', '/more'),
        '<title>Joe’s</title><meta property="og:image" content="/bomb.png">',
      )
      const judged = await within({
        '/': home,
        '/more': MORE,
        '/bomb': bomb,
        '/bomb.png': bomb,
        '/robots.txt': bomb,
        '/sitemap.xml': bomb,
      })
      assert.equal(failureOf(judged.evidence.pages), '')
      assert.notEqual(statusOf(judged, 'search-ranking'), 'unable_to_detect')
      assert.notEqual(statusOf(judged, 'sitemap'), 'sitemap_detected')
    })
  }
})

/** Sends `start`, then a byte each turn, until the client leaves. */
const drip =
  (type: string, start: string): WebAnswer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type })
    response.write(start)
    const timer = setInterval(() => response.write(' '), 20)
    response.once('close', () => clearInterval(timer))
  }

describe('an answer that is sent very slowly', () => {
  const SHORT = { requestMs: 1_000, idleMs: 500, headersMs: 500 }

  it('H05 as homepage ends at the deadline of a request, and nothing is reported missing', async () => {
    const judged = await judgePages({ '/': drip('text/html', '<!doctype html><title>t</title>') }, CHECKS, {
      egress: { budgets: { ...DEFAULT_BUDGETS, ...SHORT } },
    })
    for (const id of CHECKS) assert.doesNotMatch(statusOf(judged, id), MISSING, id)
  })

  it('H05 below a good homepage, as page, robots.txt, sitemap and picture, affects only itself', async () => {
    const home = aPageOf(
      linksTo('/slow', '/more'),
      '<title>Joe’s</title><meta property="og:image" content="/slow.png">',
    )
    const judged = await judgePages(
      {
        '/': home,
        '/more': MORE,
        '/slow': drip('text/html', '<!doctype html>'),
        '/slow.png': drip('image/png', 'PNG'),
        '/robots.txt': drip('text/plain', 'User-agent: *\n'),
        '/sitemap.xml': drip('application/xml', '<urlset>'),
      },
      CHECKS,
      { egress: { budgets: { ...DEFAULT_BUDGETS, ...SHORT } } },
    )
    assert.equal(failureOf(judged.evidence.pages), '')
    assert.notEqual(statusOf(judged, 'search-ranking'), 'unable_to_detect')
    assert.notEqual(statusOf(judged, 'sitemap'), 'no_sitemap')
  })
})

describe('a flood of cookies', () => {
  const FLOODS: Readonly<Record<string, string[]>> = {
    '500 of them': Array.from({ length: 150 }, (_, at) => `c${at}=${at}; Path=/`),
    'one of 20 KB': [`big=${'a'.repeat(20_000)}; Path=/`],
    'names and values of every kind': [
      '=a',
      'a',
      '; ; ;',
      'a=b; Domain=.com',
      'a=b; Domain=other.test',
      '\u00FF=\u00FF',
      'a=b; Expires=never; Max-Age=1e999',
    ],
  }
  for (const [what, cookies] of Object.entries(FLOODS)) {
    it(`H22 (${what}) is followed through redirects, and no cookie is sent with the next page`, async () => {
      const asked: (string | undefined)[] = []
      const set =
        (status: number, more: Record<string, string>): WebAnswer =>
        (request, response) => {
          if (request.url === '/more') asked.push(request.headers.cookie)
          response.writeHead(status, { 'content-type': 'text/html', 'set-cookie': cookies, ...more })
          response.end(aPageOf(linksTo('/more', '/hop')))
        }
      const judged = await within({
        '/': set(200, {}),
        '/more': set(200, {}),
        '/hop': set(302, { location: '/hop2' }),
        '/hop2': set(302, { location: '/more' }),
      })
      assert.equal(failureOf(judged.evidence.pages), '')
      assert.ok(asked.length > 0)
      for (const cookie of asked) assert.ok((cookie ?? '').length < 8_192, cookie?.slice(0, 80))
      assert.equal(asked[0], undefined, 'a page is asked for without the cookies of another')
    })
  }
})
