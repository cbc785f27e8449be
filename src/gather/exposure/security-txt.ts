import { z } from 'zod'

const CONTACT = /^Contact:[ \t]*(?:https:|mailto:|tel:)\S/imu
const EXPIRES = /^Expires:(.*)$/gimu
/** A moment as RFC 3339 writes it, with its offset. */
const moment = z.iso.datetime({ offset: true })

/**
 * Valid by RFC 9116, as far as it is looked at: at least one `Contact` that is an address, and exactly one `Expires`, a moment in the future.
 * `null` when the text is not such a file.
 */
export function readSecurityTxt(text: string, now: Date): { valid: boolean; expires: string | null } | null {
  if (/^\s*</u.test(text) || !/^(?:Contact|Expires):/imu.test(text)) return null
  const expires = onlyMoment([...text.matchAll(EXPIRES)].map(([, value = '']) => value.trim()))
  const isFuture = expires !== null && Date.parse(expires) > now.getTime()
  return { valid: isFuture && CONTACT.test(text), expires }
}

/** RFC 3339 allows small letters, too. */
const onlyMoment = ([value = '', ...more]: readonly string[]): string | null =>
  more.length === 0 && moment.safeParse(value.toUpperCase()).success ? value.toUpperCase() : null
