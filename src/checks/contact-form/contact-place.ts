import type { PageFacts } from '#core/evidence/page.ts'
import { isNamedBy, lastSegment, phraseList, segmentNames, titleParts } from '#core/site/phrases.ts'

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
const names = (text: string): boolean => isNamedBy(text, NAMES)

/** The contact page that visitors reach by a link, else the part of the homepage under such a heading; `null` without either. */
export function contactPlace(pages: readonly PageFacts[]): ContactPlace | null {
  const [home] = pages
  const page = pages.find((one) => one !== home && one.found !== 'guess' && isOk(one) && isNamed(one))
  if (page) return { page: page.url, part: null }
  const heading = home?.headings.find(
    ({ text, hidden, region }) => !hidden && region !== 'nav' && region !== 'footer' && names(text),
  )
  return home && heading ? { page: home.url, part: heading.text.trim() } : null
}

const isOk = ({ status }: PageFacts): boolean => status >= 200 && status < 300

function isNamed(page: PageFacts): boolean {
  if (segmentNames(lastSegment(page.url), NAMES)) return true
  const first = page.headings.find(({ level, hidden }) => level === 1 && !hidden)
  return titleParts(page.title.text ?? '').some(names) || (first !== undefined && names(first.text))
}
