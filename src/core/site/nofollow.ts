import type { PageFacts } from '../evidence/page.ts'
import { type RobotsMeta, directivesOf } from './robots-directives.ts'

/** Names of metadata and in headers that are said to every robot. */
const EVERYBODY: ReadonlySet<string> = new Set(['robots'])
/** Also of two directives without a comma between them. Not the value of another one: `max-image-preview:none`. */
const NOFOLLOW = /(?:^|\s)(?:nofollow|none)(?:\s|$)/u

interface Asking {
  metas: readonly RobotsMeta[]
  headers: PageFacts['headers']
}

/** Whether the page asks all robots, in its metadata or headers, that none of its links be followed; the crawl obeys. */
export const hasNofollow = ({ metas, headers }: Asking): boolean =>
  [...directivesOf(metas, headers['x-robots-tag'], EVERYBODY)].some((directive) => NOFOLLOW.test(directive))

/** Targets of a page's links that a crawl may follow. */
export const followedAddresses = (page: PageFacts): string[] =>
  hasNofollow(page)
    ? []
    : page.links.flatMap(({ url, rel }) => (url === null || rel.includes('nofollow') ? [] : [url]))
