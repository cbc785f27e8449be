import { parse } from 'tldts'

/** What mail programs turn into a link at any place in a text: a scheme with what follows it, `www.`, and anything around an `@`. */
const SURE = /:\/\/|\bwww\.|\b(?:mailto|tel|sms|javascript|data):(?=\S)|\S@\S/iu
/** Parts with dots between them, as a host is written, whatever is around it. */
const DOTTED = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu
/** The first part must be a word: `J.Wang` is a person, although `wang` is a top-level domain. */
const INITIAL = /^(?:\p{L}\p{M}*\.)+/u
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/gu
/** Characters by which a mail program finds that an address continues. */
const JOINTS = /(?<=[\p{L}\p{M}\p{N}/:])[.:@/]+(?=[\p{L}\p{M}\p{N}/])/gu
const ZERO_WIDTH_SPACE = '\u200B'

/** Full-width dots and letters in their plain form, without invisible characters: mail programs read them that way too. */
const asRead = (text: string): string =>
  text.normalize('NFKC').replaceAll('。', '.').replace(SHAPELESS, '').toLowerCase()

/** A web or e-mail address that no ordinary name contains: with a scheme, `www.`, an `@`, or a path or port after a host. */
export const isWrittenAsAddress = (text: string): boolean => {
  const read = asRead(text)
  return SURE.test(read) || hostsIn(read).some(({ after }) => /^(?:\/|:\d)/u.test(after))
}

/** Anything that a mail program turns into a link, also a bare host (`evil.com`). */
export const holdsAddress = (text: string): boolean => {
  const read = asRead(text)
  return SURE.test(read) || hostsIn(read).length > 0
}

/** Hosts below a public suffix (ICANN section of the list), and the text after each. */
function hostsIn(read: string): { after: string }[] {
  return [...read.matchAll(DOTTED)].flatMap(({ 0: found, index }) => {
    const { domain, isIcann } = parse(found.replace(INITIAL, ''), { validateHostname: false })
    return domain !== null && isIcann === true ? [{ after: read.slice(index + found.length) }] : []
  })
}

/**
 * The text with a zero-width space at each joint of an address, so that a mail program makes no link of it. It looks the same, and a host
 * that is copied from it still works: browsers leave the character out of hosts (UTS 46, section 4, "ignored"). With a scheme or a path it does not.
 */
export const unlinked = (text: string): string =>
  text.replace(JOINTS, (joint) => Array.from(joint, (one) => `${one}${ZERO_WIDTH_SPACE}`).join(''))
