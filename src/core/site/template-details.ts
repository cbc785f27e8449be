import { socialNetworkOf } from '../address/networks.ts'
import type { LinkFacts, PageFacts } from '../evidence/page.ts'
import { callLinkNumber, phoneDigits } from '../phone.ts'

const TEMPLATE_NUMBERS = String.raw`(?<![\d-])\(?123\)?[ .-]456[ .-]7890(?![\d-])|(?<![\d-])\(?555\)?[ .-]555[ .-]5555(?![\d-])`

/**
 * Names and addresses that stand in templates for the owner's: a copyright line of "Your Company", streets of any town, also of a German one, and the one of Wix' templates. A
 * company name is also what many sell ("your company name on a pen"), and "Your Business Matters" is one: only a copyright line that ends with it tells.
 */
const DETAILS = new RegExp(
  [
    String.raw`(?:©|\(c\)|\bcopyright\b)[^\n]{0,30}\b(?:your|my) (?:company|business|site|website|brand|store|shop)(?: name)?(?=\s*(?:[.,|·•–-]|\d|all rights\b|$))`,
    String.raw`(?:©|\(c\)|\bcopyright\b)[^\n]{0,20}\b(?:company|business|brand|site) name\b`,
    String.raw`\byour (?:company|business|brand|store|shop) name here\b|\[your (?:company|business|brand)(?: name)?\]`,
    String.raw`\b123 (?:main|demo|example|anywhere|fake|sample|your) (?:st|street|road|rd|ave|avenue)\b[^\n]{0,20}\b(?:any ?town|any ?city|your (?:city|town|suburb))\b`,
    String.raw`\bany ?(?:town|city), (?:usa|us|state|[a-z]{2} \d{5})\b|\b500 terry francine st`,
    String.raw`\bmuster(?:straße|strasse|str\.|weg|platz) ?\d{1,4}(?!\d)|\b\d{4,5} muster(?:stadt|hausen|ort|dorf)(?!\p{L})`,
    TEMPLATE_NUMBERS,
    // The year of every new website by Wix.
    String.raw`(?:©|\(c\)|\bcopyright\b)\s*2035\b(?! *[-–])`,
  ].join('|'),
  'gimu',
)
/**
 * Whole numbers that count up and that no network gives out: behind an area code neither Australia, New Zealand nor North America begins a number with 1
 * (ACMA's Numbering Plan 2025; the NZ telephone numbering plan; NANP). And the mobile number of templates in Australia. One that only holds such digits,
 * as 0800 234 5678, may be somebody's.
 */
const COUNTING =
  /^(?:61[2378]12345678|(?:64|0)[34679]1234567|1?[2-9]\d\d1234567|(?:61|0)?412345678|0?123456789?0?)$/u
/** The same of a number with its country's code: "+65 6123 4567" is one of Singapore. */
const COUNTING_ABROAD =
  /^\+(?:61[2378]12345678|64[34679]1234567|1[2-9]\d\d1234567|61412345678|123456789?0?)$/u
/** The same of an Australian number with its area code apart: without a gap, 0212345678 is also New Zealand's 021 234 5678. */
const COUNTING_IN_PARTS = /^\(?0[2378]\)?[ .-]1234[ .-]?5678$/u
/** What says that the words behind it are a form to follow: "e.g. 0412 345 678". */
const AS_AN_EXAMPLE = /(?:\be\.?g\.?|\bexamples?|\bsuch as|\blike|\bformat(?:ted)?)\W{0,3}$/iu
const BEFORE = 14

/** What a template calls itself in the title that networks show: "Store - Webflow HTML website template". */
const TEMPLATE =
  /\b(?:html5?|webflow|bootstrap|wordpress|squarespace|wix|shopify|website|landing page) (?:website )?(?:template|theme)\b/iu
const SHARED_TITLE = new Set(['og:title', 'twitter:title'])

const SUMMARIES = new Set(['description', 'og:description', 'twitter:description'])
/** A summary that speaks of a template and of what it was made with: "The Biznus Template is focused on … Get started with Webflow today." */
const OF_A_TEMPLATE = /\b(?:template|theme)s?\b/iu
const MADE_WITH =
  /\b(?:html5?|webflow|bootstrap|wordpress|squarespace|wix|shopify|framer|elementor|figma|tailwind|cloneable)\b/iu

/** The title for sharing or the summary where it is that of a template, of which the page itself says nothing. */
function templateMeta({ metas }: PageFacts, shown: string): string | null {
  if (OF_A_TEMPLATE.test(shown)) return null
  const isTemplates = ({ property, name, content }: (typeof metas)[number]): boolean => {
    const key = (property ?? name ?? '').toLowerCase()
    if (SUMMARIES.has(key)) return OF_A_TEMPLATE.test(content) && MADE_WITH.test(content)
    return SHARED_TITLE.has(key) && TEMPLATE.test(content)
  }
  return metas.find(isTemplates)?.content ?? null
}

/** Paths of the profiles of who makes websites, to which the icons of a new website lead until the owner gives them addresses of their own. */
const MAKERS =
  /^\/(?:(?:company|school|showcase)\/)?(?:wix|wix-?com|squarespace|shopify|weebly|webflow|godaddy|jimdo|elementor|duda)\/?$/iu
/** Who writes "Follow Wix" means it. */
const NAMES_MAKER = /\b(?:wix|squarespace|shopify|weebly|webflow|godaddy|jimdo|elementor|duda)\b/iu

function isTemplateProfile({ url, text, label, hidden }: LinkFacts): boolean {
  if (url === null || hidden || NAMES_MAKER.test(`${text} ${label ?? ''}`)) return false
  const { hostname, pathname } = new URL(url)
  return socialNetworkOf(hostname) !== null && MAKERS.test(pathname)
}

/** A name, an address, a phone number, a profile, a title or a summary that a template has in place of the owner's; `null` where the page has none. */
export function templateDetailsOn(page: PageFacts): string | null {
  const { text, contact, links } = page
  const shown = [text.main, text.header, text.nav, text.aside, text.footer].join('\n')
  // A number that only a link has is at -1.
  const isExample = (at: number): boolean =>
    at > 0 && AS_AN_EXAMPLE.test(shown.slice(Math.max(0, at - BEFORE), at))
  for (const { 0: found, index } of shown.matchAll(DETAILS)) if (!isExample(index)) return found
  const linked = links.flatMap(({ href, hidden }) => (hidden ? [] : (callLinkNumber(href) ?? [])))
  const counting = [...contact.phones, ...linked].filter(isCounting)
  return (
    counting.find((number) => !isExample(shown.indexOf(number))) ??
    links.find(isTemplateProfile)?.url ??
    templateMeta(page, shown)
  )
}

const OF_TEMPLATES = new RegExp(TEMPLATE_NUMBERS, 'u')

/** Whether a phone number is one that templates have in place of the owner's. */
export const isTemplateNumber = (number: string): boolean => isCounting(number) || OF_TEMPLATES.test(number)

function isCounting(number: string): boolean {
  const digits = phoneDigits(number)
  if (/^\s*\(?\+/u.test(number)) return COUNTING_ABROAD.test(`+${digits}`)
  return COUNTING.test(digits) || COUNTING_IN_PARTS.test(number.trim())
}
