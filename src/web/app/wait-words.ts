import { plural } from '#core/words.ts'

/**
 * What is said of something that was done too often. `retryAfter`: seconds, as the header has them (RFC 9110, section
 * 10.2.3); up to a minute, or without a number, the sentence of the error catalogue.
 */
export function waitWords(retryAfter: string | null): string {
  const minutes = Math.ceil(Number(retryAfter ?? '') / 60)
  const wait = minutes > 1 && minutes < 1_440 ? plural(minutes, 'minute', 'minutes') : 'a minute'
  return `You've done that a few times already. Please try again in ${wait}.`
}
