import type { Hop } from './hop.ts'
import type { PageFacts } from './page.ts'

/** The homepage as first met. */
export interface SiteEvidence {
  /** As asked for. */
  requested: string
  /** The homepage address after redirects; its host is the site's host. */
  address: string
  host: string
  /** Registrable domain by the Public Suffix List, or the host itself on shared suffixes (`wixsite.com`, `github.io`). */
  domain: string
  /** True when the public suffix stands in the private part of the list: the domain belongs to somebody else. */
  sharedDomain: boolean
  /** Redirects that led to `address`, first to last. */
  redirects: Hop[]
  /** True when the connection's certificate is not valid and reading went on all the same. */
  insecure: boolean
  /** Milliseconds to the first byte of the homepage, one entry a try (three tries when the first took over 5 s). */
  firstByteMs: number[]
  /** The homepage's facts from its HTML as sent (the rendered ones stand in `rendered`). */
  home: PageFacts
}
