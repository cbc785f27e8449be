import type { PageFacts, RelationFacts } from '#core/evidence/page.ts'
import { isHreflang, isLanguageTag } from '../language-tags.ts'
import { isAbsolute, knowledgeOf, onNamed } from '../named-address.ts'
import { isPaginated, type SeoPage } from '../page.ts'
import { onCandidates, onHeads, onPages, type Rule } from '../rule.ts'
import type { SeoSite } from '../site.ts'

const NUMBER = /^\d{1,4}$/u

const NAMES = new Intl.DisplayNames('en-AU', { type: 'language' })
/** With a smaller share, a page may be in two languages. */
const MOST_OF_TEXT = 0.75

/** The language of a page's text, with its code; `null` where that is not sure. */
function languageRead({ text }: PageFacts): string | null {
  const [code] = Object.entries(text.languages ?? {}).find(([, share]) => share >= MOST_OF_TEXT) ?? []
  return code === undefined ? null : `it reads as ${NAMES.of(code) ?? code}: lang="${code}"`
}

/** Rules about language and pagination. */
export const languageRules: readonly Rule[] = [
  {
    number: 95,
    id: 'lang-missing',
    severity: 'warning',
    scope: 'page',
    finding: "This page doesn't say what language it's in",
    run: onHeads(({ facts }) => (facts.lang ?? '').trim() === '' && (languageRead(facts) ?? true)),
  },
  {
    number: 96,
    id: 'lang-invalid',
    severity: 'warning',
    scope: 'page',
    finding: 'The language code is wrong',
    run: onCandidates(
      ({ facts: { lang } }) => lang !== null && lang.trim() !== '' && !isLanguageTag(lang) && lang,
    ),
  },
  {
    number: 97,
    id: 'hreflang-invalid',
    severity: 'warning',
    scope: 'page',
    finding: 'Language links have a mistake',
    run: onVersions((page) => {
      const wrong = versions(page).find(
        ({ hreflang, href }) => !isHreflang(hreflang ?? '') || !isAbsolute(href),
      )
      if (wrong === undefined) return false
      // What is wrong may be that nothing is written there.
      return (isHreflang(wrong.hreflang ?? '') ? wrong.href : wrong.hreflang) || true
    }),
  },
  {
    number: 98,
    id: 'hreflang-no-return',
    severity: 'warning',
    scope: 'page',
    finding: "Language versions don't link to each other",
    run: onNamed(otherVersions, linksBackMissing),
  },
  {
    number: 99,
    id: 'hreflang-broken',
    severity: 'error',
    scope: 'page',
    finding: "A language version doesn't work",
    run: onNamed(otherVersions, (url, _, site) => {
      const { broken, redirects, hidden } = knowledgeOf(url, site)
      if (broken || redirects || hidden) return true
      return broken === null ? null : false
    }),
  },
  {
    number: 100,
    id: 'hreflang-no-self',
    severity: 'warning',
    scope: 'page',
    finding: 'A page leaves itself out of its language list',
    run: onVersions(
      (page, { addresses }) =>
        !versions(page).some(({ url }) => url !== null && addresses.key(url) === page.key),
    ),
  },
  {
    number: 101,
    id: 'pagination-broken',
    severity: 'warning',
    scope: 'page',
    finding: 'Page numbers lead nowhere',
    run: onNamed(pageNumbers, (url, _, site) => knowledgeOf(url, site).broken),
  },
]

const versions = ({ facts }: SeoPage): RelationFacts[] =>
  facts.relations.filter((relation) => relation.rel === 'alternate' && relation.hreflang !== null)

function onVersions(fails: (page: SeoPage, site: SeoSite) => boolean | string | null): Rule['run'] {
  return onPages((site) => site.candidates.filter((page) => versions(page).length > 0), fails)
}

function otherVersions(page: SeoPage, { addresses }: SeoSite): string[] {
  const urls = versions(page).flatMap(({ url }) => url ?? [])
  return [...new Set(urls)].filter((url) => addresses.key(url) !== page.key)
}

/** A version that was not read proves nothing. */
function linksBackMissing(url: string, page: SeoPage, site: SeoSite): boolean | null {
  const version = site.page(url)
  if (!version) return null
  return !versions(version).some((back) => back.url !== null && site.addresses.key(back.url) === page.key)
}

/** Addresses of further pages of a list: `rel=next` and `prev`, and links whose text is a number. */
function pageNumbers({ facts }: SeoPage): string[] {
  const named = facts.relations
    .filter(({ rel }) => rel === 'next' || rel === 'prev')
    .flatMap(({ url }) => url ?? [])
  const numbered = facts.links.flatMap(({ url, text }) =>
    url !== null && NUMBER.test(text.trim()) && isPaginated(url) ? url : [],
  )
  return [...new Set([...named, ...numbered])]
}
