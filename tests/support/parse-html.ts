import type { PageFacts } from '#core/evidence/page.ts'
import type { ParseInput } from '#gather/parse/parse-input.ts'
import { parsePage } from '#gather/parse/parse-page.ts'

/** An answer with this body: `https://joes.test/` unless the test sets another. */
export const anAnswer = (body: Uint8Array | string, given: Partial<ParseInput> = {}): ParseInput => ({
  body: typeof body === 'string' ? Buffer.from(body) : body,
  url: 'https://joes.test/',
  requested: 'https://joes.test/',
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  setCookies: [],
  redirects: [],
  depth: 0,
  found: 'home',
  firstByteMs: 10,
  truncated: false,
  rendered: false,
  homeHost: 'joes.test',
  ...given,
})

/** The facts of a piece of HTML. */
export const parseHtml = (html: Uint8Array | string, given?: Partial<ParseInput>): PageFacts =>
  parsePage(anAnswer(html, given))
