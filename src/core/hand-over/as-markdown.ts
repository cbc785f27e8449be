import { plural } from '../words.ts'
import {
  type AskedPiece,
  type AskedThing,
  isPieceMissing,
  piecesInText,
  pieceName,
  seenOf,
  stepsInText,
} from './asked-thing.ts'

const SPECIAL = /[\\`*_[\]<>#!|~]/gu
/** Names that a tracker would notify, whatever stands before the `@`. */
const MENTION = /@(?=\w)/gu

/** Text of a website or an owner that stays text in Markdown, on one line. */
const plain = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(SPECIAL, (sign) => `\\${sign}`)
    .replace(MENTION, '@\u200B')

/** In a monospaced font; the fence is longer than any run of backticks inside. */
function code(text: string): string {
  const line = text.replace(/\s+/gu, ' ')
  const fence = '`'.repeat(longestRun(line) + 1)
  return `${fence}${line.startsWith('`') || line.endsWith('`') ? ` ${line} ` : line}${fence}`
}

function block(text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}\n${text.replace(/\n$/u, '')}\n${fence}`
}

const longestRun = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length))

/** Several things as Markdown: for the issue of a tracker. */
export function asMarkdown(things: readonly AskedThing[], host: string | null): string {
  const title = `# ${plural(things.length, 'thing')} for ${plain(host ?? 'the website')}`
  return `${[title, ...things.flatMap(markdownOf)].join('\n\n')}\n`
}

function markdownOf(thing: AskedThing, index: number): string[] {
  const said = seenOf(thing)
  const steps = stepsInText(thing)
  return [
    `## ${index + 1}. ${plain(thing.title)}`,
    ...(said ? [`**What we saw:** ${plain(said.line)}`] : []),
    ...(said && said.seen.length > 0
      ? [said.seen.map(({ at, found }) => `- ${code(at)} ${plain(found)}`).join('\n')]
      : []),
    ...(steps.length > 0 ? ['**What to do**', numbered(steps)] : []),
    ...thing.fixes.flatMap(fixOf),
    ...(thing.fixesUnavailable === true ? ['Ready-made texts belong here; the owner has them.'] : []),
    '**Done when**',
    thing.doneWhen.map(({ text, isMet }) => `- [${isMet ? 'x' : ' '}] ${plain(text)}`).join('\n'),
  ]
}

const fixOf = ({ title, pieces, where }: AskedThing['fixes'][number]): string[] => [
  `### ${plain(title)}`,
  `**Where:** ${plain(where.place)}`,
  ...(where.steps.length > 0 ? [numbered(where.steps)] : []),
  ...piecesInText(pieces).flatMap(pieceOf),
  ...(isPieceMissing(pieces) ? ['A longer text belongs here; the owner has it as a file.'] : []),
]

const pieceOf = (piece: AskedPiece): string[] => [plain(pieceName(piece)), block(piece.content)]

const numbered = (steps: readonly string[]): string =>
  steps.map((step, index) => `${index + 1}. ${plain(step)}`).join('\n')
