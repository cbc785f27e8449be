import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Signed tickets with the time at which a form was opened. Nobody else can make one, and no two are alike. */
export interface Tickets {
  make(at: Date): string
  /** When a ticket was made; `null` for one that is not ours. */
  madeAt(word: string): Date | null
}

const NONCE_BYTES = 9

export function ticketsOf(secret: string): Tickets {
  const sign = (text: string): string =>
    createHmac('sha256', secret).update(`ticket:${text}`).digest('base64url')
  return {
    make(at) {
      const text = `${at.getTime()}.${randomBytes(NONCE_BYTES).toString('base64url')}`
      return `${text}.${sign(text)}`
    },
    madeAt(word) {
      const [ms = '', nonce = '', signature = '', ...more] = word.split('.')
      // Anything appended would make many tickets of one.
      if (more.length > 0) return null
      const expected = Buffer.from(sign(`${ms}.${nonce}`))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return new Date(Number(ms))
    },
  }
}
