import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LinkTarget } from '#core/evidence/links.ts'
import { aTarget, theLinks } from '#support/evidence.ts'
import { minutesOf, type Step } from '#core/words.ts'
import { type BrokenLinksFacts, brokenLinksFacts, type LinkRow } from './facts.ts'
import { linkWork } from './work.ts'

const PLACE = { page: 'https://joes.test/', text: '', region: 'main' } as const
const missing = (kind: LinkTarget['kind'], ...paths: string[]): LinkTarget[] =>
  paths.map((path) =>
    aTarget(path, { kind, outcome: 'broken', reason: 'not_found', status: 404, places: [PLACE] }),
  )
const factsOf = (targets: LinkTarget[], sizes: readonly string[] = []) =>
  brokenLinksFacts(theLinks(targets), { hosts: ['joes.test'], sizes: new Set(sizes) })
const workOf = (targets: LinkTarget[], more: Partial<BrokenLinksFacts> = {}) =>
  linkWork({ status: 'broken_links_detected', facts: { ...factsOf(targets), ...more } })

const textOf = (step: Step): string => (typeof step === 'string' ? step : step.text)

test('the missing pictures of one folder are one upload, whose minutes hardly grow', () => {
  const many = Array.from({ length: 21 }, (_, at) => `/img/${at}.jpg`)
  const work = workOf(missing('image', ...many, '/other/a.jpg'))
  assert.deepEqual(work?.steps.slice(0, -1), [
    {
      text: 'On your homepage, upload the picture https://joes.test/other/a.jpg again with the very same name, capital letters included, or remove it',
      minutes: 4,
    },
    {
      text: 'Upload the 21 missing pictures of the folder img again with the very same names, capital letters included, or remove them',
      minutes: 13,
    },
  ])
})

const CHOSEN_ANEW =
  'Upload the 2 missing pictures anew and choose them on their pages in place of the missing ones, or remove them'

test('a missing picture of a WordPress library is chosen anew: an upload goes to the folder of its month', () => {
  const folder = '/wp-content/uploads/2024/07'
  const [one] = workOf(missing('image', `${folder}/a.jpg`))?.steps ?? []
  assert.match(
    textOf(one ?? ''),
    /^On your homepage, upload the picture .* anew and choose it there in place/u,
  )
  const [both] = workOf(missing('image', `${folder}/a.jpg`, `${folder}/b.jpg`))?.steps ?? []
  assert.equal(textOf(both ?? ''), CHOSEN_ANEW)
})

test('a missing picture at a hosted builder is chosen anew, as nobody has its folders', () => {
  const [both] = workOf(missing('image', '/media/a.jpg', '/media/b.jpg'), { isAtBuilder: true })?.steps ?? []
  assert.equal(textOf(both ?? ''), CHOSEN_ANEW)
})

test('missing pictures that are chosen anew take a page each, whatever folders they were in', () => {
  const pictures = missing('image', ...[1, 2].flatMap(picturesIn))
  const [step, ...more] = workOf(pictures, { isAtBuilder: true })?.steps ?? []
  assert.equal(minutesOf(step ?? ''), 10)
  assert.equal(more.length, 1)
})

const picturesIn = (folder: number) => [`/f${folder}/a.jpg`, `/f${folder}/b.jpg`]

test('the missing pictures of many folders are one step', () => {
  const [step, ...more] = workOf(missing('image', ...[1, 2, 3, 4].flatMap(picturesIn)))?.steps ?? []
  assert.deepEqual(step, {
    text: 'Upload the 8 missing pictures of 4 folders again with the very same names, capital letters included, or remove them',
    minutes: 12,
  })
  assert.equal(more.length, 1)
})

test('missing scripts and style sheets are for the web person', () => {
  const code = [...missing('script', '/a.js', '/b.js'), ...missing('stylesheet', '/a.css')]
  const alone = workOf(code)
  assert.deepEqual(alone?.steps[0], {
    text: 'Put back the 2 missing scripts and 1 missing style sheet, or remove what asks for them',
    minutes: 5,
    who: 'Your web person',
  })
  assert.equal(alone.who, 'Your web person')
  const shared = workOf([...code, ...missing('mail', 'mailto:joe@')])
  assert.equal(shared?.who, 'You and your web person')
  const [one] = workOf(missing('script', '/a.js'))?.steps ?? []
  assert.deepEqual(one, {
    text: 'On your homepage, correct or remove the script https://joes.test/a.js',
    minutes: 3,
    who: 'Your web person',
  })
})

