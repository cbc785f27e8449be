import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { fillPiece } from '#core/fix-text/fill.ts'
import { TAKE_AWAY } from '#core/fix-text/page-address.ts'
import { type Hosting, type Server, UNKNOWN_HOSTING } from '#fixes/hosting/hosting.ts'
import { undoSteps } from '#fixes/server/undo.ts'
import { aTarget } from '#support/evidence.ts'
import { parseApache } from '#support/server-grammars.ts'
import { type OpenRedirect, openRedirects } from './redirect-fields.ts'
import { redirectFiles } from './redirect-files.ts'
import { stepsFor } from './redirect-steps.ts'

const HOME = 'https://joes.test/'
const PLAIN = { from: '/weddings-old', to: `${HOME}weddings` }
const WITH_QUERY = { from: '/product.php?id=5', to: `${HOME}product` }
const SERVERS: readonly Server[] = ['apache', 'nginx', 'caddy', 'netlify', 'cloudflare', 'vercel']

const servedBy = (server: Server): Hosting => ({ ...UNKNOWN_HOSTING, servers: [server] })
const builtWith = (name: string): Hosting => ({ ...UNKNOWN_HOSTING, name, builder: { name, ways: {} } })
const WORD_PRESS: Hosting = { ...UNKNOWN_HOSTING, isWordPress: true }

type Pair = typeof PLAIN
const filesFor = (hosting: Hosting, sure: readonly Pair[], open: readonly OpenRedirect[] = []) =>
  redirectFiles(hosting, { sure, open, home: HOME })
const contentOf = (hosting: Hosting, ...redirects: Pair[]): string | undefined =>
  filesFor(hosting, redirects).pieces[0]?.content

describe('a file of redirects', () => {
  test('has the whole address of a page at another host of the website', () => {
    const to = 'https://shop.joes.test/bouquets'
    const builders = ['Shopify', 'Squarespace', 'Wix'].map(builtWith)
    for (const hosting of [...SERVERS.map(servedBy), ...builders, WORD_PRESS]) {
      const content = contentOf(hosting, { from: '/bouquets-old', to })
      assert.ok(content?.includes(to), JSON.stringify(hosting))
    }
  })

  test('is not made of addresses that the format cannot say, and is known to lack them', () => {
    for (const server of SERVERS.filter((one) => one !== 'apache')) {
      assert.deepEqual(filesFor(servedBy(server), [WITH_QUERY]), { pieces: [], isPartial: false })
      const both = filesFor(servedBy(server), [PLAIN, WITH_QUERY])
      assert.equal(both.isPartial, true, server)
      assert.doesNotMatch(both.pieces[0]?.content ?? 'product', /product/u, server)
      assert.equal(filesFor(servedBy(server), [PLAIN]).isPartial, false, server)
    }
    assert.equal(filesFor(servedBy('apache'), [PLAIN, WITH_QUERY]).isPartial, false)
    const hostile = { ...PLAIN, from: '/weddings%0A' }
    assert.equal(filesFor(servedBy('apache'), [PLAIN, hostile]).isPartial, true)
  })

  test('that lacks some has a step that adds them', () => {
    const made = { isWritten: true, isOpen: false }
    const stepsOf = (isPartial: boolean) => stepsFor(UNKNOWN_HOSTING, [], { ...made, isPartial }).join(' ')
    assert.match(stepsOf(true), /add the pairs of the list that our file/u)
    assert.equal(stepsOf(false), '')
  })

  test('is tried when everything is in place', () => {
    const way = ['Put the lines into the settings.', 'Try one old address afterwards.']
    const steps = stepsFor(UNKNOWN_HOSTING, way, { isWritten: true, isOpen: true, isPartial: true })
    assert.match(
      steps.join(' '),
      /^Choose where.*Put the lines.*add the pairs.*Try one old address afterwards\.$/u,
    )
  })

  test('for Cloudflare has no address with a query, which the upload refuses', () => {
    assert.deepEqual(parse(contentOf(servedBy('cloudflare'), PLAIN, WITH_QUERY) ?? ''), [
      ['https://joes.test/weddings-old', 'https://joes.test/weddings', '301'],
    ])
  })

  test('for Apache reads no variable in a new address', () => {
    const [section] = parseApache(
      contentOf(servedBy('apache'), { ...PLAIN, to: `${HOME}lunch-$5-menu` }) ?? '',
    )
    assert.equal(section?.block?.at(-1)?.words[2], String.raw`https://joes.test/lunch-\$5-menu`)
  })

  test('makes no address a pattern for others', () => {
    for (const server of ['caddy', 'netlify', 'vercel'] as const)
      assert.equal(contentOf(servedBy(server), { ...PLAIN, from: '/sale/*' }), undefined, server)
    assert.equal(contentOf(servedBy('netlify'), { ...PLAIN, from: '/:sale' }), undefined)
    assert.equal(contentOf(servedBy('vercel'), { ...PLAIN, to: `${HOME}menu:lunch` }), undefined)
  })
})

