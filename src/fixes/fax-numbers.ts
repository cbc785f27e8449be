import type { PageFacts } from '#core/evidence/page.ts'
import { phoneDigits } from '#core/phone.ts'

const NUMBER = String.raw`(?:\+|\()?\d[\d ().\u00A0-]{5,18}\d`
/** "Phone/Fax: …" and "Call or fax …" are numbers to call, too. */
const WITH_ANOTHER = String.raw`(?<!(?:[/&+,]|\band|\bor)\s{0,3})`
const FAX = String.raw`${WITH_ANOTHER}\b(?:fax|facsimile)\b\W{0,3}(?:(?:no|nr|number|line)\b|us\b(?:\s(?:at|on)\b)?)?\W{0,4}`
const CALLED_FAX = new RegExp(String.raw`(?:${FAX}(${NUMBER}))|(${NUMBER})\s{0,2}\(fax\)`, 'giu')
/** "P: 650-589-4417 F: 650-589-4418"; without a number for calls, F may stand for anything. */
const LETTERED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:P|T|Ph|Tel)\s?[:.]\s{0,3}${NUMBER}\s{0,3}[,|·•/]?\s{0,3}F\s?[:.]\s{0,3}(${NUMBER})`,
  'gu',
)
const ANY = new RegExp(NUMBER, 'gu')

/** The digits of the numbers on a page that it calls a fax wherever they stand. */
export function faxNumbersOn({ text }: PageFacts): ReadonlySet<string> {
  const whole = [text.header, text.nav, text.main, text.aside, text.footer].join('\n')
  const faxes = new Set<string>()
  const take = (written: string): string => {
    faxes.add(phoneDigits(written))
    return ' '
  }
  const rest = whole
    .replaceAll(CALLED_FAX, (_, before?: string, after?: string) => take(before ?? after ?? ''))
    .replaceAll(LETTERED, (all: string, fax: string) => all.replace(fax, () => take(fax)))
  if (faxes.size > 0) for (const [written] of rest.matchAll(ANY)) faxes.delete(phoneDigits(written))
  return faxes
}
