import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import tls from 'node:tls'
import { type Failure, failure } from '#core/reasons.ts'
import type { Egress } from './types.ts'

/** What one completed handshake showed. Nothing was sent over it. */
export interface Handshake {
  ok: true
  leaf: X509Certificate
  /** Certificates above the leaf as far as they link up: those sent, then a root we know. */
  above: X509Certificate[]
  /** OpenSSL has verified the chain against our roots. Names are not its business. */
  verified: boolean
  /** What OpenSSL has against the chain; `null` too when it did not come so far. */
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

/** What an answer without TLS looks like to OpenSSL: its first bytes are no TLS record. */
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
 * One handshake with SNI and without a client certificate, on a checked connection. Weak settings are accepted
 * (`@SECLEVEL=0`) so that they can be read and told; whether they are good enough is judged later. `tlsMs` is the
 * deadline of the whole handshake, however its bytes drip. Never throws for what the far side does.
 */
export async function handshake(
  egress: Pick<Egress, 'dial'> & { options: Pick<Egress['options'], 'ca' | 'budgets'> },
  target: TlsTarget,
  versions: VersionRange,
): Promise<Handshake | { ok: false; failure: Failure }> {
  const dialled = await egress.dial(target.host, target.port)
  if (!dialled.ok) return dialled
  // The TLS socket tells every fault; the socket below must not throw the same one a second time.
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
    resolve(isTurnedAway(socket, error) ? shown() : { failure: failureOf(error) })
  })
  return promise.finally(() => clearTimeout(timer))
}

/** The server showed its certificate and then sent us away, as one does that insists on ours: its own is judged. */
const isTurnedAway = (socket: tls.TLSSocket, { code = '' }: NodeJS.ErrnoException): boolean =>
  code.includes('ALERT') && socket.getPeerCertificate()?.raw !== undefined

function failureOf({ code = '' }: NodeJS.ErrnoException): Failure {
  if (BROKEN_OFF.has(code)) return failure('connect_reset')
  if (NOT_TLS.has(code)) return failure('tls_not_tls')
  return failure('tls_failed', code || undefined)
}

/** `getPeerX509Certificate` would know the leaf's issuer only, and empties the chain for a second question. */
function chainOf(socket: tls.TLSSocket): X509Certificate[] {
  const chain = new Map<string, X509Certificate>()
  let next: tls.DetailedPeerCertificate | undefined = socket.getPeerCertificate(true)
  while (next?.raw && !chain.has(next.fingerprint256)) {
    chain.set(next.fingerprint256, new X509Certificate(next.raw))
    next = next.issuerCertificate
  }
  return [...chain.values()]
}
