import { unlinked } from '#core/owner-input/web-address.ts'
import type { Letter } from '../letter.ts'

export interface HandOverFacts {
  /** Name of the owner or the business, as they wrote it: mail programs must not make a link of an address in it. */
  from: string
  /** The owner's own address: the recipient has to know whom to ask. */
  replyTo: string
  website: string
  /** Title of the one check that the hand-over is about; absent for the whole report. */
  check?: string | undefined
  note?: string | undefined
  url: string
  /** Last day that the link works, as text. */
  until: string
}

/**
 * To an owner's web person: the owner asks for each one, so there is nothing to unsubscribe from. The recipient does not know Fettle, so mail
 * programs must make no link of what the owner wrote, and the button is the only one. In a subject they never make any.
 */
export function handOverLetter({ from, replyTo, website, check, note, url, until }: HandOverFacts): Letter {
  const [sender, site] = [unlinked(from), unlinked(website)]
  return {
    subject: check === undefined ? `Website report for ${website}` : `${check} on ${website}`,
    paragraphs: [
      `${sender} asked us to send you ${check === undefined ? 'the report of' : 'one result for'} ${site}, with the technical details and a button to test again.`,
      ...(note ? [`“${unlinked(note)}”`] : []),
    ],
    action: { label: 'Open the report', url },
    small: `No account needed. The link can only read, works until ${until}, and ${sender} can end it at any time.`,
    because: `You get this once because ${sender} (${replyTo}) asked us to send it. Your reply goes to them.`,
  }
}
