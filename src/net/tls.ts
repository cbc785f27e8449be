import { setTimeout as pause } from 'node:timers/promises'
import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import type { Failure } from '#core/reasons.ts'
import { judgeCertificate } from './tls-certificate.ts'
import { type Handshake, handshake, type TlsTarget, type VersionRange } from './tls-handshake.ts'
import type { Egress } from './types.ts'

/** The part of the certificate evidence that comes from port 443. */
export type TlsProbe = Pick<
  CertificateEvidence,
  'kind' | 'failure' | 'leaf' | 'chainTrusted' | 'problems' | 'protocol' | 'cipher' | 'versions'
>

export interface TlsProbeOptions {
  /** The time at which dates are judged. */
  now: Date
  /** Milliseconds before the second and the third try after a connect error, reset or timeout. */
  waits: readonly number[]
  signal?: AbortSignal
}

type HandshakeResult = Awaited<ReturnType<typeof handshake>>
type Dialler = Pick<Egress, 'dial' | 'options'>

const CURRENT_VERSIONS: VersionRange = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.3' }
const UNKNOWN_VERSIONS: TlsProbe['versions'] = { tls10: null, tls11: null, tls12: null, tls13: null }
const NOTHING_SHOWN = { chainTrusted: false, problems: [], protocol: null, cipher: null }
const RETRIED: ReadonlySet<string> = new Set([
  'connect_refused',
  'connect_reset',
  'connect_timeout',
  'tls_timeout',
])

/**
 * Probes a host's port 443: one handshake as a current browser makes it, and further ones that find out which versions are accepted. When current
 * versions fail, older ones tell an outdated server from a broken one.
 */
export async function probeTls(
  egress: Dialler,
  target: TlsTarget,
  options: TlsProbeOptions,
): Promise<TlsProbe> {
  const first = await withRetries(() => handshake(egress, target, CURRENT_VERSIONS), options)
  if (first.ok) {
    const versions = await acceptedVersions(egress, target, first)
    return { kind: 'certificate', ...(await factsOf(first, egress, target, options)), versions }
  }
  if (!mayBeOld(first.failure)) return withoutHandshake(first.failure)
  const [old11, old10] = await Promise.all([
    handshake(egress, target, only('TLSv1.1')),
    handshake(egress, target, only('TLSv1')),
  ])
  const old = old11.ok ? old11 : old10
  if (!old.ok) return withoutHandshake(first.failure)
  const judged = await factsOf(old, egress, target, options)
  const versions = { tls10: old10.ok, tls11: old11.ok, tls12: false, tls13: false }
  return { kind: 'old_protocol', ...judged, problems: [...judged.problems, 'tls_old_protocol'], versions }
}

const only = (version: 'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3'): VersionRange => ({
  minVersion: version,
  maxVersion: version,
})

const mayBeOld = ({ code }: Failure): boolean => code === 'tls_failed' || code === 'connect_reset'

async function withRetries(
  attempt: () => Promise<HandshakeResult>,
  { waits, signal }: TlsProbeOptions,
): Promise<HandshakeResult> {
  let result = await attempt()
  for (const wait of waits) {
    if (result.ok || !RETRIED.has(result.failure.code)) return result
    await pause(wait, undefined, signal ? { signal } : {})
    result = await attempt()
  }
  return result
}

function withoutHandshake(failure: Failure): TlsProbe {
  const kind = KINDS[failure.code] ?? 'failed'
  return { kind, failure, ...NOTHING_SHOWN, versions: UNKNOWN_VERSIONS }
}

const KINDS: Readonly<Record<string, TlsProbe['kind']>> = {
  connect_refused: 'refused',
  tls_not_tls: 'not_tls',
}

async function factsOf(
  handshaken: Handshake,
  egress: Dialler,
  { host }: TlsTarget,
  { now }: TlsProbeOptions,
) {
  const judged = await judgeCertificate(handshaken, host, egress.options.ca, now)
  return { ...judged, protocol: handshaken.protocol, cipher: handshaken.cipher }
}

async function acceptedVersions(
  egress: Dialler,
  target: TlsTarget,
  first: Handshake,
): Promise<TlsProbe['versions']> {
  const accepts = async (version: Parameters<typeof only>[0]): Promise<boolean | null> => {
    if (first.protocol === version) return true
    const result = await handshake(egress, target, only(version))
    return result.ok || (isAnAnswer(result.failure) ? false : null)
  }
  const [tls10, tls11, tls12, tls13] = await Promise.all([
    accepts('TLSv1'),
    accepts('TLSv1.1'),
    accepts('TLSv1.2'),
    first.protocol === 'TLSv1.2' ? false : accepts('TLSv1.3'),
  ])
  return { tls10, tls11, tls12, tls13 }
}

/** A server without a version sends an alert or closes; a timeout or a refused connection proves nothing about the version. */
const isAnAnswer = ({ code }: Failure): boolean => code === 'tls_failed' || code === 'connect_reset'
