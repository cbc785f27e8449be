import { plural, listed } from '#core/words.ts'
import { SEARCH_RULES } from '#fixes/pictures/alt-fixes.ts'
import type { RuleFacts } from './facts.ts'
import type { PageStep } from './opened-pages.ts'

/** Whether a rule failed that the worksheet of pictures answers. */
export const isAboutPictures = ({ id, outcome }: Pick<RuleFacts, 'id' | 'outcome'>): boolean =>
  outcome === 'failed' && SEARCH_RULES.includes(id)

/** One step for all pictures, with the number of lines that the worksheet has. */
export const pictureStep = (findings: readonly string[], lines: number): PageStep => ({
  text: `${listed(findings)}: write one line for each picture in the ready-made worksheet (${plural(lines, 'line')})`,
  changes: [{ acts: { read: 1, picture: lines }, pages: [] }],
})
