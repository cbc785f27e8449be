import { plural } from '../words.ts'
import {
  type AskedThing,
  isPieceMissing,
  piecesInText,
  pieceName,
  seenOf,
  stepsInText,
} from './asked-thing.ts'

interface SupportMail {
  things: readonly AskedThing[]
  host: string | null
  /** Who is written to: "Netlify"; `null`: not known. */
  provider: string | null
  firstName: string
}

/** Several things as an email to the support of whoever hosts the website. */
export function asSupportMail({ things, host, provider, firstName }: SupportMail): {
  subject: string
  body: string
} {
  const site = host ?? 'my website'
  const body = [
    provider === null ? 'Hello,' : `Hello ${provider} support,`,
    host === null ? '' : `My website is ${host}.`,
    `Could you please help me with ${things.length === 1 ? 'this' : `these ${plural(things.length, 'thing')}`}, or tell me where I can do it? Please tell me first if it could break something.`,
    ...things.map(thingOf),
    ['Thank you,', firstName].filter((line) => line !== '').join('\n'),
  ]
  return { subject: `Help with ${site}`, body: body.filter((part) => part !== '').join('\n\n') }
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ')

function thingOf(thing: AskedThing, index: number): string {
  const said = seenOf(thing)
  const seen = said?.seen.map(({ at, found }) => `   - ${oneLine(`${at}: ${found}`)}`) ?? []
  const fixes = thing.fixes.flatMap(({ title, pieces }) => [
    `   ${title}`,
    ...piecesInText(pieces).flatMap((piece) => [`   ${pieceName(piece)}:`, piece.content.trimEnd()]),
    ...(isPieceMissing(pieces) ? ['   I have a longer text for this; please ask me for it.'] : []),
  ])
  const open = thing.doneWhen.filter(({ isMet }) => !isMet).map(({ text }) => text)
  const steps = stepsInText(thing).map((step) => `   - ${step}`)
  return [
    `${index + 1}. ${thing.title}`,
    // The line speaks to the owner ("your site"), and support reads it.
    ...(said ? [`   A check of my website said: ${oneLine(said.line)}`] : []),
    ...seen,
    ...steps,
    ...fixes,
    ...(thing.fixesUnavailable === true
      ? ['   I have ready-made texts for this; please ask me for them.']
      : []),
    ...(open.length === 0 ? [] : [`   Done when: ${open.join(' ')}`]),
  ].join('\n')
}

/** Some mail programs cut off longer addresses. */
const LONGEST_MAILTO = 1_900

/** An address that opens a mail program with this mail; `null` for a mail that is too long for one. */
export function mailtoOf({ subject, body }: { subject: string; body: string }): string | null {
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return address.length > LONGEST_MAILTO ? null : address
}
