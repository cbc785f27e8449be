const CONTACT = /^Contact:\s*(?:https:|mailto:|tel:)\S/imu
const EXPIRES = /^Expires:\s*(\S+)/imu

/** Valid by RFC 9116: at least one `Contact`, and an `Expires` in the future. `null` when the text is not such a file. */
export function readSecurityTxt(text: string, now: Date): { valid: boolean; expires: string | null } | null {
  if (/^\s*</u.test(text) || !/^(?:Contact|Expires):/imu.test(text)) return null
  const expires = EXPIRES.exec(text)?.[1] ?? null
  const time = expires === null ? Number.NaN : Date.parse(expires)
  return { valid: CONTACT.test(text) && time > now.getTime(), expires: Number.isNaN(time) ? null : expires }
}
