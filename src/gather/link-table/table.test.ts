import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AddressOnPage } from '../parse/targets.ts'
import { LinkTable } from './table.ts'

function seen(href: string, said: Partial<AddressOnPage> = {}): AddressOnPage {
  const url = URL.parse(href, 'https://joes.test/')
  const http = url?.protocol.startsWith('http') ?? false
  return { href, url: http && url ? url.href : null, kind: 'page', text: 'Read', region: 'main', ...said }
}

function tableOf(pages: Readonly<Record<string, AddressOnPage[]>>): LinkTable {
  const table = new LinkTable('joes.test')
  for (const [page, links] of Object.entries(pages)) table.add(page, links)
  return table
}

test('a target is listed once, with every use counted', () => {
  const table = tableOf({ '/a': [seen('/x'), seen('/x#part'), seen('/x')], '/b': [seen('/x')] })
  const [target, ...more] = [...table.targets()]
  assert.equal(target?.url, 'https://joes.test/x')
  assert.equal(target?.uses, 4)
  assert.equal(more.length, 0)
})

test('places name page, text and region', () => {
  const table = tableOf({ '/a': [seen('/x', { text: 'Shop', region: 'nav' })] })
  assert.deepEqual(table.placesOf('https://joes.test/x'), [{ page: '/a', text: 'Shop', region: 'nav' }])
})

test('twenty places are kept, and all uses are counted', () => {
  const table = tableOf({ '/a': Array.from({ length: 21 }, () => seen('/x')) })
  assert.equal(table.placesOf('https://joes.test/x').length, 20)
  assert.equal([...table.targets()][0]?.uses, 21)
})

test('a target in the header, nav or footer of nearly all pages, and of two at least, is on every page', () => {
  const footer = () => [seen('/x', { region: 'footer' }), seen('/x', { region: 'footer' })]
  assert.equal([...tableOf({ '/a': footer() }).targets()][0]?.onEveryPage, false)
  assert.equal([...tableOf({ '/a': footer(), '/b': footer() }).targets()][0]?.onEveryPage, true)
  const some = (count: number) =>
    tableOf(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`/${at}`, at < count ? footer() : []])))
  assert.equal([...some(9).targets()][0]?.onEveryPage, true)
  assert.equal([...some(8).targets()][0]?.onEveryPage, false)
  const main = tableOf({ '/a': [seen('/x')], '/b': [seen('/x')] })
  assert.equal([...main.targets()][0]?.onEveryPage, false)
})

test('a homepage that is added again with what only scripts show is one page', () => {
  const footer = (href = '/x') => [seen(href, { region: 'footer' })]
  const table = tableOf({ '/a': footer(), '/b': footer() })
  table.add('/a', [seen('/y')])
  assert.equal([...table.targets()][0]?.onEveryPage, true)
  const alone = tableOf({ '/a': footer(), '/b': footer('/y') })
  alone.add('/a', footer('/x#top'))
  assert.equal([...alone.targets()][0]?.onEveryPage, false)
})

test('ignored addresses are not targets', () => {
  assert.deepEqual(
    [...tableOf({ '/a': [seen('#'), seen('#part'), seen('javascript:void(0)'), seen('')] }).targets()],
    [],
  )
})

test('an address that is linked is a link, also when it occurred as a canonical address first', () => {
  const table = tableOf({
    '/a': [seen('/x', { kind: 'canonical' })],
    '/b': [seen('/x')],
    '/c': [seen('/x', { kind: 'canonical' })],
  })
  const [target] = [...table.targets()]
  assert.equal(target?.kind, 'page')
  assert.equal(target?.uses, 1)
})

test('mail and phone links keep their own kind', () => {
  const kinds = [...tableOf({ '/a': [seen('mailto:joe'), seen('tel:1')] }).targets()].map(({ kind }) => kind)
  assert.deepEqual(kinds, ['mail', 'phone'])
})

test('a host with and without www is the same site, other hosts are not', () => {
  const table = tableOf({ '/a': [seen('https://www.joes.test/x'), seen('https://example.com/')] })
  assert.deepEqual(
    [...table.targets()].map(({ sameSite }) => sameSite),
    [true, false],
  )
})

