import type { PageFacts } from '#core/evidence/page.ts'
import { LEGAL_NAMES } from '#core/site/legal/names.data.ts'
import {
  lastSegment,
  namesPhrase,
  type PhraseList,
  phraseList,
  segmentNames,
  titleParts,
} from '#core/site/phrases.ts'

const SHIPPING = phraseList([
  'shipping',
  'delivery',
  'deliveries',
  'postage',
  'freight',
  'shipping policy',
  'delivery policy',
  'shipping information',
  'delivery information',
  'shipping terms',
  'delivery terms',
  'delivery conditions',
  'conditions of delivery',
  'shipping and delivery',
  'shipping and returns',
  'delivery and returns',
  'delivery and collection',
  'delivery and pick up',
  'delivery and payment',
  'payment and delivery',
  'delivery costs',
  'delivery charges',
  'delivery rates',
  'delivery areas',
  'delivery info',
  'shipping and handling',
  'shipping and pick up',
  'shipping and delivery information',
  'shipping costs',
  'shipping rates',
  'shipping info',
  'postage and packing',
  'postage and packaging',
  'postage and delivery',
  'postage and pick up',
])
const RETURNS = phraseList([
  'returns',
  'refunds',
  'exchanges',
  'return policy',
  'returns policy',
  'refund policy',
  'refunds policy',
  'exchange policy',
  'returns and exchanges',
  'returns and refunds',
  'refunds and returns',
  'shipping and returns',
  'delivery and returns',
])
const LEGAL = phraseList([...LEGAL_NAMES.privacy, ...LEGAL_NAMES.cookies, ...LEGAL_NAMES.terms, 'disclaimer'])

/** Whether a page is named after shipping or delivery: what it says of days is about them. */
export const isShippingPage = (page: PageFacts): boolean => isNamed(page, SHIPPING)

/** The pages that may say how goods are sent, those named after it first; never privacy policies and terms, which speak of everything. */
export function pagesOnShipping(pages: readonly PageFacts[]): PageFacts[] {
  const shipping = pages.filter(isShippingPage)
  const others = pages.filter((page) => !isShippingPage(page) && !isNamed(page, LEGAL))
  return [...shipping, ...others.flatMap(sectionsOnShipping), ...others]
}

/** What stands below the headings of a page that are named after shipping, each as a page of that name. */
const sectionsOnShipping = (page: PageFacts): PageFacts[] =>
  page.headings
    .filter(({ hidden, text, sectionText }) => !hidden && sectionText !== '' && namesPhrase(text, SHIPPING))
    .map((heading) => ({
      ...page,
      found: 'link',
      headings: [{ ...heading, level: 1 }],
      text: { ...page.text, main: heading.sectionText, aside: '', footer: '' },
      links: [],
      buttons: [],
    }))

/** Whether a page is named after returns or refunds. */
export const isReturnsPage = (page: PageFacts): boolean => isNamed(page, RETURNS)

/** The same pages for what is said of returns, those named after returns first. */
export function pagesOnReturns(pages: readonly PageFacts[]): PageFacts[] {
  const returns = pages.filter(isReturnsPage)
  return [...returns, ...pagesOnShipping(pages).filter((page) => !isReturnsPage(page))]
}

function isNamed(page: PageFacts, phrases: PhraseList): boolean {
  if (segmentNames(lastSegment(page.url), phrases)) return true
  if (page.found === 'home') return false
  if (titleParts(page.title.text ?? '').some((part) => namesPhrase(part, phrases))) return true
  const first = page.headings.find(({ level, hidden }) => level === 1 && !hidden)
  return first !== undefined && namesPhrase(first.text, phrases)
}
