import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuUsage } from 'node:process'
import { describe, test } from 'node:test'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { LinkTarget } from '#core/evidence/links.ts'
import type { TechnologyFacts } from '#core/evidence/page.ts'
import { aSite, aTarget, theLinks } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { parseApache, parseCaddy, parseNginx } from '#support/server-grammars.ts'
import type { Piece } from '#fixes/fix.ts'
import { countRedirects, redirectFixes } from './redirect-fixes.ts'

const gone = (url: string, given: Partial<LinkTarget> = {}): LinkTarget =>
  aTarget(url, { outcome: 'broken', reason: 'not_found', status: 404, ...given })

/** A made-up word for each number. */
const nameAt = (at: number): string =>
  `thing${String(at).replaceAll(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)))}`

interface Given {
  server?: string
  technology?: [TechnologyFacts['name'], TechnologyFacts['kind']]
}

/** The pieces for a website with pages about weddings and bouquets. */
const pieces = (targets: LinkTarget[], given: Given = {}): Piece[] => fixFor(targets, given)?.pieces ?? []

/** What to do with them. */
const stepsOf = (targets: LinkTarget[], given: Given = {}): string =>
  fixFor(targets, given)?.where.steps.join(' ') ?? ''

function fixFor(targets: LinkTarget[], { server = '', technology }: Given) {
  const technologies = technology
    ? [{ name: technology[0], kind: technology[1], version: null, by: 'header' as const }]
    : []
  const home = aPage({ headers: { server }, technologies })
  const pages = aCrawl([
    home,
    aPage({ url: '/weddings', headings: [aHeading('Weddings', { level: 1 })] }),
    aPage({ url: '/shop/bouquets', headings: [aHeading('Fresh bouquets', { level: 1 })] }),
    aPage({ url: '/gone-too', status: 404 }),
  ])
  const evidence = { links: theLinks(targets), pages, site: aSite({ home }) }
  return redirectFixes(anInput({ evidence }))[0]
}

const filesOf = (targets: LinkTarget[], server: string): string[] =>
  pieces(targets, { server })
    .slice(1)
    .map(({ content }) => content)

const rows = (piece: Piece | undefined): string[][] => parse(piece?.content ?? '', { bom: true })

const suggested = (target: LinkTarget): string[] => rows(pieces([target])[0])[1]?.slice(1, 3) ?? []

/** What the list says of an address for which the owner chooses. */
const openAt = (path: string): string[] => [`[your new address for ${path}]`, 'You choose']

const linkedOn = (...pages: string[]) => ({
  places: pages.map((path) => ({
    page: `https://joes.test${path}`,
    text: 'More',
    region: 'main' as const,
  })),
})

describe('the most similar page of a missing one', () => {
  test('has the words of its address', () => {
    assert.deepEqual(suggested(gone('/shop/bouquets-old')), ['https://joes.test/shop/bouquets', 'Likely'])
    assert.deepEqual(suggested(gone('/weddings-2023.html')), ['https://joes.test/weddings', 'Likely'])
  })

  test('has the words of the links that led to the missing one', () => {
    const places = [{ page: 'https://joes.test/', text: 'Our fresh bouquets', region: 'main' as const }]
    assert.deepEqual(suggested(gone('/p/81231', { places })), ['https://joes.test/shop/bouquets', 'Likely'])
  })

  test('has the distinctive words, not those of its folder or of every page', () => {
    const pages = ['/services/gas-hobart', '/services/roofs-hobart', '/services/taps-hobart'].map((url) =>
      aPage({ url }),
    )
    const lead = (url: string) => {
      const evidence = { links: theLinks([gone(url)]), pages: aCrawl([aPage(), ...pages]), site: aSite() }
      return rows(redirectFixes(anInput({ evidence }))[0]?.pieces[0])[1]?.slice(1, 3)
    }
    assert.deepEqual(lead('/services/tap'), ['https://joes.test/services/taps-hobart', 'Likely'])
    assert.equal(lead('/services/drains')?.[1], 'You choose')
    assert.equal(lead('/services/drains-hobart')?.[1], 'You choose')
  })

  test('is the page of its folder where no page is similar', () => {
    assert.deepEqual(suggested(gone('/weddings/prices')), ['https://joes.test/weddings', 'Likely'])
  })

  test('is never the homepage, nor the same path at another host of the website', () => {
    assert.deepEqual(suggested(gone('/welcome/home', { places: [] })), openAt('/welcome/home'))
    assert.notEqual(suggested(gone('https://www.joes.test/weddings'))[0], 'https://joes.test/weddings')
  })

  test('is never the only page that has the link: visitors come from there', () => {
    assert.deepEqual(suggested(gone('/weddings2', linkedOn('/weddings'))), openAt('/weddings2'))
    assert.equal(suggested(gone('/weddings2', linkedOn('/weddings', '/shop/bouquets')))[1], 'Likely')
  })

  test('is left to the owner where nothing is similar', () => {
    assert.deepEqual(suggested(gone('/p/81231', { places: [] })), openAt('/p/81231'))
  })
})

