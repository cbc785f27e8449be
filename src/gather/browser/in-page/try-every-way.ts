/// <reference lib="dom" />

/** What the probe's page found: how many candidates for a way of its own the browser had, by WebRTC's word for their kind. */
export interface Tried {
  /** The browser knows WebRTC at all. */
  webrtc: boolean
  /** UDP ports that it opened. */
  udpCandidates: number
}

/**
 * Runs inside a page, as text: tries each way to `targets` that goes past a proxy. Settles when WebRTC has gathered what it may, which
 * is at once where it may gather nothing.
 */
export async function tryEveryWay(targets: readonly string[], waitMs: number): Promise<Tried> {
  let udpCandidates = 0
  const leave = (work: () => unknown): void => {
    try {
      void Promise.resolve(work()).catch(() => undefined)
    } catch {
      // A way that the browser does not know is closed.
    }
  }
  const count = ({ candidate }: RTCPeerConnectionIceEvent): void => {
    if (candidate?.protocol === 'udp') udpCandidates += 1
  }
  const gathered = (peer: RTCPeerConnection): Promise<unknown> =>
    new Promise((resolve) => {
      const look = (): unknown => peer.iceGatheringState === 'complete' && resolve(undefined)
      peer.addEventListener('icegatheringstatechange', look)
      setTimeout(resolve, waitMs)
    })
  const offer = async (peer: RTCPeerConnection): Promise<string> => {
    peer.addEventListener('icecandidate', count)
    peer.createDataChannel('x')
    const { sdp = '' } = await peer.createOffer()
    await peer.setLocalDescription({ type: 'offer', sdp })
    return sdp
  }
  const askServers = async (): Promise<void> => {
    const iceServers = targets.flatMap((target) => [
      { urls: `stun:${target}` },
      { urls: `turn:${target}?transport=udp`, username: 'u', credential: 'c' },
      { urls: `turn:${target}?transport=tcp`, username: 'u', credential: 'c' },
    ])
    const peer = new RTCPeerConnection({ iceServers })
    const done = gathered(peer)
    await offer(peer)
    await done
    peer.close()
  }
  const askPeers = async (): Promise<void> => {
    const peer = new RTCPeerConnection()
    const done = gathered(peer)
    const sdp = await offer(peer)
    const answer = sdp.replace('a=setup:actpass', 'a=setup:active')
    await peer.setRemoteDescription({ type: 'answer', sdp: answer })
    for (const [index, target] of targets.entries()) {
      const [, host = '', port = ''] = /^\[?(.*?)\]?:(\d+)$/u.exec(target) ?? []
      const candidate = `candidate:${index + 1} 1 udp 2113937151 ${host} ${port} typ host`
      leave(() => peer.addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 }))
    }
    await done
    // The checks of a candidate go out as soon as there is a port to send them from.
    if (udpCandidates > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    peer.close()
  }
  for (const target of targets) {
    leave(() => new WebTransport(`https://${target}/`).ready)
    leave(() => fetch(`http://${target}/`, { mode: 'no-cors' }))
    leave(() => {
      const links = ['preconnect', 'dns-prefetch'].map((rel) =>
        Object.assign(document.createElement('link'), { rel }),
      )
      for (const link of links) document.head.append(Object.assign(link, { href: `http://${target}/` }))
    })
  }
  if (typeof RTCPeerConnection === 'undefined') return { webrtc: false, udpCandidates }
  await Promise.all([askServers(), askPeers()])
  return { webrtc: true, udpCandidates }
}
