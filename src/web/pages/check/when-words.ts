import { momentWords } from '#core/format/moment.ts'
import { upperFirst } from '#core/text.ts'

/** Above a result before or now: "Today, 7:42 pm: Not found", "14 Nov 2026: Not found". */
export const whenWords = (
  { at, tag }: { at: string; tag: string },
  { now, timeZone }: { now: Date; timeZone: string },
): string => `${upperFirst(momentWords(at, now, timeZone))}: ${tag}`
