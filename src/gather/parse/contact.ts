import type { PageFacts } from '#core/evidence/page.ts'
import { LIMITS } from './limits.ts'

/** Characters that are searched, more than the longest page of a small business. */
const SEARCHED = 200_000
/** Where a line may break, and what joins letters: pages put them into addresses, and nobody sees them. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu
/** Such a place behind a whole number, or where a word ends: builders put it behind an address, before what follows on the same line. */
const PARTING =
  /(?<=(?:\d[ -]?){8})[\u200B\uFEFF]+(?=[\p{L}\d+(])|(?<=\p{L})[\u200B\uFEFF]+(?=[\d+(][\d ()-]{5})|(?<=\p{Ll})[\u200B\uFEFF]+(?=\p{Lu})/gu
const LOCAL_PART = /[\w.!#$%&'*+/=?^`{|}~-]/u
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24}/iu
const LONGEST_LOCAL = 64
const LONGEST_DOMAIN = 253

/** Contact details in visible text. */
export function contactIn(text: string): PageFacts['contact'] {
  const searched = text.slice(0, SEARCHED).replace(PARTING, '\n').replace(INVISIBLE, '')
  return { emails: emailsIn(searched), phones: phonesIn(searched), addressLike: isAddressLike(searched) }
}

/** E-mail addresses, each once, in lower case. Searches outwards from each `@`, which is fast for any text. */
export function emailsIn(text: string): string[] {
  const found = new Set<string>()
  for (let at = text.indexOf('@'); at !== -1 && found.size < LIMITS.emails; at = text.indexOf('@', at + 1)) {
    let from = at
    while (from > 0 && at - from < LONGEST_LOCAL && LOCAL_PART.test(text.charAt(from - 1))) from--
    const local = text.slice(from, at).replace(/^[^\w]+/u, '')
    const domain = DOMAIN.exec(text.slice(at + 1, at + 1 + LONGEST_DOMAIN))?.[0]
    if (local !== '' && domain && !/\.(?:png|jpe?g|gif|webp|svg)$/iu.test(domain))
      found.add(`${local}@${domain}`.toLowerCase())
  }
  return [...found]
}

const PHONE_SHAPE = /(?<![\w+./-])(?:\+|\()?\d[\d ().\u00A0-]{5,18}\d(?![\w/-])/gu
/** Digits without the country code: AU and NZ landlines, mobiles, 13, 1300, 1800, 0800, 0508. */
const LOCAL_NUMBER = /^(?:0[2-9]\d{7,9}|0[58]0[08]\d{5,8}|13\d{4}|1[38]00\d{6})$/u
/**
 * As written, in the United States and Canada: (540) 222-3587. Area and exchange begin with 2 to 9 (North American Numbering Plan). With spaces alone
 * between them, groups of digits may be anything.
 */
const NORTH_AMERICAN =
  /^(?:1[ .\u00A0-])?(?:\([2-9]\d{2}\)[ .\u00A0-]{0,2}[2-9]\d{2}[ .\u00A0-]|[2-9]\d{2}[.-][2-9]\d{2}[ .\u00A0-]|[2-9]\d{2}[ \u00A0][2-9]\d{2}[.-])\d{4}$/u
const NORTH_AMERICAN_SPACED = /^(?:1[ \u00A0])?[2-9]\d{2}[ \u00A0]{1,2}[2-9]\d{2}[ \u00A0]\d{4}$/u
/**
 * As written, in the United Kingdom: an area code of four digits and seven more, of five digits and six or five more, or of six and five or four
 * (Ofcom's National Telephone Numbering Plan): 0161 496 0000, 01483 894567.
 */
const BRITISH =
  /^(?:\(?01(?:1\d|\d1)\)?[ \u00A0-]\d{3}[ \u00A0-]?\d{4}|\(?01\d{3}\)?[ \u00A0-](?:\d{3}[ \u00A0-]?\d{3}|\d{5})|\(?01\d{4}\)?[ \u00A0-]\d{4,5})$/u
/** Characters before a number in which the word for it is looked for. */
const BEFORE = 30
/** What says that a number is to be called. */
const CALLED =
  /\b(?:call|phone|ph|telephone|tel|mobile|mob|cell|fax|text|sms|whatsapp|toll[- ]free|contact)\b(?:\W{1,4}(?:us|on|at|now|no|number))*\W{0,4}$/iu
/** What numbers on the same line are that nobody calls. */
const COUNTED =
  /(?:\b(?:item|account|acct|gst|abn|acn|nzbn|vat|tax|licen[cs]e|invoice|sku|part|model|serial|ref|reference|isbn|ean|upc|product|policy|registration|permit|(?<!\bto )order)\b(?:[ \u00A0.:#-]{1,3}(?:no|nr|number|code|id))?|\bno\.|#)[ \u00A0.:#-]{0,3}$/iu

/** What a number is, whatever its shape: one of the company, its taxes or its papers. */
const REGISTERED =
  /\b(?:(?:abn|acn|arbn|nzbn|gst|ird|tax|licen[cs]e|account|acct|invoice|policy|permit)(?:[ \u00A0.:#-]{1,3}(?:no|nr|number|code|id))?|registration[ \u00A0.:#-]{1,3}(?:no|nr|number|code|id))[ \u00A0.:#-]{0,3}$/iu
/** A date in digits, also with its hour: 05.11.2024 14, 13-10-24, 2026-11-21. */
const DATE =
  /^\(?(?:[0-2]?\d|3[01])([-.])(?:[0-2]?\d|3[01])\1(?:(?:19|20)\d{2}|\d{2})(?!\1?\d)|\d{4}[-.]\d{2}[-.]\d{2}/u

/** A postcode with a number behind it: "Auckland 1010", and on the next line "09 555 0142". */
const POSTCODE_FIRST = /^\d{4,5}[ \u00A0]+(?=[\d(])/u

/** Phone numbers as written: shapes of Australia, New Zealand, North America and Britain, and international ones with `+`. */
export function phonesIn(text: string): string[] {
  const found = new Map<string, string>()
  const shape = new RegExp(PHONE_SHAPE)
  let postcode: { at: number; end: number } | null = null
  for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
    const { 0: written, index } = match
    const digits = written.replace(/\D/gu, '')
    const before = textBefore(text, postcode?.end === index ? postcode.at : index)
    if (isPhone(written, digits, before) || isForeignPhone(written, before)) {
      if (!found.has(digits)) found.set(digits, written.trim())
      if (found.size === LIMITS.phones) break
    } else {
      const skipped = POSTCODE_FIRST.exec(written)?.[0].length ?? 0
      if (skipped === 0) continue
      shape.lastIndex = index + skipped
      postcode = { at: index, end: index + skipped }
    }
  }
  return [...found.values()]
}

function isPhone(written: string, digits: string, before: string): boolean {
  if (written.startsWith('+')) return digits.length >= 8 && digits.length <= 15
  const local = digits.replace(/^00?6[14](?:0)?/u, '0')
  return LOCAL_NUMBER.test(local) && (CALLED.test(before) || !(DATE.test(written) || REGISTERED.test(before)))
}

const textBefore = (text: string, at: number): string => text.slice(Math.max(0, at - BEFORE), at)

/** Numbers for goods and papers have the same shapes: the word before tells. */
function isForeignPhone(written: string, before: string): boolean {
  if (NORTH_AMERICAN_SPACED.test(written)) return written.startsWith('1') || CALLED.test(before)
  if (!NORTH_AMERICAN.test(written) && !BRITISH.test(written)) return false
  return CALLED.test(before) || !COUNTED.test(before)
}

/** "12 Queen Street", but not the words of a title: "10 Reasons To Place An Order". */
const STREET =
  /(?<![\w.])\d{1,5}[A-Za-z]?(?:[/-]\d{1,5}[A-Za-z]?)?,?\s(?:(?!(?:To|An|And|Of|For|Our|Your|You|We|Why|How|Ways?|Reasons?|Steps?|Tips|Things)\s|(?:Best|Easy)\s(?:Place|Way|Drive|Close)\b)\p{Lu}[\p{L}'’.-]{1,25}\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Lane|Ln|Place|Pl|Crescent|Cres|Terrace|Tce|Court|Ct|Highway|Hwy|Parade|Pde|Boulevard|Blvd|Way|Close|Quay|Esplanade|Esp|Grove|Circuit|Cct|Square|Sq)\b/u
const POST_BOX = /\b(?:P\.?\s?O\.?\s?Box|Private Bag|GPO Box)\s\d{1,6}/iu
/** Of the postcodes only those of New South Wales look like a year ("Best Café QLD 2024"), and "ACT" also ends the title of a law. */
const STATE_AND_POSTCODE =
  /\b(?:NSW\.?,?\s\d{4}|(?:VIC|QLD|SA|WA|TAS|NT)\.?,?\s(?!19|20)\d{4}|ACT\.?,?\s(?:02|25|26|29)\d{2})\b/u
/** "Harrisonburg, VA 22801" (USPS Publication 28, appendix B). */
const AMERICAN =
  /\p{L},\s(?:A[AEKLPRSZ]|C[AOT]|D[CE]|F[LM]|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEHINOPST]|N[CDEHJMVY]|O[HKR]|P[ARW]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])\s\d{5}(?:-\d{4})?\b/u
/** "Guildford GU5 9AB" (Royal Mail's Postcode Address File, whose last two letters are none of C I K M O V); not "Galaxy S8 4GB" or "T20 2ND". */
const BRITISH_POSTCODE = /\p{Ll},?\s[A-Z]{1,2}\d[A-Z\d]?\s\d(?!(?:GB|TB|ND|RD|TH|ST)\b)[ABD-HJLNP-UW-Z]{2}\b/u

/** A street with a number, a post box, an Australian or American state with a postcode, or a British postcode. */
export const isAddressLike = (text: string): boolean =>
  [STREET, POST_BOX, STATE_AND_POSTCODE, AMERICAN, BRITISH_POSTCODE].some((shape) => shape.test(text))
