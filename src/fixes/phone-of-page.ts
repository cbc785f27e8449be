import type { PageFacts } from '#core/evidence/page.ts'
import { callable, callLinkNumber, phoneDigits } from '#core/phone.ts'

/** The one number that a page shows or links to; `null` where there is none, and where there are several. */
export function onlyPhoneOn({ links, contact }: PageFacts, country: 'AU' | 'NZ' | null): string | null {
  const linked = links.flatMap(({ href, hidden }) => (hidden ? [] : (callLinkNumber(href) ?? [])))
  for (const numbers of [linked, contact.phones]) {
    const all = new Map(
      numbers
        .filter((one) => /\d{6}/u.test(phoneDigits(one)))
        .map((one) => [phoneDigits(callable(one, country)), one]),
    )
    if (all.size === 1) return [...all.values()].map((one) => callable(one, country))[0] ?? null
  }
  return null
}
