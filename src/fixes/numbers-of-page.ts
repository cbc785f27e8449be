import type { PageFacts } from '#core/evidence/page.ts'
import { callLinkNumber, NZ_FREE, phoneDigits } from '#core/phone.ts'

/** The address of a chat, whose number always has its calling code and never its plus. */
const CHAT =
  /^(?:https?:\/\/wa\.me\/|(?:https?:\/\/api\.whatsapp\.com\/send\/?|whatsapp:\/\/send\/?)\?(?:[^#]{0,200}&)?phone=)(?:\+|%2B)?([1-9]\d{7,14})(?!\d)/iu

/** The numbers that a page links to, for calls and for chats, and shows. */
export const numbersOn = (page: PageFacts): string[] => [
  ...hrefsOf(page).flatMap((href) => {
    const chat = CHAT.exec(href)?.[1]
    return chat === undefined ? [] : [`+${chat}`]
  }),
  ...callsOn(page),
]

/** The same without those of chats, which may be of somebody else: who made the website. */
export const callsOn = (page: PageFacts): string[] => [
  ...hrefsOf(page).flatMap((href) => callLinkNumber(href)?.trim() ?? []),
  ...page.contact.phones.map((number) => number.trim()),
]

const hrefsOf = ({ links }: PageFacts): string[] =>
  links.flatMap(({ href, hidden }) => (hidden ? [] : [href]))

/** Numbers as they are called within one of our countries and never in the other: 0800, 0508 and area 09; 1300, 1800, and ten digits but those of 02. */
export const OF_NEW_ZEALAND = new RegExp(`${NZ_FREE.source}|^09\\d{7}$`, 'u')
export const OF_AUSTRALIA = /^(?:1[38]00\d{6}|0(?!800)[3478]\d{8})$/u
/** Nine digits, or a mobile number of areas that Australia has not: in some other countries numbers are as long. */
const MAYBE_OF_NEW_ZEALAND = /^0(?:[3467]\d{7}|2[12]\d{6,8})$/u

/** As Belgium writes its numbers, which are as long as those of New Zealand: "03 233 45 67". */
const IN_PAIRS = /(?<!\d)\d{3}[\s./-]\d{2}[\s./-]\d{2}$/u

/** The numbers but those that end in pairs of digits wherever they are shown. */
export function withoutPairs(numbers: readonly string[]): string[] {
  const paired = new Set(numbers.filter((number) => IN_PAIRS.test(number)).map(phoneDigits))
  return numbers.filter((number) => !paired.has(phoneDigits(number)))
}

/** The one of our two countries within which such numbers are called; `null` where they fit none or both. */
export function shapeOf(numbers: readonly string[]): 'AU' | 'NZ' | null {
  const digits = withoutPairs(numbers).map(phoneDigits)
  const fits = (...shapes: RegExp[]): boolean =>
    digits.some((number) => shapes.some((shape) => shape.test(number)))
  const [here, there] = [fits(OF_AUSTRALIA), fits(OF_NEW_ZEALAND, MAYBE_OF_NEW_ZEALAND)]
  if (here === there) return null
  return here ? 'AU' : 'NZ'
}
