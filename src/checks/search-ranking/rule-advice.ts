import { ADVICE_FOR_FILES, RULE_ADVICE } from './rule-advice.data.ts'

/**
 * What to do about a rule that failed. `hasSettings`: the website is made with something that has settings for it; `undefined`: facts of an earlier revision do not
 * say, and both ways are named.
 */
export function adviceFor(id: string, hasSettings: boolean | undefined): string {
  const advice = RULE_ADVICE[id] ?? ''
  const forFiles = ADVICE_FOR_FILES[id]
  if (hasSettings === true || forFiles === undefined) return advice
  if (hasSettings === false) return forFiles
  return /your web person/iu.test(advice) ? advice : advice.replace(/\.$/u, ', or ask your web person.')
}

/** Rules whose advice is for new pages alone: an address that people use is left as it is, so that nothing is to be done. */
export const isForNewPages = (id: string): boolean => FOR_NEW_PAGES.has(id)

const FOR_NEW_PAGES: ReadonlySet<string> = new Set(['url-too-long', 'url-underscore'])
