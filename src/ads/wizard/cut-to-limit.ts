import { squeeze } from '#core/text.ts'
import { shownLength } from '../shown-length.ts'

/** As many whole words from the beginning as fit into a limit; where some are left out, without a comma or dash at the end. Empty when the first word is too long. */
export function cutToLimit(text: string, limit: number): string {
  let kept = ''
  for (const word of squeeze(text).split(' ')) {
    const longer = kept === '' ? word : `${kept} ${word}`
    if (shownLength(longer) > limit) break
    kept = longer
  }
  return kept === squeeze(text) ? kept : kept.replace(/[\s,;:–—-]+$/u, '')
}
