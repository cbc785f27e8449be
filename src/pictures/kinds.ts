/** Formats that are read. An SVG is a program as much as a picture, and is never opened. */
type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp'

/** Types that are written. */
export const WRITTEN_TYPES = ['png', 'jpeg', 'webp'] as const

/**
 * What is made of a picture. `logo`: for the business summary, of the type that the caller expects. `thumbnail`: small enough to stand beside a
 * line of text. `lighter`: the same picture for a web page, with fewer bytes.
 */
export type PictureUse = { kind: 'logo'; type: 'png' | 'jpeg' } | { kind: 'thumbnail' } | { kind: 'lighter' }

/** A picture encoded again from the pixels of a stranger's. */
export interface EncodedPicture {
  type: (typeof WRITTEN_TYPES)[number]
  /** In pixels. */
  width: number
  height: number
  bytes: Uint8Array
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** The format by the first bytes; `null` for any that is not read. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  if (text(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n') return 'png'
  if (text(bytes, 0, 3) === '\u00FF\u00D8\u00FF') return 'jpeg'
  if (/^GIF8[79]a$/u.test(text(bytes, 0, 6))) return 'gif'
  return text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP' ? 'webp' : null
}