test('a thousand missing pages find their likes among a thousand in a moment', () => {
  const pages = Array.from({ length: 1000 }, (_, at) =>
    aPage({
      url: `/shop/item-${nameAt(at)}`,
      title: { text: `Item ${nameAt(at)} of the shop`, count: 1 },
      headings: [aHeading(`Item ${nameAt(at)}`, { level: 1 })],
    }),
  )
  const missing = pages.map((_, at) => gone(`/old/item-${nameAt(at)}`))
  const evidence = { links: theLinks(missing), pages: aCrawl([aPage(), ...pages]), site: aSite() }
  const from = cpuUsage()
  assert.equal(countRedirects(evidence, 'https://joes.test/'), 1000)
  const took = cpuUsage(from).user / 1000
  assert.ok(took < 4000, `${took} ms`)
})

const fixTitleOf = (...targets: LinkTarget[]) => fixFor(targets, {})?.title

test('a missing document is called a file', () => {
  const file = gone('/prices.pdf', { kind: 'file' })
  assert.equal(
    fixTitleOf(gone('/a'), gone('/b'), file),
    'Send visitors of 2 missing pages and 1 missing file to the right place',
  )
  assert.equal(fixTitleOf(file), 'Send visitors of a missing file to the right place')
})

test('only missing pages of this website get a redirect', () => {
  assert.deepEqual(pieces([gone('https://other.test/a'), gone('/a.png', { kind: 'image' })]), [])
  assert.deepEqual(pieces([gone('/weddings.jpg', { kind: 'file' })]), [])
  assert.deepEqual(pieces([gone('/www.facebook.com/joes')]), [])
  assert.deepEqual(pieces([gone('https://shop.joes.test/weddings')]), [])
  assert.deepEqual(pieces([gone('/a', { reason: 'server_error', status: 500 }), aTarget('/b')]), [])
})

test('one path has one redirect, however many addresses lead to it', () => {
  const twice = [gone('https://joes.test/weddings-2023'), gone('http://www.joes.test/weddings-2023')]
  assert.equal(rows(pieces(twice)[0]).length, 2)
})

test('addresses without a similar page must be chosen before the file is used', () => {
  const fix = fixFor([gone('/p/1')], {})
  assert.match(fix?.pieces[0]?.note ?? '', /you choose/u)
  assert.match(fix?.where.steps[0] ?? '', /^Choose where each old address leads/u)
})

describe('the steps use what is there', () => {
  const likely = gone('/weddings-2023')
  const open = gone('/xyzzy')
  const wordPress: Given = { technology: ['WordPress', 'cms'] }

  test('what the owner chooses stands in the file, and there is none for a server whose format is unknown', () => {
    for (const given of [
      wordPress,
      { technology: ['Shopify', 'builder'] },
      { technology: ['Wix', 'builder'] },
    ] satisfies Given[]) {
      assert.equal(pieces([open], given).length, 2)
      assert.match(stepsOf([open], given), /^Choose where each old address leads.*(?:upload|import)/iu)
      assert.doesNotMatch(stepsOf([likely], given), /Choose where/u)
    }
    assert.match(stepsOf([open], { server: 'Apache' }), /^Choose where.*Put the lines/u)
    assert.match(
      stepsOf([open], { server: 'Microsoft-IIS/10.0' }),
      /^Choose where.*Send the list to your host/u,
    )
    assert.doesNotMatch(stepsOf([open], { technology: ['Weebly', 'builder'] }), /Put the lines|upload/u)
  })

  test('pairs that the format cannot say are added to those of the file', () => {
    assert.doesNotMatch(stepsOf([likely, open], wordPress), /our file/u)
    const withQuery = gone('/xyzzy?id=1')
    assert.match(
      stepsOf([likely, withQuery], { server: 'nginx' }),
      /add the pairs of the list that our file/u,
    )
  })
})

