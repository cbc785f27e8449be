import type { Piece } from '../fix.ts'
import { escapeHtml } from '../words.ts'

/** A page of text: sections with a heading, paragraphs and optionally a list. */
export interface Draft {
  title: string
  parts: Part[]
  /** What the owner must check about this page. */
  note?: string
}
export interface Part {
  heading: string
  text: string[]
  list?: string[]
}

/** The note in every draft. */
export const NOT_ADVICE = 'This is general information, not legal advice.'
/** The day on which the laws behind the drafts were last read. */
const REVIEWED_ON = '21 Nov 2026'
const READ_IT = 'Read every line, change what is not so, and have it read by a lawyer or adviser.'
const NAMES_LAW = `Laws as of ${REVIEWED_ON}.`
const NAMES_NONE =
  'It names no law, because we know those of Australia and New Zealand alone: an adviser in your country can say which law applies and what it asks for.'
const IN_ENGLISH = 'It is in English, and your website is in another language: have it translated.'
const FIRST = `Draft. ${NOT_ADVICE} Delete this line once you have read it all.`

/** A draft as text for an editor, and for websites made of files also as HTML. */
export function draftPieces(draft: Draft, { name, country, namesLaw, isTyped, isInEnglish }: Form): Piece[] {
  const title = country === null ? draft.title : `${draft.title} (${country})`
  const note = [READ_IT, namesLaw ? NAMES_LAW : NAMES_NONE, draft.note, isInEnglish ? IN_ENGLISH : undefined]
    .filter((part) => part !== undefined)
    .join(' ')
  const text: Piece = { title, kind: 'text', name: `${name}.txt`, content: asText(draft), note }
  if (isTyped) return [text]
  return [
    { ...text, title: `${title}: text` },
    { title: `${title}: HTML`, kind: 'html', name: `${name}.html`, content: asHtml(draft) },
  ]
}

/** The form in which a draft is offered. */
interface Form {
  /** The name of its files, without ending. */
  name: string
  /** The country whose law it names; `null` for none. */
  country: string | null
  /** It was written by laws that we read; else it names none, because we do not know the law of the business. */
  namesLaw: boolean
  /** The website is in another language. */
  isInEnglish: boolean
  /** The website has an editor that accepts text. */
  isTyped: boolean
}

const asText = ({ title, parts }: Draft): string =>
  `${[
    FIRST,
    title,
    ...parts.map(({ heading, text, list = [] }) =>
      [heading, ...text, ...list.map((item) => `- ${item}`)].join('\n'),
    ),
  ].join('\n\n')}\n`

const asHtml = ({ title, parts }: Draft): string =>
  `${[`<!-- ${FIRST} -->`, `<h1>${escapeHtml(title)}</h1>`, ...parts.flatMap(partAsHtml)].join('\n')}\n`

const partAsHtml = ({ heading, text, list = [] }: Part): string[] => [
  `<h2>${escapeHtml(heading)}</h2>`,
  ...text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
  ...(list.length > 0 ? ['<ul>', ...list.map((item) => `  <li>${escapeHtml(item)}</li>`), '</ul>'] : []),
]
