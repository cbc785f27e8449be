import type { EvidenceMap } from '#core/evidence/index.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { withRendered } from '#core/site/with-rendered.ts'

/** A crawl with its pages as visitors see them, and those to which only the rendered homepage leads. */
export const asShown = (
  pages: PagesEvidence | undefined,
  rendered: EvidenceMap['rendered'] | undefined,
): PagesEvidence | undefined => pages && { ...pages, pages: [...withRendered(pages, rendered)] }
