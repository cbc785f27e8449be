import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { browserAt } from '#support/browser.ts'
import { browsersHere } from '#support/browsers.ts'

/** What a page can find in every world that it can make or reach, told on its body as JSON. */
const SEARCH = `<!doctype html><title>Shop</title><body><script>
const NAMES = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'RTCIceCandidate', 'WebTransport']
const found = {}
const look = (where, world) => { found[where] = NAMES.filter((name) => typeof world[name] !== 'undefined') }
const frame = (prepare) => {
  const made = document.createElement('iframe')
  prepare(made)
  document.body.append(made)
  return made.contentWindow
}
const said = []
const awaiting = (where, start) => said.push(new Promise((resolve) => {
  const hear = (names) => { found[where] = names; resolve() }
  addEventListener('message', ({ data }) => data?.where === where && hear(data.names))
  start(hear)
}))
const TELL = (where) => '(opener || parent).postMessage({ where: "' + where + '", names: ' + JSON.stringify(NAMES) + '.filter((name) => typeof self[name] !== "undefined") }, "*")'
const script = (text) => '<scr' + 'ipt>' + text + '</scr' + 'ipt>'

look('page', window)
look('new frame', frame(() => 0))
look('about:blank', frame((made) => { made.src = 'about:blank' }))
look('srcdoc, at once', frame((made) => { made.srcdoc = '<p>x' }))
look('javascript:', frame((made) => { made.src = 'javascript:"<p>x"' }))
look('sandboxed', frame((made) => { made.sandbox = 'allow-same-origin allow-scripts' }))
look('slow frame, before it came', frame((made) => { made.src = '/slow' }))
document.body.insertAdjacentHTML('beforeend', '<iframe></iframe>')
look('by index', window[window.length - 1])
const outer = frame(() => 0)
const inner = outer.document.createElement('iframe')
outer.document.body.append(inner)
look('frame in a frame', inner.contentWindow)
const rewritten = frame(() => 0)
rewritten.document.open()
rewritten.document.write('<p>x')
rewritten.document.close()
look('rewritten frame', rewritten)
const borrowed = frame(() => 0)
borrowed.frameElement.remove()
look('removed frame', borrowed)
const popup = open('about:blank')
if (popup) look('pop-up, at once', popup)

awaiting('srcdoc', () => frame((made) => { made.srcdoc = script(TELL('srcdoc')) }))
awaiting('blob:', () => frame((made) => { made.src = URL.createObjectURL(new Blob([script(TELL('blob:'))], { type: 'text/html' })) }))
awaiting('data:', () => frame((made) => { made.src = 'data:text/html,' + script(TELL('data:')) }))
awaiting('another site', () => frame((made) => { made.src = OTHER + '/tells' }))
const WORKER = 'const names = ["WebTransport"].filter((name) => typeof self[name] !== "undefined");'
const address = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
awaiting('worker', (hear) => { new Worker(address(WORKER + 'postMessage(names)')).onmessage = ({ data }) => hear(data) })
awaiting('worker of a worker', (hear) => {
  const code = 'new Worker(' + JSON.stringify(address(WORKER + 'postMessage(names)')) + ').onmessage = ({ data }) => postMessage(data)'
  new Worker(address(code)).onmessage = ({ data }) => hear(data)
})
awaiting('shared worker', (hear) => {
  new SharedWorker(address(WORKER + 'onconnect = ({ ports }) => ports[0].postMessage(names)')).port.onmessage = ({ data }) => hear(data)
})
awaiting('service worker', (hear) => {
  navigator.serviceWorker.onmessage = ({ data }) => hear(data)
  navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(({ active }) => active.postMessage('?'))
})
Promise.all(said).then(() => {
  found.kept = ['fetch', 'WebSocket', 'MediaStream', 'Worker'].filter((name) => typeof window[name] === 'undefined')
  document.body.dataset.found = JSON.stringify(found)
  fetch('/done')
})
</script><img src="/held" alt="">`

const TELLS = `<script>parent.postMessage({ where: 'another site', names:
  ['RTCPeerConnection', 'WebTransport'].filter((name) => typeof self[name] !== 'undefined') }, '*')</script>`
const WORKER = `onmessage = ({ source }) => source.postMessage(['WebTransport'].filter((name) => typeof self[name] !== 'undefined'))`

describe('a page finds no interface to speak past the proxy', () => {
  for (const { name, path } of await browsersHere()) {
    test(`B12 in no world that it can make or reach (${name})`, async () => {
      const held = Promise.withResolvers<undefined>()
      const site = await browserAt(
        {
          '/': (_request, response) => {
            const other = site.at('').replace('shop.fixture', 'other.fixture')
            const page = SEARCH.replace('OTHER', JSON.stringify(other))
            response.writeHead(200, { 'content-type': 'text/html' }).end(page)
          },
          '/held': (_request, response) => void held.promise.then(() => response.end()),
          '/done': (_request, response) => {
            held.resolve(undefined)
            response.end()
          },
          '/slow': (_request, response) => void held.promise.then(() => response.end('<p>x')),
          '/tells': TELLS,
          '/sw.js': { headers: { 'content-type': 'text/javascript' }, body: WORKER },
        },
        { executable: path },
      )
      await using _closed = site
      const { html } = await site.service.render(site.at('/'))
      const [, told] = /data-found="([^"]*)"/u.exec(html) ?? []
      assert.ok(told, `the page found everything out: ${html.slice(0, 200)}`)
      const found: Record<string, string[]> = JSON.parse(told.replaceAll('&quot;', '"'))
      assert.deepEqual(Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0)), {})
      assert.ok(Object.keys(found).length >= 19, `${Object.keys(found)} were looked into`)
    })
  }
})
