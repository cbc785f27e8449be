import { type MarkdownBlock, markdownBlocks } from '#core/markdown.ts'

/** Words, or a link. */
export type ArticlePiece = string | { text: string; href: string }

/** A part of an article. */
export type ArticlePart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; pieces: readonly ArticlePiece[] }
  | { kind: 'list'; items: readonly (readonly ArticlePiece[])[] }

/** A short answer to one question. */
export interface Article {
  /** The last segment of its address. */
  slug: string
  title: string
  parts: readonly ArticlePart[]
}

/** A link within this installation; articles have no others, because those could break. */
const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/u

/**
 * Reads an article: a title (`# …`), headings (`## …`), paragraphs and lists (`- …`) with an empty line between them, and links
 * (`[words](/place)`). Throws for one without a title.
 */
export function parseArticle(slug: string, markdown: string): Article {
  const [title, ...rest] = markdownBlocks(markdown)
  if (title?.kind !== 'heading' || title.level !== 1) throw new Error(`The article ${slug} has no title`)
  return { slug, title: title.text, parts: rest.map(partOf) }
}

function partOf(block: MarkdownBlock): ArticlePart {
  if (block.kind === 'heading') return { kind: 'heading', text: block.text }
  if (block.kind === 'list') return { kind: 'list', items: block.items.map(piecesOf) }
  return { kind: 'text', pieces: piecesOf(block.text) }
}

function piecesOf(text: string): ArticlePiece[] {
  const found = LINK.exec(text)
  if (!found) return text === '' ? [] : [text]
  const [whole, words = '', href = ''] = found
  const before = text.slice(0, found.index)
  return [
    ...(before === '' ? [] : [before]),
    { text: words, href },
    ...piecesOf(text.slice(found.index + whole.length)),
  ]
}

/** All words of an article below its title. */
export const articleText = ({ parts }: Article): string =>
  parts
    .map((part) => {
      if (part.kind === 'heading') return part.text
      return part.kind === 'text' ? plainText(part.pieces) : part.items.map(plainText).join(' ')
    })
    .join(' ')

/** The first paragraph, for a list; empty for an article without one. */
export function leadOf({ parts }: Article): string {
  const first = parts.find((part) => part.kind === 'text')
  return first?.kind === 'text' ? plainText(first.pieces) : ''
}

const plainText = (pieces: readonly ArticlePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
