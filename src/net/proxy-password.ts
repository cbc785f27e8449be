import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'

/** How a browser on another machine reaches the proxy. */
export interface ProxyElsewhere {
  /** As Chromium takes it. */
  server: string
  password: string
}

/** Where a browser elsewhere presents its password to the proxy, which answers by itself; no such host exists (RFC 2606). */
export const SIGN_IN_ADDRESS = 'http://proxy.fettle.invalid/'

/** The name that goes with every password. */
export const PROXY_NAME = 'fettle'

/** Asks for the password (RFC 9110, section 15.5.8). */
export const CHALLENGE = { 'proxy-authenticate': 'Basic realm="fettle"', 'content-length': '0' } as const

/** Asks a client that wants a tunnel for the password, and ends its connection. */
export function challengeTunnel(client: Duplex): void {
  client.on('error', () => client.destroy())
  const headers = Object.entries(CHALLENGE).map(([name, value]) => `${name}: ${value}\r\n`)
  client.end(`HTTP/1.1 407 Proxy Authentication Required\r\n${headers.join('')}\r\n`)
}

/** 256 bits, for one scan. */
export const makeProxyPassword = (): string => randomBytes(32).toString('base64url')

/** Whether a request to the proxy has the password (RFC 7617). */
export function hasProxyPassword(headers: IncomingHttpHeaders, password: string): boolean {
  const right = Buffer.from(`${PROXY_NAME}:${password}`).toString('base64')
  return timingSafeEqual(hash(headers['proxy-authorization'] ?? ''), hash(`Basic ${right}`))
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
