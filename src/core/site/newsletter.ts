import type { PageFacts } from '../evidence/page.ts'
import { oncePerObject } from '../once-per.ts'
import { servingMakers } from '../serving-builder.ts'
import { newsletterForms } from './form-kinds.ts'
import { embeddedSignup, mailingHost, mailingMark } from './mailing.ts'

export interface NewsletterFacts {
  /** `null`: a mailing service's script or frame is there, which may write a form or a pop-up that was not found. */
  signupForm: boolean | null
  /** Name of the mailing service or website builder that receives the sign-ups, `null` when it is not known. */
  provider: string | null
  /** The first page whose form is of a known service, else the first with a form. */
  at: string | null
}

const NONE: NewsletterFacts = { signupForm: false, provider: null, at: null }

/** Finds a newsletter form in the pages themselves or embedded by a mailing service. */
export function findNewsletter(pages: readonly PageFacts[]): NewsletterFacts {
  const read = pages.filter(({ status }) => status < 300)
  const all = read.flatMap(signups)
  const best = all.find(({ provider }) => provider !== null) ?? all[0]
  return best ?? (read.some(mayWriteSignup) ? { ...NONE, signupForm: null } : NONE)
}

/** The mailing service whose script or frame is on the page; a link to one does not count, nor another form that posts to one. */
const mailingService = ({ technologies }: PageFacts): string | undefined =>
  technologies.find(({ kind, by }) => kind === 'mailing' && by !== 'link' && by !== 'form')?.name

const mayWriteSignup = (page: PageFacts): boolean => mailingService(page) !== undefined

const signups = oncePerObject((page: PageFacts): NewsletterFacts[] => {
  const forms = newsletterForms(page).map(
    (form) => mailingHost(form.action) ?? mailingMark(form) ?? serviceOf(page),
  )
  const embeds = [...page.frames, ...page.scripts].flatMap(({ url }) => {
    const provider = url === null ? null : embeddedSignup(url)
    return provider === null ? [] : [provider]
  })
  const withElement = page.technologies.flatMap(({ kind, name }) =>
    kind === 'signup' ? [name.replace(PLACE_NAME, '')] : [],
  )
  return [...forms, ...embeds, ...withElement].map((provider) => ({
    signupForm: true,
    provider,
    at: page.url,
  }))
})

/** What the technology table appends to a service's name for the element that its form is written into. */
const PLACE_NAME = / (?:form|pop-up)$/u

/** Shops and builders that keep subscribers themselves. */
const KEEPS_LISTS = /^(?:shopify|squarespace|wix|webflow|weebly|bigcommerce|square|godaddy|duda|jimdo)/iu

/** A form that posts to the website itself belongs to a mailing service's script, else to the shop or builder that serves the page. */
function serviceOf(page: PageFacts): string | null {
  const maker = servingMakers(page.technologies).find(({ name }) => KEEPS_LISTS.test(name))
  return mailingService(page) ?? maker?.name ?? null
}
