import type { PageFacts, TechnologyFacts } from '#core/evidence/page.ts'
import { oncePerText } from '#core/once-per.ts'
import type { Failure } from '#core/reasons.ts'
import { isContactLike, isContactSegment, namesContact } from '#core/site/contact-pages.ts'
import { type ClassifiedForm, classifyForms } from '#core/site/forms.ts'
import type { SiteIndex } from '#core/site/site-index.ts'
import { whyUnread } from '#core/site/unread.ts'

export interface FoundForm {
  page: string
  technologies: readonly TechnologyFacts[]
  best: ClassifiedForm
}

/** The contact form to show to the owner: on a contact page where there is one, else the one with the most points. */
export function findForm(pages: readonly PageFacts[]): FoundForm | null {
  const seen = pages.filter(isRead).flatMap((page) => {
    const likely = isContactLike(page)
    return classifyForms(page)
      .filter(({ kind }) => kind === 'contact')
      .map((best) => ({ page: page.url, technologies: page.technologies, best, likely }))
  })
  const [first] = seen.toSorted((a, b) => Number(b.likely) - Number(a.likely) || b.best.score - a.best.score)
  return first ?? null
}

const isRead = ({ status }: PageFacts): boolean => status >= 200 && status < 300

/** A contact page whose form, if any, would be written by a script that was not run. */
export const mayHideForm = (page: PageFacts): boolean =>
  isRead(page) && !page.rendered && page.scripts.length > 0 && isContactLike(page)

/** Why a contact page that the website links to was not read; `null` when all were. */
export function unreadContactPage(index: SiteIndex): Failure | null {
  const named = oncePerText(namesContact)
  const likely = index.links.filter(
    ({ link, url }) => url !== null && (named(link.text) || isContactSegment(index.segmentOf(url))),
  )
  return likely.map((link) => whyUnread(link, index)).find((failure) => failure !== null) ?? null
}
