import type { Socket } from 'node:net'
import type { Hop } from '#core/evidence/hop.ts'
import type { DnsAnswer } from '#core/evidence/mail.ts'
import type { Failure } from '#core/reasons.ts'

/** What one scan may do beyond the defaults; filled from the command line or the operator's environment. */
export interface EgressOptions {
  /** `http(s)` answers are announced as `Fettle/<version> (+<instance URL>/bot)`. */
  userAgent: string
  /** Like curl's: `host` and `port` as in the address, dialled at `address` (and its own port when given). */
  resolve: readonly { host: string; port: number; address: string; addressPort: number }[]
  /** Ranges that may be reached although private, as CIDR: on ports 80 and 443, and on ports that `resolve` names. */
  allowPrivate: readonly string[]
  /** Resolvers `address:port` in place of the system's. */
  dns: readonly string[]
  /** Extra certificate authorities, PEM. */
  ca: readonly string[]
  /** Starts a second to one host; `adaptive` by default; `off` only counts for hosts that `allowPrivate` covers. */
  pace: 'adaptive' | 'off' | number
  budgets: Budgets
}

/** Limits of reliability.md 2.7; tests divide them. Times in milliseconds, sizes in bytes. */
export interface Budgets {
  dnsMs: number
  connectMs: number
  tlsMs: number
  headersMs: number
  headerBytes: number
  headerFields: number
  interimResponses: number
  requestMs: number
  idleMs: number
  wireBytes: number
  decodedBytes: number
  sitemapWireBytes: number
  sitemapDecodedBytes: number
  robotsBytes: number
  encodings: number
  /** Decoded to wire bytes, once more than 1 MiB is decoded. */
  ratio: number
  redirects: number
  scanBytes: number
  browserBytes: number
  browserRequests: number
  browserConnections: number
}

/** What happens to a body at its limit. `fail`: more is a fault of the site. `cut`: the beginning is all that is wanted. `drop`: no body is wanted. */
export type AtLimit = 'fail' | 'cut' | 'drop'

/** Whether a name has addresses, and all of them are public. */
export type NameReach = 'public' | 'unresolvable' | 'unknown'

export interface FetchOptions {
  method?: 'GET' | 'HEAD'
  headers?: Readonly<Record<string, string>>
  /** Overrides of the body limits: what the address is expected to be. */
  kind?: 'page' | 'sitemap' | 'robots' | 'probe'
  /** `false`: stop at the first answer, whatever it is. */
  followRedirects?: boolean
  /** `drain`: read nothing of the body (links). `head`: read at most `maxBytes` and leave. Default `whole`. */
  body?: 'whole' | 'drain' | 'head'
  maxBytes?: number
  /** Go on reading over a connection whose certificate is not valid (marked `insecure`). Default true. */
  acceptInvalidCertificate?: boolean
  /** `false`: one try only; `once`: one more after 2 s. Default: two more tries after connect errors, resets, timeouts, 502, 503, 504 (2 s, 6 s). */
  retry?: boolean | 'once'
  signal?: AbortSignal
}

/** An answer, whatever its status; the failure of a connection is the other kind. */
export type FetchAnswer =
  | {
      ok: true
      /** Final address. */
      url: string
      status: number
      /** Names in lower case; several values of one name are joined by `, `, but `set-cookie` stays apart. */
      headers: Readonly<Record<string, string>>
      setCookies: readonly string[]
      /** Decoded. */
      body: Buffer
      /** Cut by `maxBytes`, a limit or a broken transfer. */
      truncated: boolean
      /** Set when the transfer broke: how (`http_truncated`, `body_too_large`, `decode_failed` …). */
      bodyFailure: Failure | null
      hops: Hop[]
      firstByteMs: number
      wireBytes: number
      insecure: boolean
      /** Why the certificate is not valid (Node's code), when `insecure`. */
      certificateError: string | null
      address: string
    }
  | { ok: false; failure: Failure; hops: Hop[]; url: string }

/** The one door out, for one scan. Every byte that leaves goes through it; it is closed with the scan. */
export interface Egress {
  readonly options: EgressOptions
  /** Fetches with own redirects, checked addresses, paced per host. Never throws for what the far side does. */
  fetch(url: string, options?: FetchOptions): Promise<FetchAnswer>
  dns: {
    /** Checked addresses of a name: every answer is classified, one refused answer refuses the name. */
    addresses(host: string): Promise<{ ok: true; addresses: string[] } | { ok: false; failure: Failure }>
    txt(name: string): Promise<DnsAnswer<string[]>>
    mx(name: string): Promise<DnsAnswer<{ exchange: string; priority: number }[]>>
    /** Name servers of a zone. */
    ns(name: string): Promise<DnsAnswer<string[]>>
    cname(name: string): Promise<DnsAnswer<string>>
    /**
     * Whether a name has addresses, all of them public; nothing is dialled. A name of an inner network is as `unresolvable` as one that is
     * not there, because whoever wrote the name must not learn which it is.
     */
    reach(name: string): Promise<NameReach>
    /** NXDOMAIN seen from two different resolvers. False when there is only one resolver. */
    confirmMissing(name: string): Promise<boolean>
    /** A CNAME/A/AAAA answer carries the AD bit, or `null` when it cannot be told. */
    authenticated(name: string): Promise<boolean | null>
  }
  /** Opens TCP to a checked address of host:port and says how that went; for TLS probes. Never sends application data. */
  dial(
    host: string,
    port: number,
    timeoutMs?: number,
  ): Promise<{ ok: true; socket: Socket; address: string } | { ok: false; failure: Failure }>
  /** Classifies what an address asks for without dialling: schemes, ports, names, literals. */
  permits(url: string): { ok: true; url: URL } | { ok: false; failure: Failure }
  /** True when the pace may be lifted for this host (it is in the allow-list). */
  mayLiftPace(host: string): boolean
  /** `Crawl-delay` of a host's robots.txt in seconds; kept up to 5 s. */
  setCrawlDelay(host: string, seconds: number): void
  /** Bytes in and out so far. */
  usage(): { bytesIn: number; bytesOut: number; requests: number }
  /** Hosts that slowed or refused us, for the report's honesty. */
  close(): Promise<void>
}
