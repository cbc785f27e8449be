import type { PageFacts } from '#core/evidence/page.ts'
import { isHelpLine } from '#core/help-lines.ts'
import { internationalNumber, callLinkNumber, phoneDigits } from '#core/phone.ts'
import { isContactLike } from '#core/site/contact-pages.ts'
import { isTemplateNumber } from '#core/site/template-details.ts'
import { faxNumbersOn } from './fax-numbers.ts'

type Country = 'AU' | 'NZ' | null

/**
 * The one number that a page links to, else the one that it shows; `null` where there is none, and where there are several. A number in the text is not
 * chosen among those of several links: it may be anybody's. Help lines, faxes and numbers of a template are not counted.
 */
export function onlyPhoneOn(page: PageFacts, country: Country): string | null {
  for (const numbers of [linkedOn(page), shownOn(page)]) {
    const [one, ...others] = distinct(numbers, country).values()
    if (others.length > 0) return null
    if (one !== undefined) return internationalNumber(one, country)
  }
  return null
}

/** With fewer pages, none has a number that others have not. */
const FEWEST_PAGES = 2

/** Of several numbers on a homepage, the one that more pages have than any other; `null` where no number is on more pages. */
export function phoneOfMost(home: PageFacts, pages: readonly PageFacts[], country: Country): string | null {
  const counts = new Map<string, { written: string; pages: number }>()
  for (const page of pages)
    for (const [key, written] of distinct(numbersOn(page), country))
      counts.set(key, { written, pages: (counts.get(key)?.pages ?? 0) + 1 })
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b.pages - a.pages)
  if (first === undefined || first[1].pages < FEWEST_PAGES || first[1].pages === second?.[1].pages)
    return null
  const isAtHome = distinct(numbersOn(home), country).has(first[0])
  return isAtHome ? internationalNumber(first[1].written, country) : null
}

/**
 * The number that the contact page links to, where it is the only one of the website: beside a name it may be the private one of somebody, and of several
 * nobody knows which. `pages`: those that were read.
 */
export function phoneOfContact(pages: readonly PageFacts[], country: Country): string | null {
  const all = distinct(pages.flatMap(numbersOn), country)
  const [called, ...others] = distinct(pages.filter(isContactLike).flatMap(linkedOn), country).values()
  return called === undefined || others.length > 0 || all.size > 1
    ? null
    : internationalNumber(called, country)
}

/** Every number that these pages link to or show, as it is shown where it is, those of the most pages first. Help lines, faxes and numbers of a template are not counted. */
export function phonesOn(pages: readonly PageFacts[], country: Country): string[] {
  const found = new Map<string, { written: string; pages: number }>()
  for (const page of pages)
    for (const [key, written] of distinct(numbersOn(page), country)) {
      const known = found.get(key)
      if (known === undefined) found.set(key, { written, pages: 1 })
      else known.pages += 1
    }
  return [...found.values()].toSorted((a, b) => b.pages - a.pages).map(({ written }) => written)
}

const numbersOn = (page: PageFacts): string[] => [...linkedOn(page), ...shownOn(page)]

const linkedOn = (page: PageFacts): string[] =>
  withoutFaxes(
    page,
    page.links.flatMap(({ href, hidden }) => (hidden ? [] : (callLinkNumber(href) ?? []))),
  )

const shownOn = (page: PageFacts): string[] => withoutFaxes(page, page.contact.phones)

function withoutFaxes(page: PageFacts, numbers: readonly string[]): string[] {
  const faxes = numbers.length === 0 ? null : faxNumbersOn(page)
  return numbers.filter((number) => faxes?.has(phoneDigits(number)) !== true)
}

/** The numbers, each once, by their digits with the country code. */
const distinct = (numbers: readonly string[], country: Country): Map<string, string> =>
  new Map(
    numbers
      .filter((one) => /\d{6}/u.test(phoneDigits(one)) && !isHelpLine(one) && !isTemplateNumber(one))
      .map((one) => [phoneDigits(internationalNumber(one, country)), one.trim()]),
  )
