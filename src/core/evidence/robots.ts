/** What `/robots.txt` answered. A refused or timed-out request is a failure beside it, not evidence. */
export interface RobotsEvidence {
  url: string
  /** Final status, after up to five redirects. */
  status: number
  /** Answered 5xx twice, at least 30 s apart. */
  serverErrorConfirmed: boolean
  contentType: string | null
  /** The first 500 KiB. */
  text: string
  /** Whole size in bytes, as far as it was read. */
  bytes: number
  /** `Sitemap:` lines in order. */
  sitemaps: string[]
  /** Lines that cannot be read (up to 20). */
  badLines: { line: number; text: string }[]
  rulesBeforeAgent: boolean
  /** Whether `/` may be read by: our own visitor, everybody (`*`), Googlebot, Bingbot. */
  homeAllowed: { fettle: boolean; all: boolean; googlebot: boolean; bingbot: boolean }
  crawlDelaySeconds: number | null
  /** Of the homepage's own stylesheets and scripts, those that Googlebot may not read. */
  blockedAssets: string[]
}
