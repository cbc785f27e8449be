import { decoded } from '#core/address/decoded.ts'
import { isPublicName } from '#core/address/typed-address.ts'

/** What a mistyped link was meant to do: to write an email, or to call. */
type SlippedLink = 'mail' | 'phone'

const MAILTO = 'mailto'
const TEL = 'tel'
/**
 * Words in place of a link's scheme that no browser knows: other names of email and phone, and the scheme with one slip of the fingers. Only words that
 * can mean nothing else: a scheme of some program may also lead to an address (`sip:`, `skype:`, `callto:`, `fax:` …).
 */
const MEANT: ReadonlyMap<string, SlippedLink> = new Map([
  ...named('mail', ['mail', 'email', 'e-mail', 'emailto', 'e-mailto', 'mail-to', ...slipsOf(MAILTO)]),
  ...named('phone', ['phone', 'telephone', 'mobile', 'cell', 'call', ...slipsOf(TEL)]),
])
const LINK = /^([a-z-]{2,12})(:\/\/|:|\/\/)\s*([^?]{3,254})(?:\?.*)?$/iu
const ADDRESS = /^[^\s@:/]{1,64}@[^\s@:/]{1,200}\.[a-z]{2,24}$/iu
/** A picture for sharp screens (`logo@2x.png`), and endings of files that are also top-level domains. */
const OF_A_FILE = /@\dx\.|\.(?:zip|mov)$/iu
/** Written as only numbers to call are: without a plus or an area code in brackets it may be the name of a page. */
const NUMBER_ALONE = /^(?:\+|\(0)/u
const NUMBER = /^\+?[\d\s().-]{6,24}$/u
const FEWEST_DIGITS = 6
/** Longer than any such link: an address of megabytes is not searched. */
const LONGEST = 1_000

/**
 * What a link was meant to do that is written as no browser knows it: `mail:jo@…`, `mailto//jo@…`, `phone:021…`, or the address or number alone.
 * `null` for all others.
 */
export function slippedLink(href: string): SlippedLink | null {
  if (href.length > LONGEST) return null
  const written = href.trim()
  const [, word = '', mark = '', rest = ''] = LINK.exec(written) ?? []
  if (word === '') return alone(written.split(/[?#]/u, 1)[0] ?? '')
  const scheme = word.toLowerCase()
  // `tel://` calls on most phones.
  if (scheme === MAILTO && mark !== ':') return holds('mail', rest)
  if (scheme === TEL && mark === '//') return holds('phone', rest)
  const meant = MEANT.get(scheme)
  return meant === undefined ? null : holds(meant, rest)
}

function alone(written: string): SlippedLink | null {
  if (NUMBER_ALONE.test(written)) return holds('phone', written)
  const address = decoded(written) ?? written
  if (!ADDRESS.test(address) || OF_A_FILE.test(address)) return null
  const host = address.slice(address.lastIndexOf('@') + 1)
  return isPublicName(host) ? 'mail' : null
}

function holds(meant: SlippedLink, rest: string): SlippedLink | null {
  const written = (decoded(rest) ?? rest).trim()
  if (meant === 'mail') return ADDRESS.test(written) ? meant : null
  const digits = written.match(/\d/gu)?.length ?? 0
  return NUMBER.test(written) && digits >= FEWEST_DIGITS ? meant : null
}

function named(meant: SlippedLink, words: readonly string[]): [string, SlippedLink][] {
  return words.map((word) => [word, meant])
}

/** A word with one letter left out, written twice, or changed with the next. */
function slipsOf(word: string): string[] {
  const slips = Array.from(word, (letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    return [
      before + after,
      before + letter + letter + after,
      before + after.slice(0, 1) + letter + after.slice(1),
    ]
  })
  return slips.flat().filter((slip) => slip !== word)
}
