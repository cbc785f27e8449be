import type { Failure } from '../reasons.ts'

/** A fault of a certificate or of the secure connection. */
export type CertificateProblem =
  | 'expired'
  | 'intermediate_expired'
  | 'not_yet_valid'
  | 'wrong_name'
  | 'self_signed'
  | 'untrusted_root'
  | 'missing_intermediate'
  | 'revoked'
  | 'weak_signature'
  | 'weak_key'
  | 'tls_old_protocol'

/** What connections to the host's ports 443 and 80 showed. */
export interface CertificateEvidence {
  host: string
  /** Port of the secure connection; 443 when left out. */
  port?: number
  /**
   * `certificate`: a handshake completed (in `leaf`). `refused`: 443 refused on every address. `not_tls`: 443 answers, but not
   * with TLS. `old_protocol`: only TLS 1.1 or older is supported. `failed`: see `failure`.
   */
  kind: 'certificate' | 'refused' | 'not_tls' | 'old_protocol' | 'failed'
  failure?: Failure
  leaf?: CertificateFacts
  chainTrusted: boolean
  problems: CertificateProblem[]
  /** The negotiated version, such as `TLSv1.3`. */
  protocol: string | null
  cipher: string | null
  /** Versions that the server still accepts, from separate probes; `null` when the probes could not run. */
  versions: { tls10: boolean | null; tls11: boolean | null; tls12: boolean | null; tls13: boolean | null }
  /** What `http://host/` answered: `none` when nothing answered on port 80. */
  http: { kind: 'none' | 'answer'; status?: number; redirectsToHttps: boolean | null }
  /** The other name (with or without `www.`): whether it resolves and whether the certificate covers it. */
  twin: { host: string; resolves: boolean; covered: boolean | null } | null
}

export interface CertificateFacts {
  subject: string
  issuer: string
  /** At most 100 names and 8,000 characters of them, each cut to 253. */
  subjectNames: string[]
  /** ISO 8601. */
  validFrom: string
  /** ISO 8601. */
  validTo: string
  /** Earliest `notAfter` of the intermediates that were sent and that the chain needs; ISO 8601. */
  intermediateValidTo: string | null
  keyType: 'rsa' | 'ec' | 'ed25519' | 'other'
  keyBits: number | null
  signature: string | null
  fingerprint256: string
}
