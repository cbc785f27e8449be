import { request } from 'node:http'
import type { Socket } from 'node:net'
import { comparableHost } from './allow-list.ts'
import { DEFAULT_BUDGETS } from './budgets.ts'
import { failureOf, NetError } from './failures.ts'
import { judgeCertificate } from './tls-certificate.ts'
import { handshake } from './tls-handshake.ts'
import type { Egress } from './types.ts'

/** The proxy of a scan's browser, and the authorities it trusts beside the public roots. */
export interface TrustSettings {
  /** Port of the scan's filtering proxy on 127.0.0.1. */
  proxyPort: number
  /** Extra certificate authorities, PEM. */
  authorities: readonly string[]
}

const CURRENT_VERSIONS = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.3' } as const

/**
 * Whether the host of an `https:` address has a certificate with valid chain, names and dates, with the extra authorities as roots. Makes one
 * handshake through the browser's proxy, and sends nothing over it. Never throws for a failure of the host.
 */
export async function hasValidCertificate(
  address: string,
  { proxyPort, authorities }: TrustSettings,
  now: Date,
): Promise<boolean> {
  const { hostname, port } = new URL(address)
  const target = { host: comparableHost(hostname), port: Number(port || 443) }
  const result = await handshake(
    { dial: throughProxy(proxyPort), options: { ca: authorities, budgets: DEFAULT_BUDGETS } },
    target,
    CURRENT_VERSIONS,
  )
  if (!result.ok || !result.verified) return false
  const { chainTrusted, problems } = await judgeCertificate(result, target.host, authorities, now)
  return chainTrusted && problems.length === 0
}

/** Dials by a tunnel of the proxy (RFC 9110, section 9.3.6), which checks every address as it does for the browser. */
const throughProxy =
  (proxyPort: number): Egress['dial'] =>
  async (host, port) => {
    try {
      const socket = await tunnelTo(proxyPort, `${host.includes(':') ? `[${host}]` : host}:${port}`)
      return { ok: true, socket, address: socket.remoteAddress ?? '' }
    } catch (error) {
      return { ok: false, failure: failureOf(error) }
    }
  }

function tunnelTo(proxyPort: number, path: string): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const asked = request({ host: '127.0.0.1', port: proxyPort, method: 'CONNECT', path, agent: false })
  asked.setTimeout(DEFAULT_BUDGETS.connectMs, () => asked.destroy(new NetError('connect_timeout')))
  asked.once('error', reject)
  asked.once('connect', ({ statusCode }, socket) => {
    socket.setTimeout(0)
    if (statusCode === 200) return resolve(socket)
    socket.destroy()
    reject(new NetError(statusCode === 403 ? 'address_refused' : 'connect_refused'))
  })
  asked.end()
  return promise
}
