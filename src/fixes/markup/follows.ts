import type { PageFacts } from '#core/evidence/page.ts'
import { sentencesIn } from '../sentences.ts'
import { asPlainLine, withoutOrnaments } from '../words.ts'

/**
 * Tells whether a sentence of a page stands right after another one there. Where a heading or anything else between them was left out, the two may tell
 * of different things.
 */
export function followsOn({ text }: PageFacts): (before: string, sentence: string) => boolean {
  const places = new Map<string, number>()
  const all = text.main
    .split('\n')
    .flatMap((line) => sentencesIn(asPlainLine(withoutOrnaments(line))))
    .filter((sentence) => sentence !== '')
  for (const [at, sentence] of all.entries()) if (!places.has(sentence)) places.set(sentence, at)
  return (before, sentence) => {
    const [from, to] = [places.get(before), places.get(sentence)]
    return from !== undefined && to === from + 1
  }
}
