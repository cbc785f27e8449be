import { isIP, type Socket } from 'node:net'
import {
  checkServerIdentity,
  connect,
  createSecureContext,
  type PeerCertificate,
  rootCertificates,
  type SecureContext,
  type TLSSocket,
} from 'node:tls'
import type { FailureCode } from '#core/reasons.ts'
import { comparableHost } from './allow-list.ts'
import { codeOf, NetError } from './failures.ts'

export interface SecureSocketFacts {
  /** Host of the address, for SNI and the certificate's names. */
  host: string
  context: SecureContext
  budgetMs: number
}

/** Trusts Mozilla's authorities, as Node ships them, and the operator's own (PEM), but not this machine's further ones. */
export const trustContext = (ca: readonly string[]): SecureContext =>
  createSecureContext({ ca: [...rootCertificates, ...ca], minVersion: 'TLSv1.2' })

/**
 * Makes a TLS handshake on an open connection. An invalid certificate does not end it: see {@link certificateErrorOf}. Throws {@link NetError}
 * `tls_timeout`, `tls_not_tls`, `tls_old_protocol`, `tls_failed` or `connect_reset`.
 */
export function startTls(socket: Socket, { host, context, budgetMs }: SecureSocketFacts): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>()
  const name = comparableHost(host)
  const secure = connect({
    socket,
    host: name,
    ...(isIP(name) === 0 ? { servername: name } : {}),
    secureContext: context,
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: false,
    checkServerIdentity: checkIdentity,
  })
  const fail = (error: NetError): void => {
    clearTimeout(timer)
    secure.destroy()
    reject(error)
  }
  const timer = setTimeout(() => fail(new NetError('tls_timeout')), budgetMs)
  secure.once('error', (error) => fail(new NetError(tlsCode(error), codeOf(error) || undefined)))
  secure.once('secureConnect', () => {
    clearTimeout(timer)
    secure.removeAllListeners('error')
    resolve(secure)
  })
  return promise
}

/**
 * Node's comparison of names, but without its fall-back to the common name, which browsers no longer read (RFC 9525, section 2).
 */
export function checkIdentity(host: string, certificate: PeerCertificate): Error | undefined {
  if (certificate.subjectaltname) return checkServerIdentity(host, certificate)
  return Object.assign(new Error('No subject alternative name'), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
}

/** Node's code of the certificate's error (`CERT_HAS_EXPIRED` …), `null` when it is valid for the host. */
export function certificateErrorOf(socket: TLSSocket): string | null {
  if (socket.authorized) return null
  const error: unknown = socket.authorizationError
  return codeOf(error) || (typeof error === 'string' ? error : 'UNKNOWN')
}

/** OpenSSL's messages for a server that does not speak TLS. */
const NOT_TLS =
  /WRONG_VERSION_NUMBER|HTTP_REQUEST|PACKET_LENGTH_TOO_LONG|BAD_RECORD_TYPE|UNEXPECTED_MESSAGE|INVALID_RECORD/u
const OLD_TLS = /UNSUPPORTED_PROTOCOL|PROTOCOL_VERSION|VERSION_TOO_LOW/u

function tlsCode(error: unknown): FailureCode {
  const code = codeOf(error)
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'connect_reset'
  if (OLD_TLS.test(code)) return 'tls_old_protocol'
  return NOT_TLS.test(code) ? 'tls_not_tls' : 'tls_failed'
}
