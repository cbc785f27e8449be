/// <reference lib="dom" />

/** Functions that `tryPastProxy` calls. */
export const TRY_PARTS = [startAttempt, makeOffer, waitForCandidates, tryServers, tryPeers]

/**
 * Runs inside a page: tries to reach `targets` (`address:port`) by every interface that bypasses a proxy. Resolves with the number of UDP ports
 * that WebRTC opened, once it has gathered its candidates (at once where it may gather none); waits at most twice `waitMs`.
 */
export async function tryPastProxy(targets: readonly string[], waitMs: number): Promise<number> {
  for (const target of targets) {
    startAttempt(() => new WebTransport(`https://${target}/`).ready)
    startAttempt(() => Object.assign(new Image(), { src: `http://${target}/` }))
    for (const rel of ['preconnect', 'dns-prefetch']) {
      const link = Object.assign(document.createElement('link'), { rel, href: `http://${target}/` })
      startAttempt(() => document.head.append(link))
    }
  }
  if (typeof RTCPeerConnection === 'undefined') return 0
  const ports = await Promise.all([tryServers(targets, waitMs), tryPeers(targets, waitMs)])
  return ports.reduce((sum, count) => sum + count, 0)
}

/** Starts an attempt that may fail, now or later. */
function startAttempt(work: () => unknown): void {
  // A failed attempt is what the probe hopes for.
  void (async () => await work())().catch(() => undefined)
}

/** Makes an offer; returns it with a function that counts its UDP ports so far. */
async function makeOffer(peer: RTCPeerConnection): Promise<{ sdp: string; ports: () => number }> {
  let udp = 0
  peer.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate?.protocol === 'udp') udp += 1
  })
  peer.createDataChannel('x')
  const { sdp = '' } = await peer.createOffer()
  await peer.setLocalDescription({ type: 'offer', sdp })
  return { sdp, ports: () => udp }
}

function waitForCandidates(peer: RTCPeerConnection, waitMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const check = (): unknown => peer.iceGatheringState === 'complete' && resolve(undefined)
    peer.addEventListener('icegatheringstatechange', check)
    setTimeout(resolve, waitMs)
  })
}

async function tryServers(targets: readonly string[], waitMs: number): Promise<number> {
  const iceServers = targets.flatMap((target) => [
    { urls: `stun:${target}` },
    { urls: `turn:${target}?transport=udp`, username: 'u', credential: 'c' },
    { urls: `turn:${target}?transport=tcp`, username: 'u', credential: 'c' },
  ])
  const peer = new RTCPeerConnection({ iceServers })
  const done = waitForCandidates(peer, waitMs)
  const { ports } = await makeOffer(peer)
  await done
  peer.close()
  return ports()
}

async function tryPeers(targets: readonly string[], waitMs: number): Promise<number> {
  const peer = new RTCPeerConnection()
  const done = waitForCandidates(peer, waitMs)
  const { sdp, ports } = await makeOffer(peer)
  const answer = sdp.replace('a=setup:actpass', 'a=setup:active')
  await peer.setRemoteDescription({ type: 'answer', sdp: answer })
  for (const [index, target] of targets.entries()) {
    const [, host = '', port = ''] = /^\[?(.*?)\]?:(\d+)$/u.exec(target) ?? []
    const candidate = `candidate:${index + 1} 1 udp 2113937151 ${host} ${port} typ host`
    startAttempt(() => peer.addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 }))
  }
  await done
  // STUN checks of candidates need an open port and some time.
  if (ports() > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  peer.close()
  return ports()
}