test('a file that a page shows is a picture, though the page links to it first; one that is only linked is a file', () => {
  const gallery = [seen('/vase.jpg', { kind: 'file' }), seen('/vase.jpg', { kind: 'image' })]
  const linked = [seen('/jug.jpg', { kind: 'file' }), seen('/jug.jpg', { kind: 'file' })]
  assert.deepEqual(
    [...tableOf({ '/a': [...gallery, ...linked] }).targets()].map(({ kind, uses }) => [kind, uses]),
    [
      ['image', 2],
      ['file', 2],
    ],
  )
})

const usesOn = (...pages: (readonly [string, AddressOnPage[]])[]): number => {
  const table = new LinkTable('joes.test')
  for (const [page, links] of pages) table.add(`https://joes.test${page}`, links)
  return [...table.targets()][0]?.uses ?? 0
}

const linksAndAnchor = () => [seen('/x'), seen('#top'), seen('/y')]

const otherLinks = () => [seen('/x'), seen('/z')]

test('a page at two spellings of its address is one', () => {
  assert.equal(usesOn(['/', linksAndAnchor()], ['/index.html', linksAndAnchor()]), 1)
  assert.equal(
    usesOn(['/about.html', linksAndAnchor()], ['/about', linksAndAnchor()], ['/about/', linksAndAnchor()]),
    1,
  )
  assert.equal(
    usesOn(['/about', linksAndAnchor()], ['/about.html', otherLinks()], ['/about/index.html', otherLinks()]),
    2,
  )
})

const linkNaming = (main: string) => [seen('/x'), seen(main, { kind: 'canonical' })]

test('a page with a query that names its address without one is that page again', () => {
  assert.equal(usesOn(['/', linkNaming('/')], ['/?page_id=3', linkNaming('/')]), 1)
  assert.equal(usesOn(['/?page_id=3', linkNaming('/')], ['/', linkNaming('/')]), 1)
  assert.equal(usesOn(['/?page_id=4', linkNaming('/?page_id=4')], ['/', linkNaming('/?page_id=4')]), 2)
})

test('pages with the same links at other addresses are several, and so are two that differ at one place', () => {
  const links = () => [seen('/x'), seen('/y')]
  assert.equal(usesOn(['/', links()], ['/prices', links()], ['/?page=2', links()]), 3)
  assert.equal(usesOn(['/', links()], ['/index.html', [...links(), seen('/z')]]), 2)
})

test('links that a script adds to a page are counted with those that it was sent with', () => {
  assert.equal(usesOn(['/', [seen('/x')]], ['/', [seen('/x')]]), 2)
})

/** A page of 5,000 links to addresses of their own. */
const manyLinks = (from = 0, text = 'x'): AddressOnPage[] =>
  Array.from({ length: 5_000 }, (_, at) => seen(`/${from + at}`, { text }))

test('C08 a table knows what its addresses take, however short they are, and each counts once', () => {
  const once = tableOf({ '/a': manyLinks() }).bytes
  assert.ok(once > 5_000 * 700 && once < 5_000 * 1_000, `${once} bytes`)
  assert.ok(tableOf({ '/a': manyLinks(), '/b': manyLinks() }).bytes < once * 1.1)
  assert.ok(tableOf({ '/a': manyLinks(), '/b': manyLinks(5_000) }).bytes > once * 1.9)
})

test('C08 long texts and many places count, and addresses that are no targets do not', () => {
  const once = tableOf({ '/a': manyLinks() }).bytes
  assert.ok(tableOf({ '/a': [seen('/x', { text: '字'.repeat(60_000) })] }).bytes > 120_000)
  const often = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`/${at}`, manyLinks()]))
  assert.ok(tableOf(often).bytes > once + 19 * 5_000 * 20)
  assert.equal(tableOf({ '/a': [seen('/cdn-cgi/l/email-protection')], '/b': [seen('#part')] }).bytes, 0)
})

test('C08 what the crawl never reads takes no place where pages wait, until a link leads to it', () => {
  const pictures = (): AddressOnPage[] => manyLinks().map((one) => ({ ...one, kind: 'image' }))
  const [links, shown] = [tableOf({ '/a': manyLinks() }).bytes, tableOf({ '/a': pictures() }).bytes]
  assert.ok(shown > 5_000 * 430 && shown < 5_000 * 600, `${shown} bytes`)
  assert.equal(
    tableOf({ '/a': pictures(), '/b': manyLinks() }).bytes,
    tableOf({ '/a': manyLinks(), '/b': pictures() }).bytes,
  )
  assert.ok(tableOf({ '/a': pictures(), '/b': manyLinks() }).bytes >= links)
})
