import assert from 'node:assert/strict'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { browserAt } from '#support/browser.ts'
import { startCanary } from '#support/canary.ts'
import { egressFor } from '#support/egress.ts'
import { type RemoteBrowserProcess, startRemoteBrowser } from '#support/remote-browser.ts'
import { openBrowserProxy } from '#net/browser-proxy.ts'
import { GatheringFailed } from '../../context.ts'

const PAGE = { '/': '<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><p>Hello' }

/** Rejects with the failure's detail, which is for the operator. */
async function refusedBy(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => assert.fail('the browser was used'),
    (refused: unknown) => refused,
  )
  assert.ok(error instanceof GatheringFailed, String(error))
  assert.equal(error.failure.code, 'browser_unavailable')
  return error.failure.detail ?? ''
}

/** Waits until the browser has only the page that it started with. */
async function onlyFirstPage(browser: RemoteBrowserProcess): Promise<string[]> {
  for (let tries = 0; tries < 50; tries += 1) {
    const pages = await browser.pages()
    if (pages.length === 1) return pages
    await pause(100)
  }
  return browser.pages()
}

describe('a browser on another machine', () => {
  test('renders and visits pages, by its address or its DevTools address, and keeps none of them open', async () => {
    await using remote = await startRemoteBrowser()
    for (const address of [remote.address, await remote.endpoint()]) {
      await using site = await browserAt(PAGE, { remote: [address], executable: '/nowhere' })
      assert.match((await site.service.render(site.at('/'))).html, /<p>Hello/u)
      const { evidence } = await site.service.visit('mobile', site.home('/'))
      assert.equal(evidence.finalUrl, site.at('/'))
      assert.ok('performance' in evidence.speed, JSON.stringify(evidence.speed))
      assert.ok((evidence.audits?.length ?? 0) > 0)
      assert.deepEqual(site.notices, [])
    }
    assert.deepEqual(await onlyFirstPage(remote), ['about:blank'])
  })

  test('B13 keeps nothing of a page that was abandoned', async () => {
    await using remote = await startRemoteBrowser()
    const endless = { '/': '<!doctype html><title>x</title><p>x<script>for (;;);</script>' }
    await using site = await browserAt(endless, { remote: [remote.address], deadlineMs: 4_000 })
    await assert.rejects(site.service.render(site.at('/')), GatheringFailed)
    assert.deepEqual(await onlyFirstPage(remote), ['about:blank'])
    assert.equal(await isUsed(remote), false)
  })

  test('B12 reaches no private address, and not its own DevTools port', async () => {
    const canary = await startCanary()
    await using remote = await startRemoteBrowser()
    const targets = [`http://${canary.address}:${canary.port}/`, `${remote.address}/json/version`]
    const tries = targets.map(
      (target) => `fetch('${target}', { mode: 'no-cors' }).then(() => 'read', () => 'failed')`,
    )
    await using site = await browserAt(
      {
        '/': `<!doctype html><title>x</title><img src="${targets[0]}"><iframe src="${targets[1]}"></iframe>
          <script>Promise.all([${tries.join()}]).then((all) => { document.body.dataset.all = all.join() })</script>`,
      },
      { remote: [remote.address] },
    )
    const { html } = await site.service.render(site.at('/'))
    assert.doesNotMatch(html, /webSocketDebuggerUrl/u)
    assert.ok((site.egress.refusals()['address_refused'] ?? 0) >= 3, JSON.stringify(site.egress.refusals()))
    assert.equal(canary.hits(), 0)
    await canary.close()
  })

  test('B12 is refused when its packets get past the proxy, with the flags that keep them', async () => {
    await using remote = await startRemoteBrowser({ policy: false })
    await using site = await browserAt(PAGE, { remote: [remote.address] })
    const why = await refusedBy(site.service.render(site.at('/')))
    assert.match(why, /sends packets past the proxy \(\d+ arrived/u)
    assert.match(why, /--force-webrtc-ip-handling-policy=disable_non_proxied_udp/u)
    assert.equal(site.server.requests.length, 0)
  })

  test('is unavailable when nobody answers, and its token is in no message', async () => {
    const remote = await startRemoteBrowser()
    await remote[Symbol.asyncDispose]()
    for (const scheme of ['http', 'ws']) {
      const address = `${scheme}://127.0.0.1:${remote.port}/?token=never-shown`
      await using site = await browserAt(PAGE, { remote: [address] })
      const why = await refusedBy(site.service.render(site.at('/')))
      assert.equal(why, `The browser at 127.0.0.1:${remote.port} cannot be reached.`)
      assert.doesNotMatch(site.notices.join(), /never-shown/u)
    }
  })

  test('is unavailable after it died, and found again when another one is there', async () => {
    await using remote = await startRemoteBrowser()
    await using other = await startRemoteBrowser()
    await using site = await browserAt(PAGE, { remote: [remote.address, other.address] })
    await site.service.render(site.at('/'))
    const [used, left] = (await isUsed(remote)) ? [remote, other] : [other, remote]
    await used.kill()
    assert.match((await site.service.render(site.at('/'))).html, /<p>Hello/u)
    await left.kill()
    await refusedBy(site.service.render(site.at('/')))
  })

  test('is taken by a second scan only when no other one is free', async () => {
    await using one = await startRemoteBrowser()
    await using two = await startRemoteBrowser()
    const remote = [one.address, two.address]
    await using first = await browserAt(PAGE, { remote })
    await using second = await browserAt(PAGE, { remote })
    await first.service.render(first.at('/'))
    await second.service.render(second.at('/'))
    assert.deepEqual([await isUsed(one), await isUsed(two)], [true, true])
    await using third = await browserAt(PAGE, { remote })
    assert.match((await third.service.render(third.at('/'))).html, /<p>Hello/u)
  })

  test('reaches the proxy by the password of its scan, and nobody reaches it without', async () => {
    const egress = egressFor([])
    const proxy = await openBrowserProxy(egress)
    const { server } = await proxy.listenAt('127.0.0.1')
    for (const authorization of [undefined, `Basic ${btoa('fettle:wrong')}`])
      assert.equal(await statusBy(server, authorization), 407)
    await Promise.all([proxy.close(), egress.close()])
  })
})

/** Whether a connection has a context in it. */
async function isUsed(browser: RemoteBrowserProcess): Promise<boolean> {
  const socket = new WebSocket(await browser.endpoint())
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const answer = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true })
  })
  socket.send(JSON.stringify({ id: 1, method: 'Target.getBrowserContexts' }))
  const { result }: { result: unknown } = JSON.parse(await answer)
  socket.close()
  return z.object({ browserContextIds: z.array(z.string()) }).parse(result).browserContextIds.length > 0
}

function statusBy(proxy: string, authorization: string | undefined): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = authorization === undefined ? {} : { 'proxy-authorization': authorization }
    const asked = request(proxy, { path: 'http://shop.test/', headers, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.once('error', reject)
    asked.end()
  })
}
