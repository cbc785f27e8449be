import type { Failure } from '../reasons.ts'

/** The answer to one DNS question. `none`: NXDOMAIN or empty. `failed`: SERVFAIL, timeout, refused: proves nothing. */
export type DnsAnswer<T> =
  | { state: 'found'; value: T }
  | { state: 'none' }
  | { state: 'failed'; failure: Failure }

/** Mail records of one domain, as raw as judging needs. */
export interface MailEvidence {
  /** `null` when there is no domain of the business' own to look at (shared website domain, free-mail address). */
  domain: string | null
  /** Where the domain came from. */
  from: 'email' | 'website' | 'none'
  freeMail: boolean
  mx: DnsAnswer<MxRecord[]>
  /** TXT records that begin `v=spf1`. */
  spf: DnsAnswer<string[]>
  /** The SPF record followed through its includes and redirects. */
  spfTree: SpfNode | null
  /** Look-up terms met (RFC 7208 section 4.6.4), counting stops at 25. */
  spfLookups: number
  spfVoidLookups: number
  /** Names whose `mx` term meets more than ten mail servers (RFC 7208, section 4.6.4); absent when there is none. */
  spfWideMx?: string[]
  /** True when some part of the tree could not be looked up. */
  spfIncomplete: boolean
  dkim: DkimRecord[]
  /** A random selector answered too, so selectors prove nothing. */
  dkimWildcard: boolean
  /** `v=DMARC1` records, by the tree walk of RFC 9989; `at` is the name that had them. */
  dmarc: DnsAnswer<{ at: string; records: string[] }>
  mtaSts: { txt: DnsAnswer<string[]>; policy: { status: number; text: string } | { failure: Failure } | null }
  tlsRpt: DnsAnswer<string[]>
  bimi: { txt: DnsAnswer<string[]>; logo: { status: number; type: string } | { failure: Failure } | null }
  dnssec: boolean | null
  /** Names of the servers that keep the domain's records, in lower case; absent when they could not be had. */
  nameservers?: string[]
  /** Mail providers recognised from MX and SPF, as names (`Google Workspace`). */
  providers: string[]
}

export interface MxRecord {
  exchange: string
  priority: number
  /**
   * `public`, or why no mail could arrive there. `unresolvable`: nobody outside finds an address; whether ours do is told to nobody, or a
   * record could ask which names our network has.
   */
  target: 'public' | 'unresolvable' | 'null' | 'unknown'
}

export interface SpfNode {
  domain: string
  records: string[]
  /** Set when the record of this node could not be had. */
  problem?: 'missing' | 'several' | 'loop' | 'failed'
  children: SpfNode[]
}

export interface DkimRecord {
  selector: string
  /** The whole record, cut to 1,000 characters. */
  value: string
  key: 'rsa' | 'ed25519' | 'revoked' | 'unreadable'
  bits: number | null
}
