import { unlinked } from '#core/owner-input/web-address.ts'
import type { Letter } from '../letter.ts'

/** Characters of a text that are one paragraph of a letter at most, which takes 2,000 UTF-16 units. */
const PIECE = 900

interface Notice {
  /** What the message is called. */
  title: string
  /** Name or address of whoever wrote it. */
  from: string
  email: string
  facts: readonly { label: string; value: string }[]
  text: string
  /** Where it is answered. */
  url: string
}

/** To whoever runs this Fettle: somebody wrote. */
export const messageLetter = ({ title, from, email, facts, text, url }: Notice): Letter => ({
  subject: `Message: ${title}`,
  paragraphs: [
    `${from} (${email}) wrote:`,
    ...paragraphsOf(text),
    facts.map(({ label, value }) => `${label}: ${value}`).join(' · '),
  ].filter((paragraph) => paragraph !== ''),
  action: { label: 'Read and answer it', url },
  small: 'Please answer there, not to this mail: the answer is kept with the message and mailed for you.',
  because: 'You get this because you run this Fettle.',
})

interface Answer {
  title: string
  /** What is answered. */
  text: string
  /** What was written to us, and when, for reading. */
  asked: string
  askedOn: string
  /** Where to write again. */
  url: string
  /** Whether a reply to the mail reaches somebody. */
  canReply: boolean
}

const REPLY = 'To answer, reply to this email or press the button.'
const NO_REPLY = 'To answer, press the button: a reply to this email may not reach us.'

/** To whoever wrote to us, or whose address somebody gave: of what was asked no mail program makes a link. */
export const answerLetter = ({ title, text, asked, askedOn, url, canReply }: Answer): Letter => ({
  subject: `Re: ${title}`,
  paragraphs: paragraphsOf(text),
  action: { label: 'Write to us again', url },
  ...(asked === '' ? {} : { small: `You wrote on ${askedOn}: “${unlinked(asked)}”` }),
  because: `You get this because you wrote to us. ${canReply ? REPLY : NO_REPLY}`,
})

/** The lines of a text as paragraphs; one that is too long for a paragraph is continued in the next. */
function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap(pieces)
    .filter((piece) => piece.trim() !== '')
}

/** A line in pieces, cut where there is a space, and never within a character. */
function pieces(line: string): string[] {
  const characters = Array.from(line)
  if (characters.length <= PIECE) return [line]
  const space = characters.lastIndexOf(' ', PIECE)
  const end = space > 0 ? space : PIECE
  return [characters.slice(0, end).join(''), ...pieces(characters.slice(end).join(''))]
}
