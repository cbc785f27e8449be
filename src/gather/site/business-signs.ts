import type { PageFacts } from '#core/evidence/page.ts'
import { isItem, itemsOf } from '#core/site/json-ld.ts'

const DAY =
  /(?<![\p{L}\p{N}])(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|weekdays?|weekends?|open(?:ing)?|hours|montag|lundi|lunes|lunedì|maandag)(?![\p{L}\p{N}])/iu
const FROM_TO =
  /\b\d{1,2}(?:[:.]\d{2}|\s?h\s?\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|h|uhr)?\s*(?:-|–|—|to|til|till|until|bis|à|a)\s*\d{1,2}(?:[:.]\d{2}|\s?(?:am|pm|a\.m\.|p\.m\.|h|uhr))/iu
/** A number labelled as a phone number, in the form of any country. */
const LABELLED_PHONE =
  /\b(?:tel|tél|ph|phone|telephone|téléphone|telefon|teléfono|mobile|mob|cell|call|ring|fax)\b[^\d\n+]{0,20}\+?\(?\d[\d ()./-]{5,}\d/iu
/** Addresses in the form of other countries: a street with its number, a postcode with its town. */
const ELSEWHERE =
  /(?:\p{Lu}\p{L}{1,40}(?:straße|strasse|str\.|weg|platz|gasse|straat|laan)\s\d+|\b\d{1,4},?\s(?:rue|avenue|boulevard|chemin|calle|via|viale|piazza)\s\p{L}+|\b\d{5}\s\p{Lu}\p{Ll}{2,}|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}\b)/u
const SAID_IN_MARKUP = ['telephone', 'address', 'openingHours', 'openingHoursSpecification']

/** True for a page with the business' address, opening hours or phone number, as text, as a link to call, or in structured data. */
export function showsABusiness({ contact, links, text, structured }: PageFacts): boolean {
  if (contact.phones.length > 0 || contact.addressLike) return true
  if (links.some(({ href, hidden }) => !hidden && /^tel:/iu.test(href))) return true
  if (itemsOf(structured.jsonLd).some(saysWhereOrWhen)) return true
  const parts = [text.header, text.nav, text.main, text.aside, text.footer]
  return parts.some((part) => LABELLED_PHONE.test(part) || ELSEWHERE.test(part) || givesHours(part))
}

const saysWhereOrWhen = (item: unknown): boolean =>
  isItem(item) && SAID_IN_MARKUP.some((property) => saysSomething(item[property]))

/** Website builders write the properties of an unfinished business without a value (Squarespace: hours of `", , , , , , "`). */
function saysSomething(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') return /[\p{L}\p{N}]/u.test(String(value))
  if (Array.isArray(value)) return value.some(saysSomething)
  return (
    isItem(value) && Object.entries(value).some(([name, part]) => name !== '@type' && saysSomething(part))
  )
}

/** True for times with a day or a word for "open" on their line or the one before. */
function givesHours(part: string): boolean {
  const lines = part.split('\n')
  return lines.some((line, index) => FROM_TO.test(line) && DAY.test(`${lines[index - 1] ?? ''} ${line}`))
}
