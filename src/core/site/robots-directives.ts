import type { MetaFacts } from '../evidence/page.ts'
import { ROBOTS_METAS } from './robots-metas.ts'

export type RobotsMeta = Pick<MetaFacts, 'name' | 'content'>

/** Directives with a value after a colon, so that their name is not read as a robot's name. */
const VALUED = /^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)$/u
const AGENT = /^([\w-]+):(.*)$/u

/**
 * Directives in a page's metadata and `X-Robots-Tag`, lower case: `noindex`, `max-snippet:0`. `header`: one line for each header that was
 * sent. `robots`: names of those whom they are said to; without it, search engines.
 */
export function directivesOf(
  metas: readonly RobotsMeta[],
  header: string | undefined,
  robots: ReadonlySet<string> = ROBOTS_METAS,
): Set<string> {
  const found = new Set<string>()
  for (const meta of metas) {
    if (robots.has(meta.name?.trim().toLowerCase() ?? ''))
      for (const one of parts(meta.content)) found.add(one)
  }
  for (const line of (header ?? '').split('\n')) for (const one of inHeader(line, robots)) found.add(one)
  return found
}

/** Also of two directives without a comma between them. Not the value of another one: `max-image-preview:none`. */
const HIDES = /(?:^|\s)(?:noindex|none)(?:\s|$)/u

/** `noindex`, or `none`, which includes it. */
export const hides = (directives: ReadonlySet<string>): boolean =>
  [...directives].some((directive) => HIDES.test(directive))

const parts = (content: string): string[] =>
  content
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replaceAll(/\s*:\s*/gu, ':'))
    .filter((part) => part !== '')

/** A robot's name before a directive applies to everything up to the next name of the same header (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag). */
function inHeader(header: string, robots: ReadonlySet<string>): string[] {
  let agent = 'robots'
  const found: string[] = []
  for (const part of parts(header)) {
    const [, name = '', rest = ''] = AGENT.exec(part) ?? []
    const named = name !== '' && !VALUED.test(name)
    if (named) agent = name
    if (robots.has(agent)) found.push(named ? rest : part)
  }
  return found
}
