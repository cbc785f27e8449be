import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCanary } from '#support/canary.ts'
import { egressFor } from '#support/egress.ts'
import { codeOf, fetchOnce } from '#support/fetch-once.ts'
import { startWebServer, type WebAnswer } from '#support/web-server.ts'
import type { FetchAnswer } from './types.ts'

type Pages = Readonly<Record<string, WebAnswer>>

/** Fetches `/` of a site with these pages. */
async function visit(
  pages: Pages,
  options = {},
): Promise<{ answer: FetchAnswer; paths: string[]; origin: string }> {
  const site = await startWebServer(pages)
  const egress = egressFor([`127.0.0.2:${site.port}`])
  const answer = await egress.fetch(`${site.origin}/`, options)
  await egress.close()
  await site.close()
  return { answer, paths: site.requests.map(({ path }) => path), origin: site.origin }
}

const to = (location: string, status = 302): WebAnswer => ({ status, headers: { location } })

test('H15 redirects to refused addresses are refused, and the failure names the redirect', async () => {
  const canary = await startCanary()
  const targets = [
    `http://127.0.0.3:${canary.port}/`,
    `http://[::1]:${canary.port}/`,
    `http://[::ffff:127.0.0.3]:${canary.port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://example.com:22/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://user:pw@example.com/',
    `http://2130706435:${canary.port}/`,
  ]
  for (const target of targets) {
    const { answer, origin } = await visit({ '/': to('/next'), '/next': to(target) })
    assert.equal(codeOf(answer), 'redirect_refused', target)
    const detail = answer.ok ? '' : answer.failure.detail
    assert.equal(detail, `Redirect 2, from ${origin}/next, leads where Fettle does not go.`)
    assert.deepEqual(
      answer.hops.map(({ url }) => url),
      [`${origin}/`, `${origin}/next`],
    )
  }
  await canary.close()
  assert.equal(canary.hits(), 0)
})

test('U30 a redirect to this Fettle is refused', async () => {
  const site = await startWebServer({ '/': to('https://fettle.fixture/') })
  const egress = egressFor([`127.0.0.2:${site.port}`], { own: ['fettle.fixture'] })
  const answer = await egress.fetch(`${site.origin}/`)
  await egress.close()
  await site.close()
  assert.equal(codeOf(answer), 'address_refused')
})

test('H16 an address that occurs twice is a loop', async () => {
  const { answer, paths } = await visit({ '/': to('/a'), '/a': to('/b'), '/b': to('/a') })
  assert.equal(codeOf(answer), 'redirect_loop')
  assert.deepEqual(paths, ['/', '/a', '/b'])
})

test('H16 a page that sets a cookie and redirects to itself is not a loop', async () => {
  const { answer } = await visit({
    '/': ({ headers }, response) => {
      if (headers.cookie === 'seen=1') response.end('welcome')
      else response.writeHead(302, { location: '/', 'set-cookie': 'seen=1' }).end()
    },
  })
  assert.equal(answer.ok && answer.body.toString(), 'welcome')
})

const chainOf = (redirects: number): Pages =>
  Object.fromEntries([
    ...Array.from({ length: redirects }, (_, index): [string, WebAnswer] => [
      index === 0 ? '/' : `/${index}`,
      to(`/${index + 1}`),
    ]),
    [`/${redirects}`, 'end'],
  ])

test('H16 ten redirects are followed, eleven are not', async () => {
  const ten = await visit(chainOf(10))
  assert.equal(ten.answer.ok && ten.answer.body.toString(), 'end')
  assert.equal(ten.answer.hops.length, 11)
  const eleven = await visit(chainOf(11))
  assert.equal(codeOf(eleven.answer), 'redirect_limit')
  assert.equal(eleven.paths.length, 11)
})

