import { emailsIn } from './contact.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Hexadecimal bytes, of which the first changes the others; longer ones are no address. */
const CODE = /^(?:[\da-f]{2}){4,255}$/iu
const MOST = 50

/** Addresses that Cloudflare hides from programs, and its script shows to visitors (`data-cfemail`). */
export const protectedEmails = (walked: WalkedDocument): string[] =>
  walked.placed
    .flatMap(({ attributes }) => attributes['data-cfemail'] ?? [])
    .slice(0, MOST)
    .flatMap((code) => {
      const address = shown(code)
      return emailsIn(address).filter((email) => email === address.toLowerCase())
    })

function shown(code: string): string {
  if (!CODE.test(code)) return ''
  const [key = 0, ...bytes] = code.match(/../gu)?.map((byte) => Number.parseInt(byte, 16)) ?? []
  return String.fromCharCode(...bytes.map((byte) => byte ^ key))
}
