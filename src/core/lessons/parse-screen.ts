import type { MarkdownBlock } from '../markdown.ts'
import {
  PART_KINDS,
  type PartKind,
  type Screen,
  SCREEN_PLACES,
  type ScreenPart,
  type ScreenPlace,
} from './screen.ts'

const HEAD = /^Screen: ([a-z]+), (?:([^,]+), )?([^,]+)$/u
const PART = /^(?<label>.+?) \((?<kind>[a-z]+)\)(?:: (?<text>.+))?$/u

/**
 * Takes the screen out of a scene's blocks: the line "Screen: dns, DNS records, Add a record" (place, open entry of its menu, title), and the
 * list below it, one part each: "Name (text): _dmarc". Throws an error that names what a screen does not know.
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
  if (!head) throw new Error(`"${line}" is not "Screen: place, entry, title", with a title without a comma`)
  const [, place = '', entry = '', title = ''] = head
  if (!isPlace(place)) throw new Error(`"${line}" names no place of a screen`)
  const menu: readonly string[] = SCREEN_PLACES[place].menu
  if (menu.length === 0 ? entry !== '' : !menu.includes(entry))
    throw new Error(`"${line}" names no entry of the menu: ${menu.join(', ')}`)
  if (new Set(parts.map(({ label }) => label)).size !== parts.length)
    throw new Error(`"${line}" has two parts of the same name`)
  return { place, entry, title, parts }
}

function partOf(item: string): ScreenPart {
  const { label = '', kind = '', text = '' } = PART.exec(item)?.groups ?? {}
  if (!isPartKind(kind)) throw new Error(`"${item}" is no part of a screen`)
  return { kind, label, text }
}

const isPlace = (name: string): name is ScreenPlace => Object.hasOwn(SCREEN_PLACES, name)
const isPartKind = (name: string): name is PartKind => Object.hasOwn(PART_KINDS, name)
