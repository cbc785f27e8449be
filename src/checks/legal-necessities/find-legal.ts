import { type Candidate, findCandidates, type PageSearch } from '#core/site/find-page.ts'
import { namesPhrase, segmentNames } from '#core/site/phrases.ts'
import type { SiteMap } from '#core/site/site-links.ts'
import { ITEMS, isLegalText, type ItemName, type LegalItem } from './items.ts'

export type LegalPages = Readonly<Record<ItemName, Candidate | null>>

/** Services that write and keep legal pages for websites, and places where owners keep documents. */
const POLICY_KEEPER =
  /(?:^|\.)(?:termly\.io|iubenda\.com|termsfeed\.com|getterms\.io|privacypolicies\.com|freeprivacypolicy\.com|privacypolicygenerator\.info|termsofservicegenerator\.net|websitepolicies\.(?:com|net)|privacyterms\.io|generateprivacypolicy\.com|termageddon\.com|enzuzo\.com|cookiebot\.com|legalvision\.com\.au|lawpath\.com\.au|notion\.site|notion\.so|docs\.google\.com|drive\.google\.com|sites\.google\.com|myshopify\.com)$/u

/** Finds each legal page: the first candidate whose text says what its name promises, else one we could not open. */
export const findLegalPages = (map: SiteMap): LegalPages => ({
  privacy: findItem(map, ITEMS.privacy),
  cookies: findItem(map, ITEMS.cookies),
  terms: findItem(map, ITEMS.terms),
  returns: findItem(map, ITEMS.returns),
})

function findItem(map: SiteMap, item: LegalItem): Candidate | null {
  const candidates = findCandidates(map, searchFor(item))
  return candidates.find((candidate) => counts(candidate, item, map)) ?? null
}

const searchFor = ({ phrases }: LegalItem): PageSearch => ({
  names: (words) => namesPhrase(words, phrases),
  segmentNames: (segment) => segmentNames(segment, phrases),
  isKeeper: (host) => POLICY_KEEPER.test(host),
})

function counts({ content, named }: Candidate, item: LegalItem, map: SiteMap): boolean {
  if (content.kind === 'unread') return true
  if (content.kind === 'document') return searchFor(item).names(named, 'link')
  if (isLegalText(item, content.words, content.text)) return true
  return content.kind === 'page' && content.page !== map.home && isKeptElsewhere(content.page)
}

/** A policy service draws the text into the page, where only a browser sees it. */
const isKeptElsewhere = ({
  frames,
  scripts,
}: {
  frames: { url: string }[]
  scripts: { url: string | null }[]
}): boolean =>
  [...frames, ...scripts].some(
    ({ url }) => url !== null && POLICY_KEEPER.test(URL.parse(url)?.hostname ?? ''),
  )
