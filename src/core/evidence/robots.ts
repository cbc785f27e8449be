/** The answer to `/robots.txt`. A refused or timed-out request is a failure, not evidence. */
export interface RobotsEvidence {
  url: string
  /** Final status, after up to five redirects. */
  status: number
  /** Answered 5xx twice, at least 30 s apart. */
  serverErrorConfirmed: boolean
  contentType: string | null
  /** The first 500 KiB; empty where the answer is no file. */
  text: string
  /** Size in bytes; of a file that was cut, what its header says, or at least what was read. */
  bytes: number
  /** `Sitemap:` lines in order, at most 100, each cut to 2,048 characters. */
  sitemaps: string[]
  /** Invalid lines (up to 20). */
  badLines: { line: number; text: string }[]
  rulesBeforeAgent: boolean
  /** Whether `/` may be read by our own robot, everybody (`*`), Googlebot and Bingbot. */
  homeAllowed: { fettle: boolean; all: boolean; googlebot: boolean; bingbot: boolean }
  crawlDelaySeconds: number | null
  /** The homepage's own stylesheets and scripts that Googlebot may not read. */
  blockedAssets: string[]
}