test('scripts of other services are loaded from there again: nobody can put them back', () => {
  const saved = ['/www.measuring.example/tag.js', '/cdn.shop.example/v1.2.3/app.js']
  const steps = workOf(missing('script', '/v1.2.3/a.js', '/b.js', ...saved))?.steps ?? []
  assert.deepEqual(steps.slice(0, 2).map(textOf), [
    'Put back the 2 missing scripts, or remove what asks for them',
    'Load the 2 missing scripts of other services (such as www.measuring.example) from there again, or remove those that you no longer use',
  ])
  const elsewhere = missing('script', 'https://cdn.example/a.js', 'https://cdn.example/b.js')
  assert.match(
    textOf(workOf(elsewhere)?.steps[0] ?? ''),
    /^Load the 2 missing scripts .*such as cdn\.example/u,
  )
})

test('a picture that pages ask for in several sizes is uploaded in each of them', () => {
  const pictures = missing('image', '/img/a-500.jpg', '/img/b.jpg')
  const { parts } = factsOf(pictures, ['https://joes.test/img/a-500.jpg'])
  assert.deepEqual(
    parts.map(({ inSizes }) => inSizes),
    [true, undefined],
  )
  assert.match(textOf(workOf(pictures, { parts })?.steps[0] ?? ''), /included, in each size that your pages/u)
  const alone = { count: 1, parts: parts.slice(0, 1) }
  assert.match(
    textOf(workOf([], alone)?.steps[0] ?? ''),
    /included, in each size that your pages ask for, or/u,
  )
})

test('redirects that are settings of a server go to the web person, which takes the owner a message', () => {
  const gone = missing('page', '/weddings-2023')
  const work = workOf(gone, { redirects: 1, redirectsAtServer: true })
  assert.deepEqual(work?.steps.slice(0, 2), [
    {
      text: 'Send the ready-made redirect for the missing page to your web person or your host, or correct the links that lead there',
      minutes: 3,
    },
    {
      text: 'Put the redirects into the settings of the server, and try one old address',
      minutes: 6,
      who: 'Your web person',
    },
  ])
  assert.deepEqual([work.isReadyMade, work.who], [true, 'You and your web person'])
  assert.equal(workOf(gone, { redirects: 1 })?.who, 'You')
})

test('a link takes a minute more for each further page that has it, and one of the header none but where pages are files', () => {
  const [link] = factsOf(missing('mail', 'mailto:joe@')).links
  const alsoFrom = ['https://joes.test/a', 'https://joes.test/b']
  const minutes = (given: Partial<LinkRow>, of: Partial<BrokenLinksFacts> = {}) => {
    assert.ok(link)
    const work = workOf([], { count: 1, links: [{ ...link, alsoFrom, ...given }], ...of })
    return minutesOf(work?.steps[0] ?? '')
  }
  assert.equal(minutes({}), 6)
  assert.equal(minutes({ onEveryPage: true }), 4)
  const files = { redirectsAtServer: true }
  assert.equal(minutes({ onEveryPage: true }, files), 6)
  const ten = Array.from({ length: 10 }, (_, at) => `https://joes.test/${at}`)
  assert.equal(minutes({ onEveryPage: true, alsoFrom: ten }, files), 9)
})

/** A broken link of the homepage with this text. */
const named = (path: string, text: string) => ({
  ...aTarget(path, { outcome: 'broken', reason: 'no_such_site' }),
  places: [{ ...PLACE, text }],
})

test('steps for two links with the same text name their addresses', () => {
  const steps = workOf([
    named('https://one.test/a', 'Menu'),
    named('https://one.test/b', 'Menu'),
    named('https://one.test/c', 'Prices'),
  ])?.steps
  assert.deepEqual(steps?.slice(0, 3).map(textOf), [
    'On your homepage, correct or remove the link “Menu” (https://one.test/a)',
    'On your homepage, correct or remove the link “Menu” (https://one.test/b)',
    'On your homepage, correct or remove the link “Prices”',
  ])
})

