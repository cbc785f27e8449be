/** A block of Markdown as our own texts use it. Inline markup (`**bold**`, links) stays in the text: whoever shows it decides what it supports. */
export type MarkdownBlock =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }

const HEADING = /^(#{1,6}) (.+)$/u
const ITEM = /^(?:-|\d+\.) (.*)$/u

/** Reads headings, paragraphs and lists, an empty line between them. The lines of a paragraph, and of an item, become one. */
export function markdownBlocks(markdown: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = []
  let isAfterGap = true
  for (const line of markdown.split('\n')) {
    const words = line.trim()
    const open = isAfterGap ? null : (blocks.at(-1) ?? null)
    if (words !== '') addLine(blocks, open, words)
    isAfterGap = words === ''
  }
  return blocks
}

/** `open`: the block that the line before stands in. */
function addLine(blocks: MarkdownBlock[], open: MarkdownBlock | null, words: string): void {
  const [, hashes, heading = ''] = HEADING.exec(words) ?? []
  const [, item] = ITEM.exec(words) ?? []
  if (hashes !== undefined) blocks.push({ kind: 'heading', level: hashes.length, text: heading })
  else if (item !== undefined && open?.kind === 'list') open.items.push(item)
  else if (item !== undefined) blocks.push({ kind: 'list', items: [item] })
  else if (open?.kind === 'text') open.text += ` ${words}`
  else if (open?.kind === 'list') open.items.push(`${open.items.pop() ?? ''} ${words}`)
  else blocks.push({ kind: 'text', text: words })
}

/** What stands below a heading of one level; `''`: before the first one. */
export interface MarkdownSection {
  heading: string
  blocks: MarkdownBlock[]
}

/** The sections below headings of this level, and what stands before them, if anything does. */
export function markdownSections(blocks: readonly MarkdownBlock[], level: number): MarkdownSection[] {
  const sections: MarkdownSection[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level) sections.push({ heading: block.text, blocks: [] })
    else if (sections.length === 0) sections.push({ heading: '', blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}
