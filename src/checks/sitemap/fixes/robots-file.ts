import type { RobotsEvidence } from '#core/evidence/robots.ts'
import type { Piece } from '#fixes/fix.ts'
import type { Hosting } from '#fixes/hosting/hosting.ts'

const IN_WORDPRESS: readonly string[] = [
  'WordPress makes robots.txt by itself, so there may be no such file. An SEO plugin can edit it: in Yoast under Tools, then File editor; in Rank Math under General settings, then Edit robots.txt.',
  'Without such a plugin, upload the file to the folder that holds wp-config.php.',
]

/** How to publish robots.txt where search engines look for it. */
export function robotsSteps({ isWordPress }: Hosting, robots: RobotsEvidence | undefined): string[] {
  if (isWordPress) return [...IN_WORDPRESS]
  return isThere(robots)
    ? ['Put robots.txt in place of the one that is there.']
    : [
        'Upload robots.txt to the top folder of your website: it must open at your address followed by /robots.txt.',
      ]
}

/**
 * robots.txt with a line that names the sitemap (sitemaps.org). Its present rules are kept (RFC 9309); lines
 * of other sitemaps of this host, which do not work, are removed.
 */
export function robotsPiece(sitemap: string, robots: RobotsEvidence | undefined): Piece {
  const old = isThere(robots) ? robots.text.split(/\r\n|\n|\r/u) : ['User-agent: *', 'Disallow:']
  const { host } = new URL(sitemap)
  const kept = old.filter((line) => !namesSitemapOf(host, line))
  return {
    title: isThere(robots) ? 'Your robots file with the line' : 'A robots file',
    kind: 'file',
    name: 'robots.txt',
    content: `${kept.join('\n').trimEnd()}\n\nSitemap: ${sitemap}\n`,
    note: robotsNote(robots, kept.length < old.length),
  }
}

const namesSitemapOf = (host: string, line: string): boolean => {
  const named = /^\s*sitemap\s*:\s*(\S*)/iu.exec(line)?.[1]
  return named !== undefined && (URL.parse(named)?.host ?? host) === host
}

function robotsNote(robots: RobotsEvidence | undefined, hasChanged: boolean): string {
  if (!isThere(robots)) return 'It lets every search engine in and leads it to your sitemap.'
  const what = hasChanged
    ? 'Only the last line is new: it takes the place of one that did not lead to a sitemap.'
    : 'Only the last line is new.'
  return robots.homeAllowed.all
    ? what
    : `${what} Your file asks search engines to stay away from your homepage, and a sitemap does not change that.`
}

/** Websites without robots.txt often answer with an HTML page instead. */
const isThere = (robots: RobotsEvidence | undefined): robots is RobotsEvidence =>
  robots !== undefined &&
  robots.status >= 200 &&
  robots.status < 300 &&
  robots.text.trim() !== '' &&
  !/^\uFEFF?\s*</u.test(robots.text) &&
  !/html/iu.test(robots.contentType ?? '')
