import type { Failure } from '../reasons.ts'

/** The answer to one DNS question. `none`: NXDOMAIN or empty. `failed`: SERVFAIL, timeout, refused: proves nothing. */
export type DnsAnswer<T> =
  | { state: 'found'; value: T }
  | { state: 'none' }
  | { state: 'failed'; failure: Failure }

/** Mail records of one domain, unjudged. */
export interface MailEvidence {
  /** `null` when the business has no domain of its own to look at (shared website domain, free-mail address). */
  domain: string | null
  /** The origin of the domain. */
  from: 'email' | 'website' | 'none'
  /** The website's own domain, where that of the email address was looked at and is another one. */
  otherDomain?: string
  freeMail: boolean
  mx: DnsAnswer<MxRecord[]>
  /** TXT records that begin `v=spf1`. */
  spf: DnsAnswer<string[]>
  /** The SPF record followed through its includes and redirects. */
  spfTree: SpfNode | null
  /** Number of look-up terms (RFC 7208 section 4.6.4), at most 25. */
  spfLookups: number
  spfVoidLookups: number
  /** Names whose `mx` term meets more than ten mail servers (RFC 7208, section 4.6.4); absent when there is none. */
  spfWideMx?: string[]
  /** True when a part of the tree could not be looked up. */
  spfIncomplete: boolean
  dkim: DkimRecord[]
  /** A random selector answered too, so that selectors prove nothing. */
  dkimWildcard: boolean
  /** `v=DMARC1` records, by the tree walk of RFC 9989; `at` is the name that had them. */
  dmarc: DnsAnswer<{ at: string; records: string[] }>
  mtaSts: { txt: DnsAnswer<string[]>; policy: { status: number; text: string } | { failure: Failure } | null }
  tlsRpt: DnsAnswer<string[]>
  bimi: { txt: DnsAnswer<string[]>; logo: { status: number; type: string } | { failure: Failure } | null }
  dnssec: boolean | null
  /** Names of the domain's name servers, in lower case; absent when they could not be read. */
  nameservers?: string[]
  /** Names of mail providers recognised by MX and SPF (`Google Workspace`). */
  providers: string[]
}

export interface MxRecord {
  exchange: string
  priority: number
  /**
   * `public`, or why no mail could arrive there. `unresolvable`: no public address. An address that only our own name server knows counts as
   * `unresolvable` too, because otherwise a record could ask which names our network has.
   */
  target: 'public' | 'unresolvable' | 'null' | 'unknown'
}

export interface SpfNode {
  domain: string
  records: string[]
  /** Set when the record of this node could not be read. */
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
