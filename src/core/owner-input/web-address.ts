import { parse } from 'tldts'

/** What mail programs make a link of wherever it stands: a scheme, `www.`, and anything round an `@`. */
const SURE = /:\/\/|\bwww\.|\b(?:mailto|tel|sms|javascript|data):|\S@\S/iu
/** Parts with dots between them, as a host is written; what stands round it does not matter. */
const DOTTED = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu
/** Its first part is a word: `J.Wang` is a person, although `wang` is a top-level domain. */
const INITIAL = /^(?:\p{L}\p{M}*\.)+/u
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/gu
/** Where a mail program would see that an address goes on. */
const JOINTS = /(?<=[\p{L}\p{M}\p{N}/:])[.:@/]+(?=[\p{L}\p{M}\p{N}/])/gu
const ZERO_WIDTH_SPACE = '\u200B'

/** Compatibility forms (full-width dots and letters) made plain, and what has no shape left out: so mail programs read it too. */
const asRead = (text: string): string =>
  text.normalize('NFKC').replaceAll('。', '.').replace(SHAPELESS, '').toLowerCase()

/** A web or e-mail address that cannot be part of an honest name: with a scheme, `www.`, an `@`, or a path or port after a host. */
export const isWrittenAsAddress = (text: string): boolean => {
  const read = asRead(text)
  return SURE.test(read) || hostsIn(read).some(({ after }) => /^(?:\/|:\d)/u.test(after))
}

/** Anything that a mail program makes a link of by itself, a bare host (`evil.com`) among it. */
export const holdsAddress = (text: string): boolean => {
  const read = asRead(text)
  return SURE.test(read) || hostsIn(read).length > 0
}

/** Hosts below a suffix of the public suffix list (its ICANN part), and what follows each. */
function hostsIn(read: string): { after: string }[] {
  return [...read.matchAll(DOTTED)].flatMap(({ 0: found, index }) => {
    const { domain, isIcann } = parse(found.replace(INITIAL, ''), { validateHostname: false })
    return domain !== null && isIcann === true ? [{ after: read.slice(index + found.length) }] : []
  })
}

/**
 * The text with a space of no width at each joint of an address, so that a mail program makes no link of it. It looks the same, and an
 * address that is copied out of it still works: browsers leave the character out (UTS 46, section 4, "ignored").
 */
export const unlinked = (text: string): string =>
  text.replace(JOINTS, (joint) => Array.from(joint, (one) => `${one}${ZERO_WIDTH_SPACE}`).join(''))
