import { ADVICE_FOR_FILES, RULE_ADVICE } from './rule-advice.data.ts'

/** What to do about a rule that failed. `hasSettings`: the website is made with something that has settings for it. */
export const adviceFor = (id: string, hasSettings: boolean): string =>
  (hasSettings ? undefined : ADVICE_FOR_FILES[id]) ?? RULE_ADVICE[id] ?? ''

/** Rules whose advice is for new pages alone: an address that people use is left as it is, so that nothing is to be done. */
export const isLeftAlone = (id: string): boolean => LEFT_ALONE.has(id)

const LEFT_ALONE: ReadonlySet<string> = new Set(['url-too-long', 'url-underscore'])
