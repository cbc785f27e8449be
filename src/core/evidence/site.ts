import type { Hop } from './hop.ts'
import type { PageFacts } from './page.ts'

/** The homepage and its first answer. */
export interface SiteEvidence {
  /** As requested. */
  requested: string
  /** The homepage's address after redirects; its host is the website's host. */
  address: string
  host: string
  /** Registrable domain by the Public Suffix List, or the host itself on shared suffixes (`wixsite.com`, `github.io`). */
  domain: string
  /** True when the public suffix is in the private section of the list: the domain belongs to somebody else. */
  sharedDomain: boolean
  /** Redirects that led to `address`, first to last. */
  redirects: Hop[]
  /** True when the connection's certificate is invalid and the website was read all the same. */
  insecure: boolean
  /** Milliseconds to the first byte of the homepage, one entry per try (three tries when the first took over 5 s). */
  firstByteMs: number[]
  /** The homepage's facts from its HTML as sent (those of the rendered page are in the evidence `rendered`). */
  home: PageFacts
}
