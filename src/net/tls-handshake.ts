import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import tls from 'node:tls'
import { type Failure, failure } from '#core/reasons.ts'
import type { Egress } from './types.ts'

/** Facts of one completed handshake. Nothing was sent over it. */
export interface Handshake {
  ok: true
  leaf: X509Certificate
  /** Certificates above the leaf, as far as they link: those sent, then a trusted root. */
  above: X509Certificate[]
  /** Whether OpenSSL verified the chain against our roots, without names. */
  verified: boolean
  /** OpenSSL's error about the chain; `null` also when it did not check it. */
  chainError: string | null
  protocol: string | null
  cipher: string | null
  /** Stapled revocation answer (OCSP, DER). */
  staple: Buffer | null
}

export interface TlsTarget {
  host: string
  port: number
}

/** Versions offered in one handshake. */
export interface VersionRange {
  minVersion: tls.SecureVersion
  maxVersion: tls.SecureVersion
}

/** OpenSSL's codes for an answer that is not TLS. */
const NOT_TLS: ReadonlySet<string> = new Set([
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_SSL_PACKET_LENGTH_TOO_LONG',
  'ERR_SSL_RECORD_TOO_SMALL',
  'ERR_SSL_UNEXPECTED_RECORD',
  'ERR_SSL_BAD_RECORD_TYPE',
  'ERR_SSL_HTTP_REQUEST',
])
const BROKEN_OFF: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED'])

/**
 * One handshake with SNI and without a client certificate, on a classified connection. Weak settings are accepted (`@SECLEVEL=0`), so that they
 * can be reported; they are judged later. `tlsMs` limits the whole handshake, however slowly its bytes arrive. Never throws for a failure of the
 * server.
 */
export async function handshake(
  egress: Pick<Egress, 'dial'> & { options: Pick<Egress['options'], 'ca' | 'budgets'> },
  target: TlsTarget,
  versions: VersionRange,
): Promise<Handshake | { ok: false; failure: Failure }> {
  const dialled = await egress.dial(target.host, target.port)
  if (!dialled.ok) return dialled
  // The TLS socket reports every error; without a listener the TCP socket below would throw it too.
  dialled.socket.on('error', () => undefined)
  const socket = tls.connect({
    ...versions,
    socket: dialled.socket,
    ...(isIP(target.host) ? {} : { servername: target.host }),
    ciphers: 'DEFAULT@SECLEVEL=0',
    ca: [...tls.rootCertificates, ...egress.options.ca],
    requestOCSP: true,
    rejectUnauthorized: false,
    checkServerIdentity: () => undefined,
  })
  try {
    return await outcomeOf(socket, egress.options.budgets.tlsMs)
  } finally {
    socket.destroy()
    dialled.socket.destroy()
  }
}

async function outcomeOf(
  socket: tls.TLSSocket,
  deadlineMs: number,
): Promise<Handshake | { ok: false; failure: Failure }> {
  let staple: Buffer | null = null
  socket.on('OCSPResponse', (answer: Buffer | null) => {
    staple = answer
  })
  const ended = await endOfHandshake(socket, deadlineMs)
  if ('failure' in ended) return { ok: false, failure: ended.failure }
  const [leaf, ...above] = ended.chain
  if (!leaf) return { ok: false, failure: failure('tls_failed', 'The server showed no certificate.') }
  const chainError = socket.authorizationError ? String(socket.authorizationError) : null
  const verified = socket.authorized
  return {
    ok: true,
    leaf,
    above,
    verified,
    chainError,
    protocol: ended.protocol,
    cipher: ended.cipher,
    staple,
  }
}

type End = { chain: X509Certificate[]; protocol: string | null; cipher: string | null } | { failure: Failure }

function endOfHandshake(socket: tls.TLSSocket, deadlineMs: number): Promise<End> {
  const { promise, resolve } = Promise.withResolvers<End>()
  const shown = (): End => ({
    chain: chainOf(socket),
    protocol: socket.getProtocol(),
    cipher: socket.getCipher()?.name ?? null,
  })
  const timer = setTimeout(() => resolve({ failure: failure('tls_timeout') }), deadlineMs)
  socket.once('secureConnect', () => resolve(shown()))
  socket.once('close', () => resolve({ failure: failure('connect_reset') }))
  socket.on('error', (error: NodeJS.ErrnoException) => {
    resolve(isRefusedAfterCertificate(socket, error) ? shown() : { failure: failureOf(error) })
  })
  return promise.finally(() => clearTimeout(timer))
}

/** Whether the server refused after sending its certificate, as one does that requires a client certificate; its own is judged. */
const isRefusedAfterCertificate = (socket: tls.TLSSocket, { code = '' }: NodeJS.ErrnoException): boolean =>
  code.includes('ALERT') && socket.getPeerCertificate()?.raw !== undefined

function failureOf({ code = '' }: NodeJS.ErrnoException): Failure {
  if (BROKEN_OFF.has(code)) return failure('connect_reset')
  if (NOT_TLS.has(code)) return failure('tls_not_tls')
  return failure('tls_failed', code || undefined)
}

/** `getPeerX509Certificate` gives only the leaf's issuer, and empties the chain for a second call. */
function chainOf(socket: tls.TLSSocket): X509Certificate[] {
  const chain = new Map<string, X509Certificate>()
  let next: tls.DetailedPeerCertificate | undefined = socket.getPeerCertificate(true)
  while (next?.raw && !chain.has(next.fingerprint256)) {
    chain.set(next.fingerprint256, new X509Certificate(next.raw))
    next = next.issuerCertificate
  }
  return [...chain.values()]
}