/** The step for four broken links on these pages. */
function inOneStep(...pages: string[]): string {
  const onEveryPage = pages.includes('menu')
  const targets = pages.map((page, at) => ({
    ...aTarget(`https://one.test/${at}`, { outcome: 'broken', reason: 'no_such_site' }),
    places: [{ ...PLACE, page: page === 'menu' ? 'https://joes.test/a' : `https://joes.test${page}` }],
    onEveryPage: onEveryPage && page === 'menu',
  }))
  return textOf(workOf(targets)?.steps[0] ?? '')
}

test('links of the homepage and menu come first only where some, and not all, are there', () => {
  const all = 'Correct, replace or remove the 4 broken links'
  assert.equal(inOneStep('/a', '/a', '/b', '/c'), all)
  assert.equal(inOneStep('/', '/', '/', '/'), all)
  assert.equal(inOneStep('/', '/a', '/a', '/a'), `${all}, those of your homepage first`)
  assert.equal(inOneStep('menu', '/a', '/a', '/a'), `${all}, those of your homepage and menu first`)
})

const stepAt = (path: string): string => textOf(workOf(missing('page', path))?.steps[0] ?? '')

test('a link that lacks https:// gets its address, but not the name that a program gave to a saved page', () => {
  assert.match(stepAt('/www.facebook.com/joes'), /it should be https:\/\/www\.facebook\.com\/joes$/u)
  assert.match(stepAt('/www.facebook.com/login6a78.html?u='), /, correct or remove the page/u)
})

const stepOn = (page: string): string => {
  const [target] = missing('page', '/gone')
  const places = [{ ...PLACE, page: `https://joes.test${page}`, text: 'Menu' }]
  return textOf(workOf(target ? [{ ...target, reason: 'server_error', places }] : [])?.steps[0] ?? '')
}

test('a page with parameters is no homepage, and a path is shown as people read it', () => {
  const all = 'Correct, replace or remove the 4 broken links'
  assert.equal(inOneStep('/?page_id=12', '/a', '/a', '/a'), all)
  assert.match(stepOn('/?page_id=12'), /^On the page \/\?page_id=12, correct/u)
  assert.match(stepOn('/whakap%C4%81?a=1'), /^On the page \/whakapā\?a=1, correct/u)
  assert.match(stepOn('/'), /^On your homepage, correct/u)
})

test('a mistyped address is told with what it should be', () => {
  const mistyped = aTarget('/54pines.com', { outcome: 'broken', reason: 'malformed', places: [PLACE] })
  const [step] = workOf([mistyped])?.steps ?? []
  assert.match(textOf(step ?? ''), /the address of the page .*: it should be https:\/\/54pines\.com$/u)
})

const stepsWith = (...targets: LinkTarget[]): string[] => (workOf(targets)?.steps ?? []).map(textOf)

test('files that are there in the folder above are written as on the other pages, not uploaded twice', () => {
  const place = { page: 'https://joes.test/news/a.html', text: '', region: 'main' } as const
  const pictures = ['/news/img/a.jpg', '/news/img/b.jpg'].map((path) => ({
    ...aTarget(path, { kind: 'image', outcome: 'broken', reason: 'not_found', status: 404 }),
    places: [place],
  }))
  const there = ['/img/a.jpg', '/img/b.jpg'].map((path) => aTarget(path, { kind: 'image' }))
  assert.match(
    stepsWith(...pictures, ...there)[0] ?? '',
    /^On the page \/news\/a\.html, write \/img\/a\.jpg .* and that of 1 more file .* they are there already$/u,
  )
  assert.match(stepsWith(...pictures)[0] ?? '', /^Upload the 2 missing pictures of the folder news\/img/u)
  const [upload] = stepsWith(...pictures.map((one) => ({ ...one, places: [PLACE] })), ...there)
  assert.match(upload ?? '', /^Upload the 2 missing pictures/u)
})
