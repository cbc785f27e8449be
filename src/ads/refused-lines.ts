import type { Problems } from './check/problems.ts'

/** More of them are only counted: nobody reads a thousand. */
const MOST = 20

/** Lines that were refused, and how many more there are. */
export interface RefusedLines {
  lines: readonly { text: string; why: string }[]
  more: number
}

/** The problems below a field of lines, each with the line that it is about: of `keywords.3` the fourth. */
export function refusedLines(problems: Problems, field: string, lines: readonly string[]): RefusedLines {
  const start = `${field}.`
  const refused = Object.entries(problems).flatMap(([path, why]) =>
    path.startsWith(start) ? [{ text: lines[Number(path.slice(start.length))] ?? '', why }] : [],
  )
  return { lines: refused.slice(0, MOST), more: Math.max(0, refused.length - MOST) }
}
