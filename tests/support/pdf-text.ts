import { inflateSync } from 'node:zlib'

/** The contents of a PDF of our own printer. */
export interface ReadPdf {
  /** All texts, in drawing order, without the spaces between words and without ligatures. */
  text: string
  pages: number
}

const OBJECT = /(\d+) 0 obj\s([\s\S]*?)\sendobj/gu
const FONT = /\/(F\d+) (\d+) 0 R/gu
const HEX = /<([0-9A-Fa-f]+)>/gu

/**
 * Reads the text of a PDF as Chromium writes it (ISO 32000-1): fonts of two-byte glyphs, each with a table to Unicode (9.10.3), and
 * streams that are compressed by deflate. Spaces are left out, because words are positioned, not spaced.
 */
export function readPdf(pdf: Uint8Array): ReadPdf {
  const file = Buffer.from(pdf).toString('latin1')
  const objects = new Map([...file.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]))
  const fonts = new Map<string, ReadonlyMap<number, string>>()
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(FONT)) {
      const table = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(id) ?? '')?.[1]
      if (table !== undefined) fonts.set(name, glyphsOf(unpacked(objects.get(table) ?? '')))
    }
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/u.test(body))
  const drawn = [...objects.values()].filter((body) => body.includes('stream')).map(unpacked)
  const text = drawn.filter((content) => / Tf\b/u.test(content)).map((content) => textOf(content, fonts))
  return { text: text.join('').normalize('NFKC').replaceAll(/\s/gu, ''), pages: pages.length }
}

function unpacked(body: string): string {
  const [head = '', packed = ''] = body.split(/stream\r?\n/u)
  if (!head.includes('/FlateDecode')) return packed
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

/** `beginbfchar` maps glyphs one by one, `beginbfrange` from a first to a last one. */
function glyphsOf(table: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const line of table.split('\n')) {
    const [from = '', to = '', start] = [...line.matchAll(HEX)].map(([, hex = '']) => hex)
    if (from.length !== 4) continue
    const first = Number.parseInt(from, 16)
    const last = start === undefined ? first : Number.parseInt(to, 16)
    const letters = Buffer.from(start ?? to, 'hex')
      .swap16()
      .toString('utf16le')
    const code = letters.codePointAt(0) ?? 0
    for (let glyph = first; glyph <= last; glyph += 1)
      glyphs.set(glyph, start === undefined ? letters : String.fromCodePoint(code + glyph - first))
  }
  return glyphs
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let glyphs: ReadonlyMap<number, string> = new Map()
  let text = ''
  for (const [, font, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/gu)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map()
    for (let at = 0; at < (hex?.length ?? 0); at += 4)
      text += glyphs.get(Number.parseInt(hex?.slice(at, at + 4) ?? '', 16)) ?? ''
  }
  return text
}
