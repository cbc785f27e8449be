import type { PageFacts } from '#core/evidence/page.ts'

const MOST_CONTACTS = 3
const MOST = 10
/** Words of contact pages, in English and te reo Māori. */
const CONTACT =
  /\b(?:contact|enquire|enquiry|enquiries|get in touch|quote|book|booking|bookings|appointment|appointments)\b|whakap(?:ā|a) mai/iu
const WORD_BREAKS = /[-_+./]|%20/gu

/**
 * Pages to render, at most ten: first contact-like pages whose HTML has no form and whose scripts could add one (at most three, those named in their
 * address first), then thin ones.
 */
export function pagesToRender(pages: readonly PageFacts[]): PageFacts[] {
  const contacts = pages
    .filter((page) => isContactLike(page) && !showsForm(page) && page.scripts.length > 0)
    .toSorted((a, b) => Number(isNamedSo(b)) - Number(isNamedSo(a)))
    .slice(0, MOST_CONTACTS)
  const thin = pages.filter((page) => page.thin && !contacts.includes(page))
  return [...contacts, ...thin].slice(0, MOST)
}

const isNamedSo = ({ url }: PageFacts): boolean => CONTACT.test(pathWords(url))

function isContactLike(page: PageFacts): boolean {
  if (isNamedSo(page) || CONTACT.test(page.title.text ?? '')) return true
  return page.headings.some(({ level, text }) => level === 1 && CONTACT.test(text))
}

const pathWords = (url: string): string => {
  const { pathname } = new URL(url)
  return pathname.replace(WORD_BREAKS, ' ')
}

const showsForm = ({ forms }: PageFacts): boolean =>
  forms.some(({ hidden, fields }) => !hidden && fields.filter((field) => !field.hidden).length >= 2)
