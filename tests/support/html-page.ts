import type { PageFacts } from '#core/evidence/page.ts'
import { parseHtml } from './parse-html.ts'

const HOME = 'https://joes.test/'

/** The facts of a page of `joes.test` with this body, parsed as in a crawl, in English. `path` begins with `/`. */
export function htmlPage(
  path: string,
  body: string,
  given: { title?: string; head?: string } = {},
): PageFacts {
  const url = new URL(path, HOME).href
  const title = given.title ?? "Joe's"
  const page = parseHtml(
    `<!doctype html><html lang="en"><head><title>${title}</title>${given.head ?? ''}</head><body>${body}</body></html>`,
    {
      url,
      requested: url,
      depth: path === '/' ? 0 : 1,
      found: path === '/' ? 'home' : 'link',
      firstByteMs: 100,
    },
  )
  return { ...page, text: { ...page.text, languages: { en: 1 } } }
}

/** This many words of plain English. */
export const prose = (words: number): string => {
  const text =
    'We have baked bread for our street since the day that we came here and you can taste it'.split(' ')
  return Array.from({ length: words }, (_, at) => text[at % text.length]).join(' ')
}