describe('redirects are written for', () => {
  const OLD = [gone('/weddings-2023'), gone('/shop/bouquets-old?size=1')]
  const file = (given: Given, at = 1): string => pieces(OLD, given)[at]?.content ?? ''

  test('Apache, with the query as a condition', () => {
    const [section] = parseApache(file({ server: 'Apache' }))
    assert.deepEqual(
      section?.block?.map(({ words }) => words),
      [
        ['RewriteEngine', 'On'],
        ['RewriteRule', '^weddings-2023$', 'https://joes.test/weddings', '[R=301,L,NE]'],
        ['RewriteCond', '%{QUERY_STRING}', '^size=1$'],
        ['RewriteRule', '^shop/bouquets-old$', 'https://joes.test/shop/bouquets', '[R=301,L,NE,QSD]'],
      ],
    )
  })

  test('nginx', () => {
    const [location] = parseNginx(file({ server: 'nginx' }))
    assert.deepEqual(location?.words, ['location', '=', '/weddings-2023'])
    assert.deepEqual(location.block?.[0]?.words, ['return', '301', 'https://joes.test/weddings'])
  })

  test('Caddy', () => {
    assert.deepEqual(
      parseCaddy(file({ server: 'Caddy' })).map(({ words }) => words),
      [['redir', '/weddings-2023', 'https://joes.test/weddings', 'permanent']],
    )
  })

  test('Netlify', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-redirects-'))
    try {
      const path = join(folder, '_redirects')
      await writeFile(path, file({ server: 'Netlify' }))
      const read = await parseAllRedirects({ redirectsFiles: [path], minimal: true, configRedirects: [] })
      const shape = z.array(z.object({ from: z.string(), to: z.string(), status: z.number() }))
      assert.deepEqual(read.errors, [])
      assert.deepEqual(shape.parse(read.redirects), [
        { from: '/weddings-2023', to: '/weddings', status: 301 },
      ])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('Cloudflare, WordPress, Shopify and Wix as files to import', () => {
    const files: [Given, string[]][] = [
      [{ server: 'cloudflare' }, ['https://joes.test/weddings-2023', 'https://joes.test/weddings', '301']],
      [{ technology: ['WordPress', 'cms'] }, ['/weddings-2023', '/weddings', '0', '301']],
      [{ technology: ['Shopify', 'builder'] }, ['/weddings-2023', '/weddings']],
      [{ technology: ['Wix', 'builder'] }, ['/weddings-2023', '/weddings']],
    ]
    for (const [given, expected] of files) {
      const read: string[][] = parse(file(given))
      assert.deepEqual(
        read.find(([from]) => from?.endsWith('/weddings-2023')),
        expected,
      )
    }
  })

  test('Squarespace as lines of its mappings', () => {
    assert.equal(file({ technology: ['Squarespace', 'builder'] }), '/weddings-2023 -> /weddings 301\n')
  })

  test('no builder that only has menus: there is only the sheet', () => {
    assert.equal(pieces(OLD, { technology: ['Weebly', 'builder'] }).length, 1)
  })

  test('no server or host whose format is unknown: there is only the list; an unknown server gets both kinds', () => {
    const targets = [gone('/weddings-2023')]
    assert.deepEqual(filesOf(targets, 'Microsoft-IIS/10.0'), [])
    assert.equal(pieces(targets, { technology: ['GitHub Pages', 'host'] }).length, 1)
    assert.equal(filesOf(targets, '').length, 2)
    const home = aPage({ headers: { server: 'Microsoft-IIS/10.0' } })
    const pages = aCrawl([home, aPage({ url: '/weddings', headings: [aHeading('Weddings', { level: 1 })] })])
    const evidence = { links: theLinks(targets), pages, site: aSite({ home }) }
    assert.match(
      redirectFixes(anInput({ evidence }))[0]?.where.steps[0] ?? '',
      /^Send the list to your host/u,
    )
  })

  test('characters with a meaning to a server are escaped', () => {
    const odd = [gone('/weddings-(2023)+$1.html'), gone('/weddings%20fair')]
    const [section] = parseApache(pieces(odd, { server: 'Apache' })[1]?.content ?? '')
    const patterns = section?.block?.slice(1).map(({ words }) => new RegExp(words[1] ?? '', 'u')) ?? []
    assert.ok(patterns[0]?.test('weddings-(2023)+$1.html'))
    assert.ok(patterns[1]?.test('weddings fair'))
    assert.equal(patterns[0]?.test('weddings-2023'), false)
    const locations = parseNginx(pieces(odd, { server: 'nginx' })[1]?.content ?? '')
    assert.deepEqual(
      locations.map(({ words }) => words[2]),
      ['/weddings fair'],
    )
  })
  test('no address can add a line to the settings or end a text in them', () => {
    const plain = [gone('/weddings-2023')]
    const hostile = [gone('/weddings%0A%7D%0Aevil'), gone('/weddings%22%3B'), gone('/weddings%5C')]
    for (const server of ['Apache', 'nginx', 'Caddy', 'Netlify'])
      assert.deepEqual(filesOf([...hostile, ...plain], server), filesOf(plain, server), server)
  })
})
