import type { Element } from 'domhandler'
import { textOf } from './element-text.ts'

/** Ids and classes of the banners of well-known consent tools. */
const KNOWN_BOXES =
  /^(?:onetrust-(?:banner-sdk|consent-sdk|pc-sdk)|cybotcookiebotdialog|cky-consent(?:-container)?|cmplz-cookiebanner(?:-container)?|termly-code-snippet-support|iubenda-cs-banner|usercentrics-root|didomi-(?:host|notice|popup)|osano-cm-window|truste-consent-track|borlabscookie|klaro|qc-cmp2-container|cookie-law-info-bar|cookie-notice|cc-window|shopify-pc__banner|sqs-cookie-banner-v2|moove_gdpr_cookie_info_bar|hs-eu-cookie-confirmation|cookie_notification)$/u
/** Names of banners: a subject and a kind of box. */
const SUBJECT = /cookie|consent|gdpr|ccpa/u
const BOX =
  /banner|bar|notice|popup|pop-up|modal|dialog|overlay|toast|alert|message|notification|law|accept|info|wrapper|container/u
const HINT =
  /cookie|consent|gdpr|ccpa|onetrust|cky|cmplz|termly|iubenda|usercentrics|didomi|osano|truste|klaro|qc-cmp|cc-window|pc__banner/u
const DIALOG_SUBJECT = /\bcookies?\b|\bconsent\b/iu
/** A longer text is a policy, not a banner. */
const LONGEST_BANNER = 2500

/** True when the names or the role of an element suggest the cookie banner. */
export function looksLikeCookieBox(element: Element): boolean {
  const { id, class: className, role } = element.attribs
  if (role === 'dialog' || role === 'alertdialog') return true
  if (id === undefined && className === undefined) return false
  if (element.name === 'html' || element.name === 'body' || element.name === 'main') return false
  return isBoxName(id) || isBoxName(className)
}

/** True for the cookie banner: its text is short, and a dialog's mentions cookies. */
export function isCookieBanner(element: Element): boolean {
  const text = textOf(element, LONGEST_BANNER)
  if (text.length >= LONGEST_BANNER) return false
  return isBoxName(element.attribs['id']) || isBoxName(element.attribs['class']) || DIALOG_SUBJECT.test(text)
}

function isBoxName(names: string | undefined): boolean {
  if (names === undefined || names.length > 1000) return false
  const lower = names.toLowerCase()
  if (!HINT.test(lower)) return false
  return lower.split(' ').some((name) => KNOWN_BOXES.test(name) || (SUBJECT.test(name) && BOX.test(name)))
}
