import type { PageFacts } from '#core/evidence/page.ts'
import { isContactLike } from '#core/site/contact-pages.ts'
import { type ClassifiedForm, classifyForms } from '#core/site/forms.ts'

export interface FormSeen {
  page: string
  best: ClassifiedForm
}

/** The contact form to show the owner: on a page for getting in touch where there is one, else the clearest. */
export function findForm(pages: readonly PageFacts[]): FormSeen | null {
  const seen = pages.filter(isRead).flatMap((page) => {
    const likely = isContactLike(page)
    return classifyForms(page)
      .filter(({ kind }) => kind === 'contact')
      .map((best) => ({ page: page.url, best, likely }))
  })
  const [first] = seen.toSorted((a, b) => Number(b.likely) - Number(a.likely) || b.best.score - a.best.score)
  return first ?? null
}

const isRead = ({ status }: PageFacts): boolean => status >= 200 && status < 300

/** A contact-like page whose form, if any, would be drawn by a script that we have not run. */
export const mayHideForm = (page: PageFacts): boolean =>
  isRead(page) && !page.rendered && page.scripts.length > 0 && isContactLike(page)
