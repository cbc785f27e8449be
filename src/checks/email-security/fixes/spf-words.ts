import { MECHANISMS } from '#core/mail/spf.ts'

const WITH_TARGET = MECHANISMS.filter((kind) => kind !== 'all').join('|')
const SPACED = new RegExp(`(^| )([+~?-]?(?:${WITH_TARGET}|ipv4|ipv6)[:=]) +`, 'giu')
const WITH_EQUALS = new RegExp(`^([+~?-]?)(${WITH_TARGET})=`, 'iu')
const BARE_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?$/u
const GLUED_END = /^(.*[a-z0-9])([~?-]all)$/iu
/** Not within a macro, where a comma is a delimiter (RFC 7208, section 7.1). */
const BETWEEN = /[,;](?![^{}]*\})/gu

/**
 * The words of an SPF record after its version, with the usual typing errors corrected: a space after a colon, a comma or
 * semicolon between words, "include=", "ipv4:", an address without "ip4:", and an ending joined to the word before it.
 * Mail systems read none of these as intended (RFC 7208, section 12).
 */
export function repairedWords(record: string): string[] {
  const said = record
    .trim()
    .replace(/^["\s]*v=spf1/iu, '')
    .replaceAll(BETWEEN, ' ')
    .replaceAll(/[\s"]+/gu, ' ')
  return said
    .replaceAll(SPACED, '$1$2')
    .split(' ')
    .filter((word) => word !== '')
    .flatMap(repaired)
}

function repaired(word: string): string[] {
  const [, before, ending] = GLUED_END.exec(word) ?? []
  if (before !== undefined && ending !== undefined) return [...repaired(before), ending]
  if (BARE_ADDRESS.test(word)) return [`ip4:${word}`]
  return [word.replace(WITH_EQUALS, '$1$2:').replace(/^([+~?-]?)ipv([46])[:=]/iu, '$1ip$2:')]
}
