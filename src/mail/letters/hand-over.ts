import { unlinked } from '#core/owner-input/web-address.ts'
import type { Letter } from '../letter.ts'

export interface HandOverFacts {
  /** Name of the owner or the business, as they wrote it: what looks like an address in it becomes no link. */
  from: string
  /** The owner's own address: whoever gets the letter has to know whom to ask. */
  replyTo: string
  website: string
  /** Title of the one check that is handed over; absent for the whole report. */
  check?: string | undefined
  note?: string | undefined
  url: string
  /** Last day that the link works, for reading. */
  until: string
}

/**
 * To an owner's web person: asked for by the owner each time, so there is nothing to unsubscribe from. Whoever gets it does not know us: of
 * what the owner wrote no mail program makes a link, so that the button is the only one. Programs make none in a subject.
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
