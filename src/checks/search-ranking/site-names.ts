import { businessNames, lettersAndDigits } from '#core/site/business-names.ts'
import type { SeoSite } from './site.ts'

/** Words that may be a subject or a name: of four letters and more. */
export const LONG_WORD = /[\p{L}\p{M}]{4,}/gu
/** From this many pages on, words in most titles count as a name. */
const PAGES_TO_TELL_A_NAME = 3

/** The names of the business, whole and word by word, and the words of most titles, each as {@link lettersAndDigits}. */
export function siteNames(site: SeoSite): Set<string> {
  const words = (site.profile.businessName ?? '').toLowerCase().match(LONG_WORD) ?? []
  return new Set([
    ...words.map(lettersAndDigits),
    ...businessNames(site.site.domain, site.home.facts, site.profile),
    lettersAndDigits(site.site.host.replace(/^www\./u, '').split('.', 1)[0] ?? ''),
    ...wordsOfMostTitles(site),
  ])
}

/** Words that most titles begin or end with: the business' own name, where the profile does not have it. */
function wordsOfMostTitles({ texts }: SeoSite): string[] {
  if (texts.length < PAGES_TO_TELL_A_NAME) return []
  const counts = new Map<string, number>()
  for (const { title } of texts)
    for (const word of new Set(title.toLowerCase().match(LONG_WORD)?.map(lettersAndDigits)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) => (count * 2 > texts.length ? [word] : []))
}
