import type { Hop } from '#core/evidence/hop.ts'
import type { PageFacts } from '#core/evidence/page.ts'

/** One answer to be read as a page. */
export interface ParseInput {
  /** Bytes as sent, or the text of a rendered document. */
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
  /** Of the HTML as sent, when `rendered`. */
  raw?: { words: number; sameSiteLinks: number }
  /** Host of the homepage (with its port where there is one): what counts as the same site. */
  homeHost: string
}