test('H17 relative targets are resolved, and raw bytes are decoded as UTF-8', async () => {
  const { answer, origin } = await visit({
    '/': to('deep/er/../caf%C3%A9?x#part'),
    '/deep/caf%C3%A9?x': 'there',
  })
  assert.equal(answer.ok && answer.url, `${origin}/deep/caf%C3%A9?x`)
  const raw = Buffer.concat([
    Buffer.from('HTTP/1.1 302 Found\r\ncontent-length: 0\r\nlocation: http://example.com:22/'),
    Buffer.from('é'),
    Buffer.from('\r\n\r\n'),
  ])
  const refused = await fetchOnce(raw)
  assert.equal(refused.hops[0]?.location, 'http://example.com:22/%C3%A9')
})

test('H17 a redirect without a readable target is malformed', async () => {
  for (const head of ['', 'location: \r\n', 'location: http://[::1\r\n', 'location: http:///\r\n']) {
    const answer = await fetchOnce(`HTTP/1.1 302 Found\r\n${head}content-length: 0\r\n\r\n`)
    assert.equal(codeOf(answer), 'http_malformed', head)
  }
})

test('H17 the same target twice is one, and two targets are malformed', async () => {
  const { answer, paths } = await visit({
    '/': { status: 302, headers: { location: ['/there', '/there'] } },
    '/there': 'there',
  })
  assert.equal(answer.ok && answer.body.toString(), 'there')
  assert.deepEqual(paths, ['/', '/there'])
  const two = await visit({ '/': { status: 302, headers: { location: ['/there', '/elsewhere'] } } })
  assert.equal(codeOf(two.answer), 'http_malformed')
  assert.deepEqual(two.paths, ['/'])
  const comma = await visit({ '/': to('/a,%20b'), '/a,%20b': 'one' })
  assert.equal(comma.answer.ok && comma.answer.body.toString(), 'one')
})

test('H17 a target of 100 KB is `headers_too_large`, and one of 2,049 characters is refused', async () => {
  const far = await fetchOnce(`HTTP/1.1 302 Found\r\nlocation: /${'a'.repeat(102_400)}\r\n\r\n`)
  assert.equal(codeOf(far), 'headers_too_large')
  const long = await visit({ '/': to(`/${'a'.repeat(2_048)}`) })
  assert.equal(codeOf(long.answer), 'redirect_refused')
})

test('H19 a Refresh header is followed like a redirect, with the same checks', async () => {
  const good = await visit({ '/': { headers: { refresh: '0; url=/home' } }, '/home': 'home' })
  assert.equal(good.answer.ok && good.answer.body.toString(), 'home')
  const bad = await visit({ '/': { headers: { refresh: '0; url=http://127.0.0.3:9/' } } })
  assert.equal(codeOf(bad.answer), 'redirect_refused')
  const slow = await visit({ '/': { headers: { refresh: '30; url=/home' }, body: 'here' } })
  assert.equal(slow.answer.ok && slow.answer.body.toString(), 'here')
})

test('a redirect is returned when redirects are not followed', async () => {
  const { answer, paths } = await visit({ '/': to('/a', 301) }, { followRedirects: false })
  assert.equal(answer.ok && answer.status, 301)
  assert.equal(answer.ok && answer.headers['location'], '/a')
  assert.deepEqual(paths, ['/'])
})

test('headers of the caller and cookies are sent to their origin only', async () => {
  const other = await startWebServer({ '/there': 'there' })
  const site = await startWebServer({
    '/': { status: 302, headers: { location: '/same', 'set-cookie': 'a=1' } },
    '/same': to(`http://127.0.0.2:${other.port}/there`),
  })
  const egress = egressFor([
    `127.0.0.2:${site.port}`,
    `127.0.0.2:${other.port}`,
    `other.fixture:${other.port}`,
  ])
  const headers = { authorization: 'Bearer secret', 'x-own': '1' }
  await egress.fetch(`${site.origin}/`, { headers })
  await egress.close()
  await Promise.all([site.close(), other.close()])
  const seen = [...site.requests, ...other.requests].map(({ headers: sent }) => [
    sent.authorization,
    sent['x-own'],
  ])
  assert.deepEqual(seen, [
    ['Bearer secret', '1'],
    ['Bearer secret', '1'],
    [undefined, undefined],
  ])
  assert.equal(site.requests[1]?.headers.cookie, 'a=1')
})
