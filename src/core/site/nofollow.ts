import type { PageFacts } from '../evidence/page.ts'

const NOFOLLOW = /\b(?:nofollow|none)\b/iu

/** Whether the page asks, in its metadata or headers, that none of its links be followed; the crawl obeys. */
export const hasNofollow = ({ metas, headers }: Pick<PageFacts, 'metas' | 'headers'>): boolean =>
  NOFOLLOW.test(headers['x-robots-tag'] ?? '') ||
  metas.some(({ name, content }) => name?.toLowerCase() === 'robots' && NOFOLLOW.test(content))