const ODD = '/old%20[1]?p=2'
const openAt = (...paths: string[]): OpenRedirect[] => openBeside([], paths)
const openBeside = (sure: readonly Pair[], paths: readonly string[]): OpenRedirect[] =>
  openRedirects(
    paths.map((path) => ({ target: aTarget(path, { outcome: 'broken' }), likely: null })),
    { home: HOME, pages: [], mayBeEmpty: sure.length > 0 },
  )
/** The file of the hosting with these answers. */
const filledFor = (hosting: Hosting, answers: Record<string, string>, sure: Pair[] = []): string | null => {
  const [piece] = filesFor(hosting, sure, openBeside(sure, Object.keys(answers))).pieces
  if (piece === undefined) return null
  const typed = Object.fromEntries(
    openAt(...Object.keys(answers)).map(({ field, from }) => [field.id, answers[from] ?? '']),
  )
  const fields = (piece.fields ?? []).map((field) => ({ ...field, from: null }))
  const { text, missing } = fillPiece(piece, fields, typed)
  assert.deepEqual(missing, [])
  return text
}

describe('what the owner chooses for a missing page', () => {
  const builders = ['Shopify', 'Squarespace', 'Wix'].map(builtWith)

  test('stands in the file as a page that was found would', () => {
    for (const hosting of [...SERVERS.map(servedBy), ...builders, WORD_PRESS]) {
      const to = `${HOME}k%C5%8Dwhai`
      assert.equal(
        filledFor(hosting, { '/old': '/kōwhai' }),
        contentOf(hosting, { from: '/old', to }),
        hosting.name ?? hosting.servers[0],
      )
      const both = contentOf(hosting, PLAIN, { from: '/old', to })
      assert.equal(filledFor(hosting, { '/old': to }, [PLAIN]), both)
      assert.equal(
        filledFor(hosting, { '/old': TAKE_AWAY, '/a': to }),
        contentOf(hosting, { from: '/a', to }),
      )
      assert.equal(filledFor(hosting, { '/old': TAKE_AWAY }, [PLAIN]), contentOf(hosting, PLAIN))
    }
  })

  test('is no file where every link is taken away', () => {
    assert.equal(filledFor(servedBy('apache'), { '/a': TAKE_AWAY, '/b': TAKE_AWAY }), '')
  })

  test('is asked once for each path, with an id and a mark of its own', () => {
    const long = `/${'a'.repeat(300)}`
    const fields = openAt(ODD, `${long}1`, `${long}2`, '/ü ber').map(({ field }) => field)
    assert.equal(new Set(fields.map(({ id }) => id)).size, 4)
    for (const { id, mark } of fields) {
      assert.match(id, /^[\p{L}\p{N}/_.-]{1,170}$/u)
      assert.match(mark, /^\[your [^\][\n]{1,160}\]$/u)
    }
  })

  test('is asked for so many, and not for thousands', () => {
    assert.equal(openAt(...Array.from({ length: 90 }, (_, at) => `/old-${at}`)).length, 20)
  })
})

const columnsOf = (hosting: Hosting): string[] =>
  parse(contentOf(hosting, PLAIN) ?? '', { bom: true })[0] ?? []

describe('each file of redirects', () => {
  const all = [...SERVERS.map(servedBy), ...['Shopify', 'Squarespace', 'Wix'].map(builtWith), WORD_PRESS].map(
    (hosting) => filesFor(hosting, [PLAIN]).pieces[0],
  )

  test('says whom it is for, has the name that its reader expects, and can be undone', () => {
    for (const piece of all) {
      assert.match(piece?.title ?? '', /^For \p{L}[\p{L} ]+: (?:a file|lines|the redirects)\b/u)
      assert.match(piece?.name ?? '', /^(?:[a-z-]+\.(?:txt|conf|caddy|csv|json)|_redirects)$/u)
      assert.match(piece ? (undoSteps([piece])[0] ?? '') : '', /^To undo it, .+\.$/u, piece?.name)
    }
    assert.equal(new Set(all.map((piece) => piece?.title)).size, all.length)
  })

  test('names the old and the new address', () => {
    for (const piece of all) {
      const content = piece?.content ?? ''
      assert.ok(content.includes('weddings-old'), piece?.title)
      assert.match(content, /weddings["\s,]/u, piece?.title)
    }
  })

  test('of a builder begins with the columns that its import asks for', () => {
    assert.deepEqual(columnsOf(builtWith('Shopify')), ['Redirect from', 'Redirect to'])
    assert.deepEqual(columnsOf(builtWith('Wix')), ['Old URL', 'New URL'])
    assert.deepEqual(columnsOf(WORD_PRESS), ['source', 'target', 'regex', 'code'])
  })

  test('is permanent (301) wherever its format says so itself', () => {
    for (const server of ['apache', 'nginx', 'netlify', 'cloudflare'] as const)
      assert.match(contentOf(servedBy(server), PLAIN) ?? '', /\b301\b/u, server)
    for (const server of ['caddy', 'vercel'] as const)
      assert.match(contentOf(servedBy(server), PLAIN) ?? '', /\bpermanent\b/u, server)
  })
})
