import type { Piece } from '../fix.ts'
import { escapeHtml } from '../words.ts'

/** A page of text: parts with a heading, paragraphs and perhaps a list. */
export interface Draft {
  title: string
  parts: Part[]
}
export interface Part {
  heading: string
  text: string[]
  list?: string[]
}

/** When the laws behind the drafts were last looked at. */
const REVIEWED_ON = '21 Nov 2026'
const NOTE = `This is general information, not legal advice. Read every line, change what is not so, and have it read by a lawyer or adviser. Laws as of ${REVIEWED_ON}.`

/** A draft as text for a builder's editor, and as HTML for a page of one's own. */
export function draftPieces(draft: Draft, name: string, country: string | null): Piece[] {
  const title = country === null ? draft.title : `${draft.title} (${country})`
  return [
    { title: `${title}: text`, kind: 'text', name: `${name}.txt`, content: asText(draft), note: NOTE },
    { title: `${title}: HTML`, kind: 'html', name: `${name}.html`, content: asHtml(draft) },
  ]
}

const asText = ({ title, parts }: Draft): string =>
  `${[
    title,
    ...parts.map(({ heading, text, list = [] }) =>
      [heading, ...text, ...list.map((item) => `- ${item}`)].join('\n'),
    ),
  ].join('\n\n')}\n`

const asHtml = ({ title, parts }: Draft): string =>
  `${[`<h1>${escapeHtml(title)}</h1>`, ...parts.flatMap(partAsHtml)].join('\n')}\n`

const partAsHtml = ({ heading, text, list = [] }: Part): string[] => [
  `<h2>${escapeHtml(heading)}</h2>`,
  ...text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
  ...(list.length > 0 ? ['<ul>', ...list.map((item) => `  <li>${escapeHtml(item)}</li>`), '</ul>'] : []),
]
