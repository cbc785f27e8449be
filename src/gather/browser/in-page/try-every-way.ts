/// <reference lib="dom" />

/** Functions that `tryEveryWay` calls. */
export const WAYS_PARTS = [started, offered, gathered, askedServers, askedPeers]

/**
 * Runs inside a page: tries each way to `targets` (`address:port`) that goes past a proxy. Settles with the number of UDP ports that
 * WebRTC opened for it, once it has gathered what it may, which is at once where it may gather nothing; it waits `waitMs` at the most.
 */
export async function tryEveryWay(targets: readonly string[], waitMs: number): Promise<number> {
  for (const target of targets) {
    started(() => new WebTransport(`https://${target}/`).ready)
    started(() => Object.assign(new Image(), { src: `http://${target}/` }))
    for (const rel of ['preconnect', 'dns-prefetch']) {
      const link = Object.assign(document.createElement('link'), { rel, href: `http://${target}/` })
      started(() => document.head.append(link))
    }
  }
  if (typeof RTCPeerConnection === 'undefined') return 0
  const ports = await Promise.all([askedServers(targets, waitMs), askedPeers(targets, waitMs)])
  return ports.reduce((sum, count) => sum + count, 0)
}

/** Starts what may fail, now or later: a way that the browser does not know is closed. */
function started(work: () => unknown): void {
  // What fails is a closed way, which is what the probe hopes for.
  void (async () => await work())().catch(() => undefined)
}

/** Makes an offer, and gives it with the count of UDP ports, which goes on. */
async function offered(peer: RTCPeerConnection): Promise<{ sdp: string; ports: () => number }> {
  let udp = 0
  peer.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate?.protocol === 'udp') udp += 1
  })
  peer.createDataChannel('x')
  const { sdp = '' } = await peer.createOffer()
  await peer.setLocalDescription({ type: 'offer', sdp })
  return { sdp, ports: () => udp }
}

function gathered(peer: RTCPeerConnection, waitMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const look = (): unknown => peer.iceGatheringState === 'complete' && resolve(undefined)
    peer.addEventListener('icegatheringstatechange', look)
    setTimeout(resolve, waitMs)
  })
}

async function askedServers(targets: readonly string[], waitMs: number): Promise<number> {
  const iceServers = targets.flatMap((target) => [
    { urls: `stun:${target}` },
    { urls: `turn:${target}?transport=udp`, username: 'u', credential: 'c' },
    { urls: `turn:${target}?transport=tcp`, username: 'u', credential: 'c' },
  ])
  const peer = new RTCPeerConnection({ iceServers })
  const done = gathered(peer, waitMs)
  const { ports } = await offered(peer)
  await done
  peer.close()
  return ports()
}

async function askedPeers(targets: readonly string[], waitMs: number): Promise<number> {
  const peer = new RTCPeerConnection()
  const done = gathered(peer, waitMs)
  const { sdp, ports } = await offered(peer)
  const answer = sdp.replace('a=setup:actpass', 'a=setup:active')
  await peer.setRemoteDescription({ type: 'answer', sdp: answer })
  for (const [index, target] of targets.entries()) {
    const [, host = '', port = ''] = /^\[?(.*?)\]?:(\d+)$/u.exec(target) ?? []
    const candidate = `candidate:${index + 1} 1 udp 2113937151 ${host} ${port} typ host`
    started(() => peer.addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 }))
  }
  await done
  // What asks a candidate whether it is there needs a port to be sent from, and a moment.
  if (ports() > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  peer.close()
  return ports()
}
