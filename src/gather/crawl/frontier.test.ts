import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Frontier, type CrawlStep } from './frontier.ts'

const visit = (path: string, said: Partial<CrawlStep> = {}): CrawlStep => ({
  url: new URL(path, 'https://joes.test/').href,
  depth: 1,
  found: 'link',
  ...said,
})

function frontierOf(visits: readonly CrawlStep[], limited = true): Frontier {
  const frontier = new Frontier({ homeHost: 'joes.test', limited })
  for (const each of visits) frontier.offer(each)
  return frontier
}

function paths(frontier: Frontier): string[] {
  const read: string[] = []
  for (let next = frontier.next(); next; next = frontier.next()) read.push(new URL(next.url).pathname)
  return read
}

test('the menu comes first, then the sitemap, then what was found', () => {
  const frontier = frontierOf([
    visit('/deep'),
    visit('/listed', { found: 'sitemap' }),
    visit('/menu', { found: 'menu' }),
    visit('/named', { found: 'owner' }),
  ])
  assert.deepEqual(paths(frontier), ['/menu', '/named', '/listed', '/deep'])
})

test('a path under another name waits until it is asked for, and is not read when the site links to that page itself', () => {
  const frontier = frontierOf([
    visit('/about/', { guessed: true }),
    visit('/team', { guessed: true }),
    visit('/team/', { guessed: true }),
    visit('/about.html'),
  ])
  assert.deepEqual(paths(frontier), ['/about.html'])
  assert.equal(frontier.nextGuessed()?.url, 'https://joes.test/team')
  assert.equal(frontier.nextGuessed(), undefined)
})

test('a path under another name does not stand in the way of the same address linked later', () => {
  const frontier = frontierOf([visit('/team', { guessed: true }), visit('/team')])
  assert.deepEqual(
    [...frontier.waiting()].map(({ guessed }) => guessed ?? false),
    [false, true],
  )
  assert.deepEqual(paths(frontier), ['/team'])
  assert.equal(frontier.nextGuessed(), undefined)
})

test('pages up to four clicks deep are read, deeper ones are not', () => {
  const frontier = frontierOf([visit('/four', { depth: 4 }), visit('/five', { depth: 5 })])
  assert.deepEqual(paths(frontier), ['/four'])
})

test('where the page limit is raised pages are read however deep they are', () => {
  const frontier = frontierOf([visit('/four', { depth: 4 }), visit('/thirty', { depth: 30 })], false)
  assert.deepEqual(paths(frontier), ['/four', '/thirty'])
})

test('W01 W03 W04 at most 20 pages of one pattern are read', () => {
  const days = Array.from({ length: 25 }, (_, day) => visit(`/calendar/${day}`))
  assert.equal(paths(frontierOf(days)).length, 20)
  assert.equal(paths(frontierOf(days, false)).length, 25)
})

test('W01 the menu is read whatever its pattern', () => {
  const items = Array.from({ length: 25 }, (_, at) => visit(`/page/${at}`, { found: 'menu' }))
  assert.equal(paths(frontierOf(items)).length, 25)
})

test('W05 spellings of one page are read once', () => {
  const spellings = ['/about', '/About', '/about/', '/about#team', 'http://www.joes.test/about']
  assert.deepEqual(paths(frontierOf(spellings.map((path) => visit(path)))), ['/about'])
})

test('W05 when the first spelling is not there, the next one is tried', () => {
  const frontier = frontierOf([visit('/about'), visit('/About')])
  const first = frontier.next()
  assert.ok(first)
  frontier.missed(first)
  assert.deepEqual(paths(frontier), ['/About'])
})

test('W06 other sites, files and addresses that change things are not read', () => {
  const urls = ['https://example.com/', '/menu.pdf', '/logout', '/shop?add-to-cart=1', '/kept']
  assert.deepEqual(paths(frontierOf(urls.map((url) => visit(url)))), ['/kept'])
})

test('a page that was reached by a redirect is not read again', () => {
  const frontier = frontierOf([visit('/old')])
  assert.equal(frontier.claim('https://joes.test/new'), true)
  assert.equal(frontier.claim('https://joes.test/New/'), false)
  frontier.offer(visit('/new'))
  assert.deepEqual(paths(frontier), ['/old'])
})

test('what waits is named in the order of reading', () => {
  const frontier = frontierOf([visit('/b'), visit('/a', { found: 'menu' })])
  assert.deepEqual(
    [...frontier.waiting()].map(({ url }) => new URL(url).pathname),
    ['/a', '/b'],
  )
})
