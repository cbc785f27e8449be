import type { MarkdownBlock } from '../markdown.ts'
import {
  PART_KINDS,
  type PartKind,
  type Screen,
  SCREEN_PROGRAMS,
  type ScreenPart,
  type ScreenProgram,
} from './screen.ts'

const HEAD = /^Screen: ([a-z]+), (?:([^,]+), )?([^,]+)$/u
const PART = /^(?<label>.+?) \((?<kind>[a-z]+)\)(?:: (?<text>.+))?$/u

/**
 * Takes the screen out of a scene's blocks: the line "Screen: dns, DNS records, Add a record" (program, open entry of its menu, title), and
 * the list below it, one part each: "Name (text): _dmarc". Throws an error that names what a screen does not know.
 */
export function takeScreen(blocks: readonly MarkdownBlock[]): {
  screen: Screen | null
  rest: readonly MarkdownBlock[]
} {
  const [first, second, ...rest] = blocks
  if (first?.kind !== 'text' || !first.text.startsWith('Screen: ')) return { screen: null, rest: blocks }
  if (second?.kind !== 'list') throw new Error(`"${first.text}" has no list of parts`)
  return { screen: screenOf(first.text, second.items.map(partOf)), rest }
}

function screenOf(line: string, parts: ScreenPart[]): Screen {
  const head = HEAD.exec(line)
  if (!head) throw new Error(`"${line}" is not "Screen: program, entry, title", with a title without a comma`)
  const [, program = '', entry = '', title = ''] = head
  if (!isProgram(program)) throw new Error(`"${line}" names no program of a screen`)
  const menu: readonly string[] = SCREEN_PROGRAMS[program].menu
  if (menu.length === 0 ? entry !== '' : !menu.includes(entry))
    throw new Error(`"${line}" names no entry of the menu: ${menu.join(', ')}`)
  if (new Set(parts.map(({ label }) => label)).size !== parts.length)
    throw new Error(`"${line}" has two parts of the same name`)
  return { place: program, entry, title, parts }
}

function partOf(item: string): ScreenPart {
  const { label = '', kind = '', text = '' } = PART.exec(item)?.groups ?? {}
  if (!isPartKind(kind)) throw new Error(`"${item}" is no part of a screen`)
  return { kind, label, text }
}

const isProgram = (name: string): name is ScreenProgram => Object.hasOwn(SCREEN_PROGRAMS, name)
const isPartKind = (name: string): name is PartKind => Object.hasOwn(PART_KINDS, name)
