import type { PageFacts } from '#core/evidence/page.ts'
import { isHelpLine } from '#core/help-lines.ts'
import { callable, callLinkNumber, phoneDigits } from '#core/phone.ts'

/**
 * The one number that a page links to, else the one that it shows; `null` where there is none, and where there are several. A number in the text is not
 * chosen among those of several links: it may be a fax. Help lines are not counted.
 */
export function onlyPhoneOn({ links, contact }: PageFacts, country: 'AU' | 'NZ' | null): string | null {
  const linked = links.flatMap(({ href, hidden }) => (hidden ? [] : (callLinkNumber(href) ?? [])))
  for (const numbers of [linked, contact.phones]) {
    const all = new Map(
      numbers
        .filter((one) => /\d{6}/u.test(phoneDigits(one)) && !isHelpLine(one))
        .map((one) => [phoneDigits(callable(one, country)), one]),
    )
    if (all.size > 1) return null
    const [one] = all.values()
    if (one !== undefined) return callable(one, country)
  }
  return null
}
