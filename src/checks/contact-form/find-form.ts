import type { PageFacts } from '#core/evidence/page.ts'
import type { LoadedEvidence } from '#core/evidence/visit.ts'
import { isSameSite } from '#core/address/urls.ts'
import { oncePerText } from '#core/once-per.ts'
import { builderAt } from '#core/serving-builder.ts'
import { because, type Failure, failure, withSubject } from '#core/reasons.ts'
import { isContactLike, isContactSegment, namesContact } from '#core/site/contact-pages.ts'
import type { FormFacts } from '#core/evidence/form.ts'
import { isEmailAddress } from '#core/fix-text/form-address.ts'
import { isSent } from '#core/site/form-fields.ts'
import { type ClassifiedForm, classifyForms } from '#core/site/forms.ts'
import type { SiteIndex } from '#core/site/site-index.ts'
import { whyUnread } from '#core/site/unread.ts'
import { ruleAgainst, ruleAsWritten, ruleWith } from './own-form-rule.ts'

export interface FoundForm {
  page: string
  /** The name of the builder that the page is at. */
  builder: string | null
  best: ClassifiedForm
}

/** A form whose page's own rule keeps the browser from sending it. */
export interface BlockedForm {
  page: string
  /** Where it would send. */
  host: string
  /** The rule, as it is and as it has to be. */
  rule: string
  newRule: string
}

/** A form that has an email address where the web address belongs: browsers take that as a page of the website, and what is written is lost. */
export interface MisaddressedForm {
  page: string
  /** As the form has it. */
  address: string
}

/** The contact form to show to the owner: on a contact page where there is one, else the one with the most points. One that no browser sends is none, nor is one that leads nowhere. */
export function findForm(pages: readonly PageFacts[]): FoundForm | null {
  const seen = pages.filter(isRead).flatMap((page) => {
    const likely = isContactLike(page)
    return classifyForms(page)
      .filter(
        ({ kind, form }) =>
          kind === 'contact' && ruleAgainst(page, form.action) === null && !isMisaddressed(form),
      )
      .map((best) => ({ page: page.url, builder: builderAt(page)?.name ?? null, best, likely }))
  })
  const [first] = seen.toSorted((a, b) => Number(b.likely) - Number(a.likely) || b.best.score - a.best.score)
  return first ?? null
}

/** The first contact form that no browser sends. */
export function findBlockedForm(pages: readonly PageFacts[]): BlockedForm | null {
  for (const page of pages.filter(isRead))
    for (const { kind, form } of classifyForms(page)) {
      const rule = kind === 'contact' ? ruleAgainst(page, form.action) : null
      if (rule === null || form.action === null) continue
      const { host, origin } = new URL(form.action)
      return { page: page.url, host, rule: ruleAsWritten(rule), newRule: ruleWith(rule, origin) }
    }
  return null
}

/** The first contact form that sends to an email address as if that were a page. */
export function findMisaddressedForm(pages: readonly PageFacts[]): MisaddressedForm | null {
  for (const page of pages.filter(isRead))
    for (const { kind, form } of classifyForms(page))
      if (kind === 'contact' && isMisaddressed(form))
        return { page: page.url, address: (form.actionRaw ?? '').trim() }
  return null
}

const isMisaddressed = (form: FormFacts): boolean => isSent(form) && isEmailAddress(form.actionRaw ?? '')

const isRead = ({ status }: PageFacts): boolean => status >= 200 && status < 300

/** A contact page whose form, if any, would be written by a script that was not run. */
const mayHideForm = (page: PageFacts): boolean =>
  isRead(page) && !page.rendered && page.scripts.length > 0 && isContactLike(page)

/**
 * Why a contact page may have a form that we did not see: one of its own scripts answered with an error of the server, or our browser did not open it.
 * `notOpened`: why our browser opened none of the pages, if so; a single page that it left out is named itself. `null` where each was opened with its scripts.
 */
export function whyFormMayHide(
  pages: readonly PageFacts[],
  { loaded, notOpened }: { loaded: LoadedEvidence | undefined; notOpened: Failure | null },
): Failure | null {
  const broken = new Map(
    (loaded?.requests ?? []).flatMap(({ url, status }) =>
      status !== null && status >= 500 ? [[url, status] as const] : [],
    ),
  )
  for (const page of pages.filter((one) => isRead(one) && isContactLike(one)))
    for (const { url } of page.scripts) {
      const status = url !== null && isSameSite(url, new URL(page.url).host) ? broken.get(url) : undefined
      if (url !== null && status !== undefined)
        return withSubject('script', failure('http_status', undefined, status), url)
    }
  const closed = pages.find(mayHideForm)
  return closed ? (notOpened ?? withSubject('page', NOT_OPENED, closed.url)) : null
}
const NOT_OPENED = because('partial_crawl')

/** Why a contact page that the website links to was not read; `null` when all were. */
export function unreadContactPage(index: SiteIndex): Failure | null {
  const named = oncePerText(namesContact)
  const likely = index.links.filter(
    ({ link, url }) => url !== null && (named(link.text) || isContactSegment(index.segmentOf(url))),
  )
  return likely.map((link) => whyUnread(link, index)).find((failure) => failure !== null) ?? null
}
