import type { RobotsEvidence } from '#core/evidence/robots.ts'
import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { saysGone } from '#core/says-gone.ts'
import type { FixEvidence, Piece } from '#fixes/fix.ts'
import type { Hosting } from '#fixes/hosting/hosting.ts'
import { listsOnlyElsewhere } from '../listed-elsewhere.ts'

const IN_WORDPRESS: readonly string[] = [
  'WordPress makes robots.txt by itself, so there may be no such file. An SEO plugin can edit it: in Yoast under Tools, then File editor; in Rank Math under General settings, then Edit robots.txt.',
  'Without such a plugin, upload the file to the folder that holds wp-config.php.',
]

/** Whether it is certain that the website has no robots file. */
const isGone = ({ status }: RobotsEvidence): boolean => saysGone(status)

/** So much of a robots file is read (RFC 9309, 2.5). */
const MOST_BYTES = 500 * 1024

/**
 * Whether there may be a robots file that we have not read, or not whole: it was refused to us, gave no answer, or goes on. One of ours in its place would
 * erase its rules.
 */
export const isUnreadRobots = (robots: RobotsEvidence | undefined): boolean =>
  robots === undefined || !(isGone(robots) || isAnswered(robots)) || isTooLong(robots)

const isTooLong = (robots: RobotsEvidence | undefined): boolean =>
  robots !== undefined && isAnswered(robots) && robots.bytes > MOST_BYTES

const isAnswered = ({ status }: RobotsEvidence): boolean => status >= 200 && status < 300

/** How to publish robots.txt where search engines look for it; for one that may be there unread, how to name the sitemap in it. */
export function robotsSteps(
  { isWordPress }: Hosting,
  robots: RobotsEvidence | undefined,
  sitemap: string,
): string[] {
  if (isTooLong(robots))
    return [
      `Your robots file (robots.txt) is longer than the 500 KB that search engines read of it, so we made none. Add this line near its beginning and leave the others: Sitemap: ${sitemap}`,
    ]
  if (isUnreadRobots(robots))
    return [
      `We couldn’t read your robots file (robots.txt), so we made none. If you have one, add this line to it and leave the others: Sitemap: ${sitemap}`,
    ]
  if (isWordPress) return [...IN_WORDPRESS]
  return isThere(robots)
    ? ['Put robots.txt in place of the one that is there.']
    : [
        'Upload robots.txt to the top folder of your website: it must open at your address followed by /robots.txt.',
      ]
}

/**
 * robots.txt with a line that names the sitemap (sitemaps.org). Its present rules are kept (RFC 9309); lines of other sitemaps are removed where they are
 * of this host, at which no other works, where nothing usable is at their address, or where they are those of another website alone.
 */
export function robotsPiece(sitemap: string, { robots, sitemaps }: FixEvidence): Piece {
  const old = isThere(robots) ? robots.text.split(/\r\n|\n|\r/u) : ['User-agent: *', 'Disallow:']
  const { host } = new URL(sitemap)
  const dead = deadAddresses(sitemaps)
  const others = hostsOfOthers(sitemaps)
  const kept = old.filter((line) => {
    const named = sitemapIn(line)
    const isAway = named?.host !== undefined && named.host !== host
    return named === null || (isAway && !dead.has(named.href ?? '') && !others.has(named.host ?? ''))
  })
  const rules = kept.join('\n').trimEnd()
  return {
    title: isThere(robots) ? 'Your robots file with the line' : 'A robots file',
    kind: 'file',
    name: 'robots.txt',
    content: `${rules === '' ? '' : `${rules}\n\n`}Sitemap: ${sitemap}\n`,
    note: robotsNote(robots, old.length - kept.length),
  }
}

/** Host and address of the sitemap that a line names, without them where it is no whole address; `null` for all other lines. */
function sitemapIn(line: string): Partial<Pick<URL, 'host' | 'href'>> | null {
  const named = /^\s*sitemap\s*:\s*(\S*)/iu.exec(line)?.[1]
  return named === undefined ? null : (URL.parse(named) ?? {})
}

/** The hosts of another website that has the sitemaps for itself: one of theirs lists no page of this website. */
const hostsOfOthers = (sitemaps: SitemapsEvidence | undefined): ReadonlySet<string> =>
  sitemaps !== undefined && listsOnlyElsewhere(sitemaps)
    ? new Set(sitemaps.foreign.flatMap((url) => URL.parse(url)?.host ?? []))
    : new Set()

/** Where the robots file sends search engines, and no sitemap is. */
const deadAddresses = (sitemaps: SitemapsEvidence | undefined): ReadonlySet<string> =>
  new Set(
    (sitemaps?.places ?? [])
      .filter(({ outcome }) => outcome === 'absent' || outcome === 'invalid')
      .map(({ url }) => URL.parse(url)?.href ?? url),
  )

/** `removed`: how many lines of sitemaps are left out. */
function robotsNote(robots: RobotsEvidence | undefined, removed: number): string {
  if (!isThere(robots)) return 'It lets every search engine in and leads it to your sitemap.'
  const what =
    removed === 0
      ? 'Only the last line is new.'
      : `Only the last line is new: it takes the place of ${removed === 1 ? 'one' : removed} that did not lead to a sitemap of this website.`
  return robots.homeAllowed.all
    ? what
    : `${what} Your file asks search engines to stay away from your homepage, and a sitemap does not change that.`
}

const A_RULE = /^\uFEFF?[ \t]*(?:user-agent|sitemap)[ \t]*:/imu

/**
 * Whether there is a robots file. Websites without one often answer with an HTML page instead; a script that writes a real one may send it under the type
 * of a page.
 */
export const isThere = (robots: RobotsEvidence | undefined): robots is RobotsEvidence =>
  robots !== undefined &&
  isAnswered(robots) &&
  robots.text.trim() !== '' &&
  !/^\uFEFF?\s*</u.test(robots.text) &&
  (!/html/iu.test(robots.contentType ?? '') || A_RULE.test(robots.text))
