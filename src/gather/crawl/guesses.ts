import type { PageFacts } from '#core/evidence/page.ts'

interface Need {
  /** A link or path with one of these words leads to such a page. */
  words: RegExp
  paths: readonly string[]
}

/** Pages that people expect at a usual address even without a link; at most 12 addresses in all. */
const NEEDS: readonly Need[] = [
  {
    words: /privacy|tūmataiti|tumataiti/iu,
    paths: ['/privacy-policy', '/privacy', '/policies/privacy-policy'],
  },
  { words: /cookie/iu, paths: ['/cookie-policy', '/cookies'] },
  {
    words: /terms|conditions/iu,
    paths: ['/terms-and-conditions', '/terms', '/policies/terms-of-service'],
  },
  { words: /contact|enquir|whakapā|whakapa\b/iu, paths: ['/contact', '/contact-us'] },
  { words: /about|our story|who we are|mō mātou|mo matou/iu, paths: ['/about', '/about-us'] },
]

/** Usual addresses of pages that no link's text or path names. */
export function guessesFor(pages: readonly PageFacts[], address: string): string[] {
  const seen = pages.flatMap((page) => [
    page.url,
    ...page.links.map(({ url, text }) => `${url ?? ''} ${text}`),
  ])
  return NEEDS.filter(({ words }) => !seen.some((text) => words.test(text)))
    .flatMap(({ paths }) => paths)
    .map((path) => new URL(path, address).href)
}
