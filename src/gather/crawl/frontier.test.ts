import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Frontier, type CrawlStep } from './frontier.ts'

const step = (path: string, said: Partial<CrawlStep> = {}): CrawlStep => ({
  url: new URL(path, 'https://joes.test/').href,
  depth: 1,
  found: 'link',
  ...said,
})

function frontierOf(steps: readonly CrawlStep[], limited = true): Frontier {
  const frontier = new Frontier({ homeHost: 'joes.test', limited })
  for (const each of steps) frontier.offer(each)
  return frontier
}

function paths(frontier: Frontier): string[] {
  const read: string[] = []
  for (let next = frontier.next(); next; next = frontier.next()) read.push(new URL(next.url).pathname)
  return read
}

test('the menu comes first, then the sitemap, then other pages', () => {
  const frontier = frontierOf([
    step('/deep'),
    step('/listed', { found: 'sitemap' }),
    step('/menu', { found: 'menu' }),
    step('/named', { found: 'owner' }),
  ])
  assert.deepEqual(paths(frontier), ['/menu', '/named', '/listed', '/deep'])
})

test('a path under another name waits until `nextOfOtherName`, and is not read when the site links to that page itself', () => {
  const frontier = frontierOf([
    step('/about/', { ofOtherName: true }),
    step('/team', { ofOtherName: true }),
    step('/team/', { ofOtherName: true }),
    step('/about.html'),
  ])
  assert.deepEqual(paths(frontier), ['/about.html'])
  assert.equal(frontier.nextOfOtherName()?.url, 'https://joes.test/team')
  assert.equal(frontier.nextOfOtherName(), undefined)
})

test('a path under another name does not prevent the same address linked later', () => {
  const frontier = frontierOf([
    step('/team', { ofOtherName: true }),
    step('/team'),
    step('/shop', { ofOtherName: true }),
  ])
  assert.deepEqual(
    [...frontier.waiting()].map(({ url, ofOtherName = false }) => [new URL(url).pathname, ofOtherName]),
    [
      ['/team', false],
      ['/shop', true],
    ],
  )
  assert.deepEqual(paths(frontier), ['/team'])
  assert.equal(frontier.nextOfOtherName()?.url, 'https://joes.test/shop')
  assert.equal(frontier.nextOfOtherName(), undefined)
})

test('pages up to four clicks deep are read, deeper ones are not', () => {
  const frontier = frontierOf([step('/four', { depth: 4 }), step('/five', { depth: 5 })])
  assert.deepEqual(paths(frontier), ['/four'])
  assert.equal(frontier.passedOver, 1)
})

test('a page that was met too deep first is read when it is met nearer to the homepage', () => {
  const frontier = frontierOf([
    step('/contact', { depth: 5 }),
    step('/contact', { depth: 5 }),
    step('/contact'),
  ])
  assert.deepEqual(paths(frontier), ['/contact'])
  assert.equal(frontier.passedOver, 0)
})

test('what is no page, and a path under another name, is not passed over', () => {
  const deep = ['/menu.pdf', '/logout', 'https://example.com/'].map((path) => step(path, { depth: 5 }))
  assert.equal(frontierOf([...deep, step('/team', { depth: 5, ofOtherName: true })]).passedOver, 0)
})

test('where the page limit is raised pages are read however deep they are', () => {
  const frontier = frontierOf([step('/four', { depth: 4 }), step('/thirty', { depth: 30 })], false)
  assert.deepEqual(paths(frontier), ['/four', '/thirty'])
})

test('W01 W03 W04 at most 20 pages of one pattern are read', () => {
  const days = Array.from({ length: 25 }, (_, day) => step(`/calendar/${day}`))
  const frontier = frontierOf(days)
  assert.equal(paths(frontier).length, 20)
  assert.equal(frontier.passedOver, 5)
  assert.equal(paths(frontierOf(days, false)).length, 25)
})

test('W01 the menu is read whatever its pattern', () => {
  const items = Array.from({ length: 25 }, (_, at) => step(`/page/${at}`, { found: 'menu' }))
  assert.equal(paths(frontierOf(items)).length, 25)
})

test('W05 spellings of one page are read once', () => {
  const spellings = ['/about', '/About', '/about/', '/about#team', 'http://www.joes.test/about']
  assert.deepEqual(paths(frontierOf(spellings.map((path) => step(path)))), ['/about'])
})

test('W05 when the first spelling is missing, the next one is tried', () => {
  const frontier = frontierOf([step('/about'), step('/About')])
  const first = frontier.next()
  assert.ok(first)
  frontier.tryNextSpelling(first)
  assert.deepEqual(paths(frontier), ['/About'])
})

test('W06 other sites, files and addresses that change things are not read', () => {
  const urls = ['https://example.com/', '/menu.pdf', '/logout', '/shop?add-to-cart=1', '/kept']
  assert.deepEqual(paths(frontierOf(urls.map((url) => step(url)))), ['/kept'])
})

test('a page that was reached by a redirect is not read again', () => {
  const frontier = frontierOf([step('/old')])
  assert.equal(frontier.claim('https://joes.test/new'), true)
  assert.equal(frontier.claim('https://joes.test/New/'), false)
  frontier.offer(step('/new'))
  assert.deepEqual(paths(frontier), ['/old'])
})

test('waiting pages are listed in the order of reading', () => {
  const frontier = frontierOf([step('/b'), step('/a', { found: 'menu' })])
  assert.deepEqual(
    [...frontier.waiting()].map(({ url }) => new URL(url).pathname),
    ['/a', '/b'],
  )
})
