import type { Hop } from '#core/evidence/hop.ts'
import type { PageFacts } from '#core/evidence/page.ts'

/** An answer to parse as a page. */
export interface ParseInput {
  /** Bytes as received, or the text of a rendered document. */
  body: Uint8Array | string
  /** Final address. */
  url: string
  /** Address as linked. */
  requested: string
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  setCookies: readonly string[]
  redirects: readonly Hop[]
  depth: number
  found: PageFacts['found']
  firstByteMs: number
  truncated: boolean
  rendered: boolean
  /** Facts of the original HTML, when `rendered`. */
  raw?: { words: number; sameSiteLinks: number }
  /** Host of the homepage, with its port if any, which defines the same site. */
  homeHost: string
}
