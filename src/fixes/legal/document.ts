import type { Piece } from '../fix.ts'
import { escapeHtml } from '../words.ts'

/** A page of text: parts with a heading, paragraphs and perhaps a list. */
export interface Draft {
  title: string
  parts: Part[]
  /** What the owner has to think of with this page. */
  note?: string
}
export interface Part {
  heading: string
  text: string[]
  list?: string[]
}

/** What every draft says of itself. */
export const NOT_ADVICE = 'This is general information, not legal advice.'
/** When the laws behind the drafts were last looked at. */
const REVIEWED_ON = '21 Nov 2026'
const NOTE = `Read every line, change what is not so, and have it read by a lawyer or adviser. Laws as of ${REVIEWED_ON}.`
const FIRST = `Draft. ${NOT_ADVICE} Fill in what stands in square brackets, then delete this line.`

/** A draft as text for an editor, and for pages made of files as HTML too. */
export function draftPieces(draft: Draft, { name, country, isTyped }: Form): Piece[] {
  const title = country === null ? draft.title : `${draft.title} (${country})`
  const note = draft.note === undefined ? NOTE : `${NOTE} ${draft.note}`
  const text: Piece = { title, kind: 'text', name: `${name}.txt`, content: asText(draft), note }
  if (isTyped) return [text]
  return [
    { ...text, title: `${title}: text` },
    { title: `${title}: HTML`, kind: 'html', name: `${name}.html`, content: asHtml(draft) },
  ]
}

/** How a draft is handed out. */
interface Form {
  /** Of its files, without ending. */
  name: string
  /** Whose law it names; `null` for none. */
  country: string | null
  /** The website has an editor that takes text. */
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
