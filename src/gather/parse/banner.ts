import type { Element } from 'domhandler'
import { textOf } from './element-text.ts'

/** Ids and classes of the banners of well-known consent tools. */
const KNOWN_BOXES =
  /^(?:onetrust-(?:banner-sdk|consent-sdk|pc-sdk)|cybotcookiebotdialog|cky-consent(?:-container)?|cmplz-cookiebanner(?:-container)?|termly-code-snippet-support|iubenda-cs-banner|usercentrics-root|didomi-(?:host|notice|popup)|osano-cm-window|truste-consent-track|borlabscookie|klaro|qc-cmp2-container|cookie-law-info-bar|cookie-notice|cc-window|shopify-pc__banner|sqs-cookie-banner-v2|moove_gdpr_cookie_info_bar|hs-eu-cookie-confirmation|cookie_notification)$/u
/** Names of banners: a subject and a kind of box. */
const SUBJECT = /cookie|consent|gdpr|ccpa/u
const BOX =
  /banner|bar|notice|popup|pop-up|modal|dialog|overlay|toast|alert|message|notification|law|accept|info|wrapper|container/u
/** The subject or the box of names that a baker of cookies has no use for. */
const CERTAIN = /consent|gdpr|ccpa|banner|notice|popup|pop-up|modal|dialog|overlay|toast|law|accept/u
/** What the text of a banner says. */
const ASKS =
  /\b(?:accept|agree|allow|declin|deny|consent|preferences|privac|reject|refus|settings|akzept|ablehn|datenschutz|aceptar|rechaz|accett|rifiut|uses? (?:\w{1,20} ){0,3}cookies)/iu
const HINT =
  /cookie|consent|gdpr|ccpa|onetrust|cky|cmplz|termly|iubenda|usercentrics|didomi|osano|truste|klaro|qc-cmp|cc-window|pc__banner/u
const DIALOG_SUBJECT = /\bcookies?\b/iu
/** A longer text is a policy, not a banner; that of a dialog which nothing names as one may be a short policy. */
const LONGEST_BANNER = 2500
const LONGEST_DIALOG = 800

/** True when the names or the role of an element suggest the cookie banner. */
export function looksLikeCookieBox(element: Element): boolean {
  if (isDialog(element)) return true
  if (namesOf(element).every((names) => names === undefined)) return false
  if (element.name === 'html' || element.name === 'body' || element.name === 'main') return false
  return nameOf(element) !== null
}

/** True for the cookie banner: its text is short, and speaks of a choice, or a dialog's of cookies, where the name leaves it open. */
export function isCookieBanner(element: Element): boolean {
  const text = textOf(element, LONGEST_BANNER)
  if (text.length >= LONGEST_BANNER) return false
  const name = nameOf(element)
  if (name === 'certain') return true
  if (!isDialog(element)) return ASKS.test(text)
  return DIALOG_SUBJECT.test(text) && (name !== null || text.length < LONGEST_DIALOG)
}

const isDialog = ({ attribs: { role } }: Element): boolean => role === 'dialog' || role === 'alertdialog'

type BoxName = 'certain' | 'likely'

/** What id and classes say: `null` for no banner. */
function nameOf(element: Element): BoxName | null {
  const names = namesOf(element).map(boxName)
  return names.includes('certain') ? 'certain' : names.includes('likely') ? 'likely' : null
}

/** GoDaddy's builder names the parts of its pages in `data-aid`. */
const namesOf = ({
  attribs: { id, class: className, 'data-aid': part },
}: Element): (string | undefined)[] => [id, className, part]

function boxName(names: string | undefined): BoxName | null {
  if (names === undefined || names.length > 1000) return null
  const lower = names.toLowerCase()
  if (!HINT.test(lower)) return null
  const boxes = lower
    .split(/\s+/u)
    .filter((name) => KNOWN_BOXES.test(name) || (SUBJECT.test(name) && BOX.test(name)))
  if (boxes.length === 0) return null
  return boxes.some((name) => KNOWN_BOXES.test(name) || CERTAIN.test(name)) ? 'certain' : 'likely'
}
