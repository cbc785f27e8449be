import { emailsIn } from './contact.ts'
import type { PlacedElement } from './placed-element.ts'
import { inlineScripts } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Hexadecimal bytes, of which the first changes the others; longer ones are no address. */
const CODE = /^(?:[\da-f]{2}){4,255}$/iu
const MOST = 50

/** Addresses that Cloudflare hides from programs, and its script shows to visitors (`data-cfemail`). */
export const protectedEmails = (walked: WalkedDocument): string[] => addressesOf(codesIn(walked.placed))

const codesIn = (elements: readonly PlacedElement[]): string[] =>
  elements.flatMap(({ attributes }) => attributes['data-cfemail'] ?? []).slice(0, MOST)

const addressesOf = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => {
    const address = shown(code)
    return emailsIn(address).filter((email) => email === address.toLowerCase())
  })

/** Cloudflare's link to a hidden address, which opens an error anywhere else. */
const LINK = /\/cdn-cgi\/l\/email-protection(?:#((?:[\da-f]{2}){4,255}))?$/iu
const LONGEST_LINK = 600
/** What visitors read of an address until the script shows it. */
const SHOWN = /\[email\s{1,3}protected\]/iu
/** A line of contact details; a longer one may be about such addresses. */
const LONGEST_LINE = 60
/** Cloudflare's script, also in a saved copy, and one of the website's own that does the same. */
const DECODER = /email-?decode|cfemail|email-protection/iu

/**
 * The addresses that a page hides from everybody, as it was copied from Cloudflare without the script that shows them, as far as the HTML still has them.
 * `null`: nothing is lost.
 */
export function lostEmails(walked: WalkedDocument): string[] | null {
  const seen = walked.placed.filter(({ silent, noscript }) => !silent && !noscript)
  const links = seen.flatMap(({ tag, attributes: { href = '' } }) => {
    const found = tag === 'a' && href.length <= LONGEST_LINK ? LINK.exec(href) : null
    return found ? [found[1] ?? ''] : []
  })
  const codes = [...codesIn(seen), ...links]
  if (codes.length > 0 && hasDecoder(walked)) return null
  const addresses = [...new Set(addressesOf(codes))]
  const isSeen = walked.lines.some(({ text }) => text.length <= LONGEST_LINE && SHOWN.test(text))
  return addresses.length > 0 || isSeen ? addresses : null
}

const hasDecoder = (walked: WalkedDocument): boolean =>
  walked.of('script').some(({ attributes }) => DECODER.test(attributes['src'] ?? '')) ||
  inlineScripts(walked).some(({ text }) => DECODER.test(text))

function shown(code: string): string {
  if (!CODE.test(code)) return ''
  const [key = 0, ...bytes] = code.match(/../gu)?.map((byte) => Number.parseInt(byte, 16)) ?? []
  return String.fromCharCode(...bytes.map((byte) => byte ^ key))
}
