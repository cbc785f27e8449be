import type { Letter } from '../letter.ts'

export interface HandOver {
  /** Name of the owner or the business, as they wrote it. */
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

/** To an owner's web person: asked for by the owner each time, so there is nothing to unsubscribe from. */
export const handOverLetter = ({ from, replyTo, website, check, note, url, until }: HandOver): Letter => ({
  subject: check === undefined ? `Website report for ${website}` : `${check} on ${website}`,
  paragraphs: [
    `${from} asked us to send you ${check === undefined ? 'the report of' : 'one result for'} ${website}, with the technical details and a button to test again.`,
    ...(note ? [`“${note}”`] : []),
  ],
  action: { label: 'Open the report', url },
  small: `No account needed. The link can only read, works until ${until}, and ${from} can end it at any time.`,
  because: `You get this once because ${from} (${replyTo}) asked us to send it. Your reply goes to them.`,
})
