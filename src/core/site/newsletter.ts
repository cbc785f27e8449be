import type { PageFacts } from '../evidence/page.ts'
import { oncePerObject } from '../once-per.ts'
import { newsletterForms } from './form-kinds.ts'
import { embeddedSignup, mailingHost, mailingMark } from './mailing.ts'

export interface NewsletterSeen {
  /** `null`: a mailing service's script is there, which may draw a form or a pop-up that we have not seen. */
  signupForm: boolean | null
  /** Name of the mailing service or website builder that takes the sign-ups, `null` when it cannot be told. */
  provider: string | null
  /** The first page that shows it. */
  at: string | null
}

const NONE: NewsletterSeen = { signupForm: false, provider: null, at: null }

/** Looks for a form that signs visitors up for news, in the pages themselves or embedded by a mailing service. */
export function findNewsletter(pages: readonly PageFacts[]): NewsletterSeen {
  const read = pages.filter(({ status }) => status < 300)
  const all = read.flatMap(signups)
  const best = all.find(({ provider }) => provider !== null) ?? all[0]
  return best ?? (read.some(mayDrawSignup) ? { ...NONE, signupForm: null } : NONE)
}

/** A mailing service runs something here; a link to one only leads away. */
const mayDrawSignup = ({ technologies }: PageFacts): boolean =>
  technologies.some(({ kind, by }) => kind === 'mailing' && by !== 'link' && by !== 'form')

const signups = oncePerObject((page: PageFacts): NewsletterSeen[] => {
  const forms = newsletterForms(page).map(
    (form) => mailingHost(form.action) ?? mailingMark(form) ?? serviceOf(page),
  )
  const embeds = [...page.frames, ...page.scripts].flatMap(({ url }) => {
    const provider = url === null ? null : embeddedSignup(url)
    return provider === null ? [] : [provider]
  })
  const drawn = page.technologies.flatMap(({ kind, name }) =>
    kind === 'signup' ? [name.replace(PLACE_NAME, '')] : [],
  )
  return [...forms, ...embeds, ...drawn].map((provider) => ({ signupForm: true, provider, at: page.url }))
})

/** What the technology table adds to a service's name for the place of its form. */
const PLACE_NAME = / (?:form|pop-up)$/u

/** Shops and builders that keep a list of subscribers themselves. */
const KEEPS_LISTS =
  /^(?:shopify|squarespace|wix|webflow|weebly|bigcommerce|square|godaddy|wordpress\.com|duda|jimdo)/iu

/** A form that posts home is run by a mailing service's script, else by the builder or shop the page is made with. */
function serviceOf(page: PageFacts): string | null {
  const named = (kind: string) => page.technologies.find((technology) => technology.kind === kind)?.name
  const maker = [named('shop'), named('builder')].find((name) => name !== undefined && KEEPS_LISTS.test(name))
  return named('mailing') ?? maker ?? null
}
