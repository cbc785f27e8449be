import { onSharedDomain, publicSuffix } from '#core/address/urls.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { businessNames, lettersAndDigits } from '#core/site/business-names.ts'
import { titleParts } from '#core/site/phrases.ts'
import { BREAK } from './tokens.ts'

const COPYRIGHT = /(?:©|\(c\)|copyright).*/iu
/** Most words of a name. */
const LONGEST = 7
/** A part of the title on over this share of the pages may be the website's name. */
const REPEATED_SHARE = 0.6
/** Least letters of a name for finding it within a longer word. */
const SHORTEST = 4

/**
 * Names of the business and of the website, as {@link lettersAndDigits}: from its pages, the labels of its host before the public suffix,
 * and the part of the titles that repeats from page to page, where the host or the copyright line has it too.
 */
export function namesToLeaveOut(
  site: Pick<SiteEvidence, 'domain' | 'host' | 'home'>,
  pages: readonly PageFacts[],
  profile: ProfileEvidence,
): Set<string> {
  const labels = site.host.split('.').slice(0, -labelsOfSuffix(site.host)).map(lettersAndDigits)
  const names = new Set(
    [site.home, ...pages].flatMap((page) => [...businessNames(site.domain, page, profile)]),
  )
  for (const label of labels) if (label !== 'www' && label.length >= SHORTEST) names.add(label)
  const namesAndCopyrights = [
    ...names,
    ...pages.map(({ text }) => lettersAndDigits(COPYRIGHT.exec(text.footer)?.[0] ?? '')),
  ]
  for (const part of repeatedTitleParts(pages)) {
    if (namesAndCopyrights.some((known) => isAlike(part, known))) names.add(part)
  }
  return names
}

/** How many labels are nobody's name (`school.nz`: 2); of a suffix that a builder or host has for its customers (`wixsite.com`) only the last. */
const labelsOfSuffix = (host: string): number =>
  onSharedDomain(host) ? 1 : (publicSuffix(host) ?? '').split('.').length

const isAlike = (name: string, known: string): boolean =>
  name.length >= SHORTEST && (known.includes(name) || (known.length >= SHORTEST && name.includes(known)))

function repeatedTitleParts(pages: readonly PageFacts[]): string[] {
  const counts = new Map<string, number>()
  for (const { title } of pages) {
    for (const part of new Set(titleParts(title.text ?? '').map(lettersAndDigits)))
      counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > REPEATED_SHARE * pages.length).map(([part]) => part)
}

/** The words with a break in place of each name, so that no part of a name counts and no phrase crosses it. */
export function withoutNames(words: readonly string[], names: ReadonlySet<string>): string[] {
  const left: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = nameAt(words, at, names)
    left.push(length === 0 ? (words[at] ?? BREAK) : BREAK)
    at += Math.max(1, length)
  }
  return left
}

/** How many words from this position on form a name; 0 when none do. */
function nameAt(words: readonly string[], at: number, names: ReadonlySet<string>): number {
  let joined = ''
  let longest = 0
  for (let length = 1; length <= LONGEST; length++) {
    const word = words[at + length - 1]
    if (word === undefined) break
    joined += lettersAndDigits(word)
    if (word !== BREAK && names.has(joined)) longest = length
  }
  return longest
}
