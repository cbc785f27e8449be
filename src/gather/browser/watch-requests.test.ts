import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserAt, OTHER_HOST } from '#support/browser.ts'
import type { WebAnswer } from '#support/web-server.ts'

const NEVER: WebAnswer = () => undefined
/** Comes before the time of a rendering is over, and long after a page without requests is read. */
const LATE = "setTimeout(() => { document.body.append('much ' + 'later') }, 11_000)"
const page = (script: string): string =>
  `<!doctype html><title>t</title><p>Hello<script>${LATE}\n${script}</script>`

const PAGES = {
  '/plain': page(''),
  '/script.js': { headers: { 'content-type': 'text/javascript' }, body: 'setInterval(() => 1, 1000)' },
  '/never': NEVER,
  '/shared-worker': page("new SharedWorker('/script.js')"),
  '/written-shared-worker': page("new SharedWorker(URL.createObjectURL(new Blob(['1'])))"),
  '/missing-shared-worker': page("new SharedWorker('/missing.js')"),
  '/events': page("new EventSource('/never')"),
  '/waiting-beside': page("new SharedWorker('/script.js'); fetch('/never')"),
}

test('a page is read once its requests rest, whatever shared workers and streams of events it has', async () => {
  await using site = await browserAt(PAGES)
  const isReadLate = async (path: string): Promise<boolean> =>
    (await site.service.render(site.at(path))).html.includes('much later')
  for (const path of [
    '/plain',
    '/shared-worker',
    '/written-shared-worker',
    '/missing-shared-worker',
    '/events',
  ])
    assert.equal(await isReadLate(path), false, path)
  assert.equal(await isReadLate('/waiting-beside'), true)
})

/** Answers who may ask at once, and what was asked after three seconds. */
const SLOW: WebAnswer = ({ method }, response) => {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  const answer = () => response.writeHead(200, headers).end('the prices')
  if (method === 'OPTIONS') answer()
  else setTimeout(answer, 3_000)
}

test('a page is not read before another host has answered, although the browser asked that first whether it may', async () => {
  const asks = `fetch('http://${OTHER_HOST}:' + location.port + '/prices', { headers: { 'x-shop': '1' } })
    .then((answer) => answer.text()).then((text) => document.body.append(text.replace(' ', '-')))`
  await using site = await browserAt({ '/prices': SLOW, '/asks': `<p>Hello<script>${asks}</script>` })
  assert.match((await site.service.render(site.at('/asks'))).html, /the-prices/u)
})
