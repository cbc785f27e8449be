import { decoded } from '#core/address/decoded.ts'
import { pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { leadsToNoPage } from '#core/site/leads-to-no-page.ts'
import { lastSegment, namesPhraseAlone, phraseList, segmentNames, titleParts } from '#core/site/phrases.ts'

/** A page or a part of the homepage for getting in touch, which a form may join. */
export interface ContactPlace {
  page: string
  /** The heading of the part; `null` for a page of its own. */
  part: string | null
}

/** Names of a place for writing, not for booking or asking for a price; one of a single word has to be the whole name: "Contact lenses" are for sale. */
const NAMES = phraseList([
  'contact',
  'contacts',
  'contact us',
  'contact me',
  'contact details',
  'contact form',
  'contact info',
  'contact information',
  'contact our team',
  'contact page',
  'contact the team',
  'get in touch',
  'talk to us',
  'write to us',
  'enquiries',
  'enquire',
  'inquiries',
  'whakapā mai',
  'kontakt',
  'contacto',
  'contato',
  'contatti',
  'contactez nous',
  'nous contacter',
])
const names = (text: string): boolean => namesPhraseAlone(text, NAMES)

/** The contact page that visitors reach by a link, else the part of the homepage under such a heading or behind such a link; `null` without either. */
export function contactPlace(pages: readonly PageFacts[]): ContactPlace | null {
  const [home] = pages
  const page = pages.find((one) => one !== home && one.found !== 'guess' && isOk(one) && isNamed(one))
  if (page) return { page: page.url, part: null }
  const heading = home?.headings.find(
    ({ text, hidden, region }) => !hidden && region !== 'nav' && region !== 'footer' && names(text),
  )
  const part = heading?.text.trim() ?? (home && linkedPart(home))
  return home && part !== undefined ? { page: home.url, part } : null
}

/** Where a form may go: the place for getting in touch, else the one page of a website that has no other. With a page beside it, it would have several, and lack a sitemap. */
export function placeForForm(pages: readonly PageFacts[]): ContactPlace | null {
  const [home] = pages
  const only = home && leadsToNoPage(home, pages) ? { page: home.url, part: null } : null
  return contactPlace(pages) ?? only
}

/** The name of the link of the homepage that leads to a part of it for getting in touch. */
function linkedPart(home: PageFacts): string | undefined {
  const parts = new Set(home.anchors.map(({ id }) => id))
  const link = home.links.find(
    ({ url, text, hidden }) => !hidden && url !== null && names(text) && parts.has(partOf(url, home)),
  )
  return link?.text.trim()
}

/** The id of the part of this page that an address leads to; empty for another page. */
function partOf(url: string, { url: page }: PageFacts): string {
  const { hash } = new URL(url)
  return hash.length > 1 && pageKey(url) === pageKey(page) ? (decoded(hash.slice(1)) ?? '') : ''
}

const isOk = ({ status }: PageFacts): boolean => status >= 200 && status < 300

function isNamed(page: PageFacts): boolean {
  if (segmentNames(lastSegment(page.url), NAMES)) return true
  const first = page.headings.find(({ level, hidden }) => level === 1 && !hidden)
  return titleParts(page.title.text ?? '').some(names) || (first !== undefined && names(first.text))
}
