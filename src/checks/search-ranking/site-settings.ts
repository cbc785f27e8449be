import type { PageFacts } from '#core/evidence/page.ts'
import { isServingBuilder } from '#core/serving-builder.ts'

/** Programs that make files from files: their owners edit those, and have no settings to open. */
const MAKERS_OF_FILES: ReadonlySet<string> = new Set(['Astro', 'Gatsby', 'Hexo', 'Hugo', 'Jekyll'])

/**
 * Whether the website is made with a builder or a system whose settings hold titles, the language or the icon. A builder whose own servers give nothing
 * only left its names in pages that were exported.
 */
export const hasSettings = (pages: readonly PageFacts[]): boolean =>
  pages.some(({ technologies }) =>
    technologies.some(
      (one) => isServingBuilder(one) || (one.kind === 'cms' && !MAKERS_OF_FILES.has(one.name)),
    ),
  )
