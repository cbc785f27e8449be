import type { Failure } from '../reasons.ts'
import type { Hop } from './hop.ts'

/** Another address of the homepage: with or without `www.`, with `http:` or `https:`. */
export interface OtherHomeAddress {
  url: string
  /** `no_dns`: the name does not exist. `failed`: no answer, see `failure`. */
  kind: 'answer' | 'no_dns' | 'failed'
  failure?: Failure
  /** First answer's status. */
  status?: number
  /** Status after its redirects. */
  finalStatus?: number
  finalUrl?: string
  hops?: Hop[]
  /** Canonical address of the page it answers with. */
  canonical?: string | null
  /** It answered 5xx twice, at least 30 s apart. */
  confirmed?: boolean
  botWall?: boolean
}

/** The answer of a crawled page's other address, which was requested beside it. */
export interface OtherPageAddress {
  kind: 'slash' | 'case'
  /** The page as it was crawled. */
  url: string
  /** Its other address; what follows is said of this one. */
  twin: string
  status: number
  redirected: boolean
  sameContent: boolean
  canonical: string | null
}

export interface OtherAddressesEvidence {
  homes: OtherHomeAddress[]
  /** A sample of at most 10 crawled pages. */
  paths: OtherPageAddress[]
}
