import type { Socket } from 'node:net'
import type { RefusalCounts } from '#core/egress-refusals.ts'
import type { Hop } from '#core/evidence/hop.ts'
import type { DnsAnswer } from '#core/evidence/mail.ts'
import type { Failure } from '#core/reasons.ts'

/** Network options of one scan, from the command line or the operator's settings. */
export interface EgressOptions {
  /** Sent with every request, as `Fettle/<version> (+<instance URL>/bot)`. */
  userAgent: string
  /** As curl's: `host` and `port` as in the address, dialled at `address` (and its own port when given). */
  resolve: readonly { host: string; port: number; address: string; addressPort: number }[]
  /** Private ranges (CIDR) that may be reached, on ports 80 and 443 and on the ports in `resolve`. */
  allowPrivate: readonly string[]
  /** Resolvers `address:port` in place of the system's. */
  dns: readonly string[]
  /** Extra certificate authorities, PEM. */
  ca: readonly string[]
  /** Starts a second to one host; `adaptive` by default; `off` only for hosts that `allowPrivate` covers. */
  pace: 'adaptive' | 'off' | number
  budgets: Budgets
}

/** Where a service that this installation itself uses answers. */
export interface ServicePlace {
  address: string
  port: number
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
  /** Highest ratio of decoded to encoded bytes, once more than 1 MiB is decoded. */
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
  /** What the address is expected to be, for the limits of its body. */
  kind?: 'page' | 'sitemap' | 'robots' | 'probe'
  /** For a picture, a style sheet or another static file, whose pace is faster (`pace.ts`). */
  isStatic?: boolean
  /** `false`: return the first answer, also a redirect. */
  followRedirects?: boolean
  /** `drain`: keep nothing of the body (links). `head`: read at most `maxBytes`. Default `whole`. */
  body?: 'whole' | 'drain' | 'head'
  maxBytes?: number
  /** Read over a connection with an invalid certificate (marked `insecure`). Default true. */
  acceptInvalidCertificate?: boolean
  /** `false`: one try only; `once`: one more after 2 s. Default: two more tries after connect errors, resets, timeouts, 502, 503, 504 (2 s, 6 s). */
  retry?: boolean | 'once'
  signal?: AbortSignal
}

/** An answer of any status, or the failure of the connection. */
export type FetchAnswer =
  | {
      ok: true
      /** Final address. */
      url: string
      status: number
      /** Names in lower case; several values of one name are joined by `, ` (`x-robots-tag`: by line breaks), but `set-cookie` stays apart. */
      headers: Readonly<Record<string, string>>
      setCookies: readonly string[]
      /** Decoded. */
      body: Buffer
      /** Cut by `maxBytes`, a limit, a broken transfer, or a server that sent a part (206). */
      truncated: boolean
      /** Set when the transfer failed (`http_truncated`, `body_too_large`, `decode_failed` …). */
      bodyFailure: Failure | null
      hops: Hop[]
      firstByteMs: number
      wireBytes: number
      insecure: boolean
      /** Node's code of the certificate's error, when `insecure`. */
      certificateError: string | null
      address: string
    }
  | { ok: false; failure: Failure; hops: Hop[]; url: string }

/** The egress of one scan: every connection goes through it. Closed with the scan. */
export interface Egress {
  readonly options: EgressOptions
  /** Fetches with redirects, classified addresses and a pace for each host. Never throws for a failure of the server. */
  fetch(url: string, options?: FetchOptions): Promise<FetchAnswer>
  dns: {
    /** Classified addresses of a name; one refused address refuses the name. */
    addresses(host: string): Promise<{ ok: true; addresses: string[] } | { ok: false; failure: Failure }>
    txt(name: string): Promise<DnsAnswer<string[]>>
    mx(name: string): Promise<DnsAnswer<{ exchange: string; priority: number }[]>>
    /** Name servers of a zone. */
    ns(name: string): Promise<DnsAnswer<string[]>>
    cname(name: string): Promise<DnsAnswer<string>>
    /**
     * Whether a name has addresses, all of them public; nothing is dialled. An internal name is as `unresolvable` as a missing one, because who
     * wrote the name must not learn which it is.
     */
    visibility(name: string): Promise<NameReach>
    /** NXDOMAIN from two different resolvers. False when there is only one resolver. */
    confirmMissing(name: string): Promise<boolean>
    /** Whether an answer has the AD bit; `null` when unknown. */
    authenticated(name: string): Promise<boolean | null>
  }
  /** Opens TCP to a classified address of host:port, for TLS probes. Never sends application data. */
  dial(
    host: string,
    port: number,
    timeoutMs?: number,
  ): Promise<{ ok: true; socket: Socket; address: string } | { ok: false; failure: Failure }>
  /** Checks an address without dialling: scheme, port, name, literal. */
  permits(url: string): { ok: true; url: URL } | { ok: false; failure: Failure }
  /** True when the pace may be lifted for this host (it is in the allow-list). */
  mayLiftPace(host: string): boolean
  /** `Crawl-delay` of a host's robots.txt in seconds; respected up to 5 s. */
  setCrawlDelay(host: string, seconds: number): void
  /** Bytes received and sent so far. */
  usage(): { bytesIn: number; bytesOut: number; requests: number }
  /** Bytes that may still be received and sent; below 0 nothing more is dialled or requested. */
  bytesLeft(): number
  /** Counts a refusal of the browser's proxy with those of this egress. */
  countRefusal(code: string): void
  /** How often what was refused so far, by egress and by the browser's proxy. */
  refusals(): RefusalCounts
  /** Ends all connections. */
  close(): Promise<void>
}
