import type { PageFacts } from '#core/evidence/page.ts'
import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { saysGone } from '#core/says-gone.ts'

/** Addresses that WordPress answers by itself: one alone may have been switched off. */
const ALWAYS_THERE = ['/wp-sitemap.xml', '/feed'] as const
/** What only a running WordPress sends with an answer. */
const OWN_LINK = /api\.w\.org/iu
const OWN_COOKIE = /^(?:wordpress_|wp-settings-)/iu
/** Where the forms of WordPress send to. */
const FORM_TARGET = /\/(?:wp-comments-post\.php|wp-login\.php|wp-admin\/|wp-json\/)/iu

/**
 * The pages, in which WordPress serves nothing where it is known not to run: it named itself in the HTML alone, and none of the addresses that it always
 * has is there. Copies of its pages that somebody put up as files keep its generator tag and paths. Where nothing is known of those addresses, it is
 * believed.
 */
export function withoutSilentWordPress(
  pages: readonly PageFacts[],
  sitemaps: SitemapsEvidence | undefined,
): readonly PageFacts[] {
  if (sitemaps === undefined || !isSilent(sitemaps) || pages.some(isAnsweredByWordPress)) return pages
  return pages.map((page) => ({
    ...page,
    technologies: page.technologies.map((one) =>
      one.kind === 'cms' && one.name === 'WordPress' ? { ...one, serves: false } : one,
    ),
  }))
}

const isSilent = ({ places }: SitemapsEvidence): boolean =>
  ALWAYS_THERE.every((path) =>
    places.some(
      ({ url, outcome, status }) =>
        outcome === 'absent' && saysGone(status) && URL.parse(url)?.pathname === path,
    ),
  )

const isAnsweredByWordPress = ({ url, headers, cookies, forms, technologies }: PageFacts): boolean =>
  OWN_LINK.test(headers['link'] ?? '') ||
  headers['x-pingback'] !== undefined ||
  cookies.some(({ name }) => OWN_COOKIE.test(name)) ||
  forms.some(({ action }) => isOwnTarget(action, url)) ||
  technologies.some(({ name, by }) => name === 'WordPress' && (by === 'header' || by === 'cookie'))

const isOwnTarget = (action: string | null, page: string): boolean => {
  const target = action === null ? null : URL.parse(action)
  return target !== null && target.host === new URL(page).host && FORM_TARGET.test(target.pathname)
}
