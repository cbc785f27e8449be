import { unlinked } from '#core/owner-input/web-address.ts'
import { plural } from '#core/words.ts'
import type { Letter } from '../letter.ts'

export interface HandOverFacts {
  /** Name of the owner or the business, as they wrote it: mail programs must not make a link of an address in it. */
  from: string
  /** The owner's own address: the recipient has to know whom to ask. */
  replyTo: string
  website: string
  /** Titles of what the owner asks for. */
  asks: readonly string[]
  note?: string | undefined
  url: string
  /** Last day that the link works, as text. */
  until: string
}

/**
 * To an owner's web person: the owner asks for each one, so there is nothing to unsubscribe from. The recipient does not know Fettle, so mail
 * programs must make no link of what the owner wrote, and the button is the only one. In a subject they never make any.
 */
export function handOverLetter({ from, replyTo, website, asks, note, url, until }: HandOverFacts): Letter {
  const [only, ...others] = asks
  const [sender, site] = [unlinked(from), unlinked(website)]
  return {
    subject: `${only === undefined || others.length > 0 ? plural(asks.length, 'thing') : only} on ${website}`,
    paragraphs: [
      `${sender} would like your help with ${plural(asks.length, 'thing')} on ${site}: ${asks.map(unlinked).join(' · ')}.`,
      'Each comes with the exact text, where it goes, and a button that tests it when it’s done.',
      ...(note ? [`“${unlinked(note)}”`] : []),
    ],
    action: { label: asks.length === 1 ? 'See what to do' : 'See them all', url },
    small: `No account needed. With the link you can read, test again and ask a question, and nothing else. It works until ${until}, and ${sender} can end it at any time.`,
    because: `You’re getting this once because ${sender} (${replyTo}) asked us to send it. Your reply goes to them.`,
  }
}
