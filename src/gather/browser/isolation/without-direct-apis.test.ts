import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type BrowserAtSite, type BrowserOptions, browserAt, OTHER_HOST } from '#support/browser.ts'
import { browsersHere, takingAnyCertificate } from '#support/browsers.ts'
import { makeAuthority, makeCertificate } from '#support/certificates.ts'

/** Finds the interfaces in every world that a page can make or reach, and writes them to its body as JSON. */
const SEARCH = `<!doctype html><title>Shop</title><body><script>
const NAMES = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'RTCIceCandidate', 'WebTransport']
const found = {}
const record = (where, world) => { found[where] = NAMES.filter((name) => typeof world[name] !== 'undefined') }
const frame = (prepare) => {
  const made = document.createElement('iframe')
  prepare(made)
  document.body.append(made)
  return made.contentWindow
}
const answers = []
const awaited = new Set()
const awaiting = (where, start) => answers.push(new Promise((resolve) => {
  awaited.add(where)
  const receive = (names) => { found[where] = names; awaited.delete(where); document.body.dataset.open = [...awaited]; resolve() }
  addEventListener('message', ({ data }) => data?.where === where && receive(data.names))
  start(receive)
}))
const TELL = (where) => '(opener || parent).postMessage({ where: "' + where + '", names: ' + JSON.stringify(NAMES) + '.filter((name) => typeof self[name] !== "undefined") }, "*")'
const script = (text) => '<scr' + 'ipt>' + text + '</scr' + 'ipt>'

record('page', window)
record('new frame', frame(() => 0))
record('about:blank', frame((made) => { made.src = 'about:blank' }))
record('srcdoc, at once', frame((made) => { made.srcdoc = '<p>x' }))
record('javascript:', frame((made) => { made.src = 'javascript:"<p>x"' }))
record('sandboxed', frame((made) => { made.sandbox = 'allow-same-origin allow-scripts' }))
record('slow frame, before it came', frame((made) => { made.src = '/slow' }))
document.body.insertAdjacentHTML('beforeend', '<iframe></iframe>')
record('by index', window[window.length - 1])
const outer = frame(() => 0)
const inner = outer.document.createElement('iframe')
outer.document.body.append(inner)
record('frame in a frame', inner.contentWindow)
const rewritten = frame(() => 0)
rewritten.document.open()
rewritten.document.write('<p>x')
rewritten.document.close()
record('rewritten frame', rewritten)
const borrowed = frame(() => 0)
borrowed.frameElement.remove()
record('removed frame', borrowed)
const popup = open('about:blank')
if (popup) record('pop-up, at once', popup)

awaiting('srcdoc', () => frame((made) => { made.srcdoc = script(TELL('srcdoc')) }))
awaiting('blob:', () => frame((made) => { made.src = URL.createObjectURL(new Blob([script(TELL('blob:'))], { type: 'text/html' })) }))
awaiting('data:', () => frame((made) => { made.src = 'data:text/html,' + script(TELL('data:')) }))
awaiting('another site', () => frame((made) => { made.src = OTHER + '/reporting' }))
const WORKER = 'const names = ["WebTransport"].filter((name) => typeof self[name] !== "undefined");'
const address = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
awaiting('worker', (receive) => { new Worker(address(WORKER + 'postMessage(names)')).onmessage = ({ data }) => receive(data) })
awaiting('worker of a worker', (receive) => {
  const code = 'new Worker(' + JSON.stringify(address(WORKER + 'postMessage(names)')) + ').onmessage = ({ data }) => postMessage(data)'
  new Worker(address(code)).onmessage = ({ data }) => receive(data)
})
awaiting('shared worker', (receive) => {
  new SharedWorker(address(WORKER + 'onconnect = ({ ports }) => ports[0].postMessage(names)')).port.onmessage = ({ data }) => receive(data)
})
awaiting('service worker', (receive) => {
  navigator.serviceWorker.onmessage = ({ data }) => receive(data)
  navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(({ active }) => active.postMessage('?'))
})
Promise.all(answers).then(() => {
  found.kept = ['fetch', 'WebSocket', 'MediaStream', 'Worker'].filter((name) => typeof window[name] === 'undefined')
  document.body.dataset.found = JSON.stringify(found)
  fetch('/done')
})
</script><img src="/held" alt="">`

const REPORTING = `<script>parent.postMessage({ where: 'another site', names:
  ['RTCPeerConnection', 'WebTransport'].filter((name) => typeof self[name] !== 'undefined') }, '*')</script>`
const WORKER = `onmessage = ({ source }) => source.postMessage(['WebTransport'].filter((name) => typeof self[name] !== 'undefined'))`

/** The interfaces that the page found in each world, in a browser like `options`. */
async function found(options: BrowserOptions): Promise<Record<string, string[]>> {
  const held = Promise.withResolvers<undefined>()
  const authority = await makeAuthority('CN=Test authority')
  const { cert, key } = await makeCertificate({ issuer: authority, names: ['shop.fixture', OTHER_HOST] })
  const site: BrowserAtSite = await browserAt(
    {
      '/': (_request, response) => {
        const other = site.at('').replace('shop.fixture', OTHER_HOST)
        response.writeHead(200, { 'content-type': 'text/html' })
        response.end(SEARCH.replace('OTHER', JSON.stringify(other)))
      },
      '/held': (_request, response) => void held.promise.then(() => response.end()),
      '/done': (_request, response) => {
        held.resolve(undefined)
        response.end()
      },
      '/slow': (_request, response) => void held.promise.then(() => response.end('<p>x')),
      '/reporting': REPORTING,
      '/sw.js': { headers: { 'content-type': 'text/javascript' }, body: WORKER },
    },
    { ...options, tls: { cert, key, ca: authority.cert } },
  )
  await using _closed = site
  const { html } = await site.service.render(site.at('/'))
  const [, json] = /data-found="([^"]*)"/u.exec(html) ?? []
  held.resolve(undefined)
  assert.ok(json, `the page reported nothing: ${/data-open="([^"]*)"/u.exec(html)?.[1]}`)
  return JSON.parse(json.replaceAll('&quot;', '"'))
}

for (const { name, path } of await browsersHere()) {
  describe(`interfaces that bypass the proxy, in ${name}`, () => {
    let other: Awaited<ReturnType<typeof takingAnyCertificate>>
    before(async () => {
      other = await takingAnyCertificate(path)
    })
    after(() => other.remove())

    test('B12 are missing in every world that a page can make or reach, and nothing else is', async () => {
      const worlds = Object.entries(await found({ executable: other.path }))
      assert.deepEqual(
        worlds.filter(([, names]) => names.length > 0),
        [],
      )
      assert.ok(worlds.length >= 19, `${worlds.length} worlds were searched`)
    })

    test('are found by the same page when they are not removed', async () => {
      const {
        page,
        worker,
        ['service worker']: service,
      } = await found({ executable: other.path, layers: { script: false } })
      assert.ok(
        page?.includes('RTCPeerConnection') && page.includes('WebTransport'),
        `${page?.join()} were found`,
      )
      assert.deepEqual([worker, service], [['WebTransport'], ['WebTransport']])
    })
  })
}
