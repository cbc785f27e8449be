import { cut } from '#core/text.ts'

/** Most invalid lines that are kept. */
const KEPT = 20
const SHOWN = 200
const NAME_AND_VALUE = /^\s*[a-z][\w -]*:/iu
const AGENT = /^\s*user-agent\s*:/iu
const RULE = /^\s*(?:dis)?allow\s*:/iu

/** Invalid lines of a robots.txt: those that are not `name: value`, and rules before any user agent. */
export interface RobotsLines {
  badLines: { line: number; text: string }[]
  rulesBeforeAgent: boolean
}

/** Checks the lines: comments, blank lines and any `name: value` are valid. */
export function readLines(text: string): RobotsLines {
  const lines = text.split(/\r\n|\r|\n/u).map((line) => line.split('#', 1)[0] ?? '')
  const firstAgent = lines.findIndex((line) => AGENT.test(line))
  const firstRule = lines.findIndex((line) => RULE.test(line))
  const badLines = lines
    .map((line, index) => ({ line: index + 1, text: cut(line.trim(), SHOWN) }))
    .filter(({ text }) => text !== '' && !NAME_AND_VALUE.test(text))
    .slice(0, KEPT)
  return { badLines, rulesBeforeAgent: firstRule >= 0 && (firstAgent < 0 || firstRule < firstAgent) }
}
