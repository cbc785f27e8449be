/** Where a page tries to connect, `host:port`; `datagrams` are tried by WebRTC too, and `name` is only looked up. */
interface BypassTargets {
  hosts: readonly string[]
  datagrams?: readonly string[]
  name?: string
  /** Workers try too; after that a browser always has network activity. */
  workers?: boolean
}

/**
 * A page that tries every way to reach `hosts` without the proxy. It requests `/tried` once WebRTC has started, and
 * its load waits for the picture `/held`.
 */
export const bypassPage = ({
  hosts,
  datagrams = [],
  name = 'bypass',
  workers = true,
}: BypassTargets): string => `<!doctype html>
<html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width"><h1>Hello</h1>
${hosts.map(elementsTo).join('\n')}
<link rel="dns-prefetch" href="http://${name}.example"><img src="/held" alt="x">
<a ping="http://${hosts[0]}/ping" href="#x" id="ping">x</a>
<script>
  document.documentElement.dataset.secure = isSecureContext
  document.documentElement.dataset.webrtc = typeof RTCPeerConnection
  const hosts = ${JSON.stringify(hosts)}
  const asked = []
  const tried = (work) => { try { const done = work(); asked.push(done?.catch?.(() => 0)); } catch { return } }
  for (const host of hosts) {
    const at = 'http://' + host
    tried(() => fetch(at + '/fetch', { mode: 'no-cors' }))
    tried(() => { const asking = new XMLHttpRequest(); asking.open('GET', at + '/xhr'); asking.send() })
    tried(() => new WebSocket('ws://' + host + '/ws'))
    tried(() => new WebSocket('wss://' + host + '/wss'))
    tried(() => new EventSource(at + '/events'))
    tried(() => navigator.sendBeacon(at + '/beacon', 'x'))
    tried(() => new WebTransport('https://' + host + '/wt').ready)
    tried(() => import(at + '/module.js'))
    tried(() => { new Image().src = at + '/image' })
    tried(() => new FontFace('f', 'url(' + at + '/font)').load())
    if (${workers}) tried(() => new Worker(URL.createObjectURL(new Blob(["fetch('" + at + "/worker', {mode: 'no-cors'}); importScripts('" + at + "/import.js')"]))))
    if (${workers}) tried(() => new SharedWorker('data:text/javascript,' + encodeURIComponent("fetch('" + at + "/shared', {mode: 'no-cors'})")))
    tried(() => { const form = Object.assign(document.createElement('form'), { action: at + '/form', target: 'sink', method: 'post' }); document.body.append(form); form.submit() })
    tried(() => open(at + '/popup'))
    tried(() => Object.assign(document.createElement('a'), { href: at + '/linked', target: '_blank' }).click())
  }
  const ofWebRtc = asked.length
  for (const host of [...hosts, ...${JSON.stringify([...datagrams, `${name}.example:3478`])}]) {
    tried(() => {
      const servers = ['stun:' + host, 'turn:' + host + '?transport=udp', 'turn:' + host + '?transport=tcp', 'turns:' + host]
      const peer = new RTCPeerConnection({ iceServers: servers.map((urls) => ({ urls, username: 'u', credential: 'c' })) })
      peer.createDataChannel('x')
      return peer.createOffer().then((offer) => peer.setLocalDescription(offer))
    })
    tried(() => {
      const [name, port] = [host.replace(/:\\d+$/, '').replace(/[[\\]]/g, ''), host.split(':').pop()]
      const peer = new RTCPeerConnection()
      peer.createDataChannel('x')
      return peer.createOffer().then((offer) => peer.setLocalDescription(offer)).then(() => {
        const answer = peer.localDescription.sdp.replace('a=setup:actpass', 'a=setup:active')
        return peer.setRemoteDescription({ type: 'answer', sdp: answer })
      }).then(() => peer.addIceCandidate({ candidate: 'candidate:1 1 udp 2113937151 ' + name + ' ' + port + ' typ host', sdpMid: '0', sdpMLineIndex: 0 }))
    })
  }
  Promise.all(asked.slice(ofWebRtc)).then(() => fetch('/tried'))
  tried(() => navigator.serviceWorker.register('/sw.js'))
  tried(() => fetch('/redirect', { mode: 'no-cors' }))
  document.getElementById('ping').click()
</script><iframe name="sink"></iframe>`

const elementsTo = (host: string): string => {
  const at = `http://${host}`
  return `<link rel="stylesheet" href="${at}/css"><link rel="preconnect" href="${at}"><link rel="dns-prefetch" href="${at}">
<link rel="prefetch" href="${at}/prefetch"><link rel="prerender" href="${at}/prerender"><link rel="modulepreload" href="${at}/mp.js">
<link rel="icon" href="${at}/icon"><link rel="manifest" href="${at}/manifest"><img src="${at}/img" alt="x"><img srcset="${at}/set 1x" alt="x">
<iframe src="${at}/frame"></iframe><object data="${at}/object"></object><embed src="${at}/embed"><video src="${at}/video" autoplay muted></video>
<audio src="${at}/audio" autoplay></audio><track src="${at}/track"><script src="${at}/script.js"></script>
<div style="background:url(${at}/bg)">x</div><svg><image href="${at}/svg"></image></svg>
<script type="speculationrules">{"prerender":[{"urls":["${at}/speculate"]}],"prefetch":[{"urls":["${at}/speculate2"]}]}</script>`
}
