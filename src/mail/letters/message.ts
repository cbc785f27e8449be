import { unlinked } from '#core/owner-input/web-address.ts'
import type { Letter } from '../letter.ts'

/** Most characters of one paragraph of a letter; the limit is 2,000 UTF-16 units. */
const PIECE = 900

interface Received {
  /** Title of the message. */
  title: string
  /** Name or address of its author. */
  from: string
  email: string
  facts: readonly { label: string; value: string }[]
  text: string
  /** Page on which the operator answers it. */
  url: string
}

/** To the operator: somebody wrote a message. */
export const messageLetter = ({ title, from, email, facts, text, url }: Received): Letter => ({
  subject: `Message: ${title}`,
  paragraphs: [
    from === email ? `${email} wrote:` : `${from} (${email}) wrote:`,
    ...paragraphsOf(text),
    facts.map(({ label, value }) => `${label}: ${value}`).join(' · '),
  ].filter((paragraph) => paragraph !== ''),
  action: { label: 'Read and answer it', url },
  small:
    'Please answer there rather than replying to this email: your answer is kept with the message, and we email it for you.',
  because: 'You’re getting this because you run this Fettle.',
})

interface Answer {
  title: string
  /** The operator's answer. */
  text: string
  /** The message that is answered, as text. */
  asked: string
  askedOn: string
  /** Page on which to write again. */
  url: string
  /** Whether a reply to the mail reaches the operator. */
  canReply: boolean
}

const REPLY = 'To answer, reply to this email or press the button.'
const NO_REPLY = 'To answer, press the button: a reply to this email may not reach us.'

/** To the author of a message, or to whoever's address was given: mail programs must make no link of the quoted message. */
export const answerLetter = ({ title, text, asked, askedOn, url, canReply }: Answer): Letter => ({
  subject: `Re: ${title}`,
  paragraphs: paragraphsOf(text),
  action: { label: 'Write to us again', url },
  ...(asked === '' ? {} : { small: `You wrote on ${askedOn}: “${unlinked(asked)}”` }),
  because: `You’re getting this because you wrote to us. ${canReply ? REPLY : NO_REPLY}`,
})

/** The lines of a text as paragraphs; a line that is too long continues in the next paragraph. */
function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap(pieces)
    .filter((piece) => piece.trim() !== '')
}

/** Splits a line at spaces, and never within a character. */
function pieces(line: string): string[] {
  const characters = Array.from(line)
  if (characters.length <= PIECE) return [line]
  const space = characters.lastIndexOf(' ', PIECE)
  const end = space > 0 ? space : PIECE
  return [characters.slice(0, end).join(''), ...pieces(characters.slice(end).join(''))]
}
