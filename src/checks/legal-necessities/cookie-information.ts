import { withoutFragment } from '#core/address/urls.ts'
import type { HeadingFacts, PageFacts } from '#core/evidence/page.ts'
import type { Candidate } from '#core/site/find-page.ts'
import { ITEMS } from '#core/site/legal/items.ts'
import { namesPhrase } from '#core/site/phrases.ts'
import type { SiteIndex } from '#core/site/site-index.ts'
import { countWords } from '#core/text.ts'

/**
 * A page of its own, a part of the privacy policy, a consent tool's details, a sentence that there are none; `unread`: perhaps a part of the privacy policy,
 * which could not be read.
 */
export const INFORMED_BY = ['page', 'section', 'consent_tool', 'statement', 'unread'] as const

/** Where visitors read about cookies, or may read about them. */
export interface CookieInformation {
  by: (typeof INFORMED_BY)[number]
  at: string
  found: string
}

/** Some languages write what it is about in the same word: "Cookiebeleid". */
const COOKIE = /\bcookie/giu
const TRACKING =
  /\b(?:analytics|tracking|pixels?|advertising|analysedienst\w*|werbung|publicitaires?|publicitari[ao]s|seguimiento|statistiques|estad[ií]sticas?|statistiche|estat[ií]sticas?|advertenties)(?![\p{L}\p{N}])/iu
const PARAGRAPH_WORDS = 30
const OF_WEBSITES =
  /\b(?:browsers?|devices?|websites?|analytics|webseiten?|navigateur|navegador|site (?:web|internet)|sitio web|sito web)\b/iu

/** Finds cookie information, a page of its own first; `null` when there is none. */
export function cookieInformation(
  index: SiteIndex,
  page: Candidate | null,
  privacy: Candidate | null,
): CookieInformation | null {
  if (page) return { by: 'page', at: page.url, found: page.named }
  return inPrivacyPolicy(privacy, index) ?? fromConsentTool(index) ?? mayBeIn(privacy)
}

/** A privacy policy that was found and not read counts as found, and so does the part about cookies that most have. */
const mayBeIn = (privacy: Candidate | null): CookieInformation | null =>
  privacy && !('page' in privacy.content)
    ? { by: 'unread', at: privacy.url, found: 'Perhaps in the privacy policy, which was not read' }
    : null

/** What the homepage says as well, or the footer, is the banner or the frame of every page, and no part of the policy. */
function inPrivacyPolicy(privacy: Candidate | null, { home }: SiteIndex): CookieInformation | null {
  if (!privacy || !('page' in privacy.content)) return null
  const { page, text, kind } = privacy.content
  const others = page === home ? undefined : home
  const isFrame = ({ text: said, region, hidden }: HeadingFacts): boolean =>
    hidden || region === 'footer' || others?.headings.some((seen) => seen.text === said) === true
  const own = kind === 'page' ? page.headings : headingsIn(page, privacy.named, text)
  const heading =
    own.find((seen) => isAboutCookies(seen.text) && !isFrame(seen)) ??
    (others && page.headings.find((seen) => isPartOnCookies(seen) && !isFrame(seen)))
  if (heading) {
    const at = heading.id === null ? privacy.url : `${withoutFragment(privacy.url)}#${heading.id}`
    return { by: 'section', at, found: heading.text }
  }
  const atHome = new Set(others?.text.main.split('\n'))
  const hasParagraph = text
    .split('\n')
    .some((paragraph) => tellsOfCookies(paragraph) && !atHome.has(paragraph))
  return hasParagraph ? { by: 'section', at: privacy.url, found: 'A paragraph about cookies' } : null
}

/** The headings under the one of a part of a page. */
function headingsIn({ headings }: PageFacts, named: string, text: string): HeadingFacts[] {
  const at = headings.findIndex((seen) => seen.text === named || seen.sectionText === text)
  const top = headings[at]
  if (!top) return []
  const under = headings.slice(at + 1)
  const end = under.findIndex(({ level }) => level <= top.level)
  return end < 0 ? under : under.slice(0, end)
}

/** A part beside the policy, on a page of several legal texts; a baker's FAQ may have one about biscuits. */
const isPartOnCookies = ({ text, sectionText }: HeadingFacts): boolean =>
  namesPhrase(text, ITEMS.cookies.phrases) && OF_WEBSITES.test(sectionText)

const isAboutCookies = (heading: string): boolean => heading.search(COOKIE) >= 0

function tellsOfCookies(paragraph: string): boolean {
  const times = paragraph.match(COOKIE)?.length ?? 0
  if (times === 0 || countWords(paragraph) < PARAGRAPH_WORDS) return false
  return times >= 2 || TRACKING.test(paragraph)
}

function fromConsentTool({ pages }: SiteIndex): CookieInformation | null {
  for (const { technologies, url } of pages) {
    const tool = technologies.find(({ kind, by }) => kind === 'consent' && by !== 'link')
    if (tool) return { by: 'consent_tool', at: url, found: tool.name }
  }
  return null
}
