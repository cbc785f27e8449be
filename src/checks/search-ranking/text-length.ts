import { pixelWidth } from './pixel-width.ts'

/** Space that a results page has for a text: characters, and px at a font size. */
interface Room {
  characters: number
  pixels: number
  size: number
}

/** Unicode code points. */
const characters = (text: string): number => Array.from(text).length

/** More code points than `most`. */
export const exceeds = (text: string, most: number): boolean => text.length > most && characters(text) > most

/** Fewer characters or fewer pixels: either leaves space unused. */
export const isShorter = (text: string, room: Room): boolean =>
  characters(text) < room.characters || pixelWidth(text, room.size) < room.pixels

/** More characters and more pixels: a long text of narrow letters still fits. */
export const isLonger = (text: string, room: Room): boolean =>
  exceeds(text, room.characters) && pixelWidth(text, room.size) > room.pixels
