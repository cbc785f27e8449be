import type { PageFacts } from '../evidence/page.ts'
import { firstFound } from '../first-found.ts'
import { oncePerObject, oncePerText } from '../once-per.ts'
import { countWords } from '../text.ts'
import { isEmail } from './form-fields.ts'
import { hasContactPlace, hasContactSection, isContactLike } from './contact-pages.ts'

/** A form or booking of another service, embedded in a page of the website. */
export interface EmbeddedForm {
  page: string
  service: string
  kind: 'form' | 'booking'
}

type Service = readonly [pattern: RegExp, name: string]

/** Form services, by the addresses of their frames and embed scripts; others by their marks ({@link DRAWN_BY}). */
const FORM_SERVICES: readonly Service[] = [
  [/(?:^|\.)typeform\.com\//u, 'Typeform'],
  [/(?:^|\.)jotform(?:eu|pro|z)?\.(?:com|me|co)\//u, 'Jotform'],
  [/^docs\.google\.com\/forms\/|^forms\.gle\//u, 'Google Forms'],
  [/^forms\.(?:office|microsoft|cloud\.microsoft)(?:\.com)?\//u, 'Microsoft Forms'],
  [/(?:^|\.)tally\.so\//u, 'Tally'],
  [/(?:^|\.)formstack\.com\//u, 'Formstack'],
  [/(?:^|\.)wufoo(?:\.com|\.eu)\//u, 'Wufoo'],
  [/(?:^|\.)cognitoforms\.com\//u, 'Cognito Forms'],
  [/(?:^|\.)paperform\.co\//u, 'Paperform'],
  [/^forms\.zoho(?:public)?\.|(?:^|\.)zohopublic\.[\w.]+\/.*form/u, 'Zoho Forms'],
  [/(?:^|\.)hsforms\.(?:net|com)\//u, 'HubSpot'],
  [/(?:^|\.)airtable\.com\/(?:embed|shr)/u, 'Airtable'],
  [/(?:^|\.)123formbuilder\.(?:com|io)\//u, '123FormBuilder'],
  [/(?:^|\.)formsite\.com\//u, 'Formsite'],
  [/(?:^|\.)emailmeform\.com\//u, 'EmailMeForm'],
  [/(?:^|\.)fillout\.com\//u, 'Fillout'],
  [/(?:^|\.)form\.run\//u, 'formrun'],
  [/(?:^|\.)foxyform\.com\//u, 'foxyform'],
  [/(?:^|\.)powr\.io\/.*form/u, 'POWr'],
  [/(?:^|\.)honeybook\.com\/(?:assets_users_production\/website_?placements|public_contact)/u, 'HoneyBook'],
  [/(?:^|\.)dubsado\.com\/public\/(?:form|lead)/u, 'Dubsado'],
  [/(?:^|\.)studioninja\.co\/contactform\//u, 'Studio Ninja'],
]
/** Services by the names of their technologies: an inline script, or the place for its form, shows them without an address. */
const DRAWN_BY = new Map([
  ['HubSpot form', 'HubSpot'],
  ['POWR', 'POWr'],
  ...FORM_SERVICES.map(([, name]) => [name, name] as const),
])
const BOOKING_SERVICES: readonly Service[] = [
  [/(?:^|\.)calendly\.com\//u, 'Calendly'],
  [/(?:^|\.)(?:acuityscheduling\.com|as\.me)\//u, 'Acuity'],
  [/(?:^|\.)fresha\.com\//u, 'Fresha'],
  [/(?:^|\.)gettimely\.com\//u, 'Timely'],
  [/(?:^|\.)cliniko\.com\//u, 'Cliniko'],
  [/(?:^|\.)hotdoc\.com\.au\//u, 'HotDoc'],
  [/(?:^|\.)simplybook\.(?:me|it)\//u, 'SimplyBook'],
  [/(?:^|\.)(?:squareup\.com\/appointments|square\.site\/book)/u, 'Square Appointments'],
  [/(?:^|\.)setmore\.com\//u, 'Setmore'],
]

/** The first form of a form service on a contact page, by its address or its marks, or in a page with a contact section by its address, else the first embedded booking; `null` without one. */
export const embeddedForm = oncePerObject((pages: readonly PageFacts[]): EmbeddedForm | null => {
  const ordered = pages.toSorted((a, b) => Number(isContactLike(b)) - Number(isContactLike(a)))
  return firstOf(FORM_SERVICES, 'form', ordered) ?? firstOf(BOOKING_SERVICES, 'booking', ordered)
})

function firstOf(
  services: readonly Service[],
  kind: EmbeddedForm['kind'],
  pages: readonly PageFacts[],
): EmbeddedForm | null {
  const nameAt = oncePerText((address) => nameOf(address, services))
  return firstFound(pages, (page) => {
    const service = firstFound(embeds(page, kind), nameAt) ?? (kind === 'form' ? placedBy(page) : null)
    return service === null ? null : { page: page.url, service, kind }
  })
}

/** Scripts of form services that draw a form where they stand; of the others' some only prepare a button. */
const DRAWS_FORM =
  /(?:^|\.)hsforms\.(?:net|com)\/|(?:^|\.)jotform[\w.]*\/jsform\/|(?:^|\.)(?:cognitoforms|wufoo|formstack|123formbuilder|emailmeform)\.\w+\//u

/** Whether a script of the page draws a service's form into it, which nobody sees in its HTML. */
export const isDrawnByService = oncePerObject((page: PageFacts): boolean =>
  page.scripts.some(({ url }) => url !== null && DRAWS_FORM.test(placeOf(url))),
)

/** A title that says what its form is for: "Cattery booking request"; a questionnaire may be about bookings as well. */
const FOR_WRITING =
  /^(?:contact|bookings?)$|\b(?:contact (?:form|us|me)|[ei]nquir(?:y|ies)|(?:request|get|make|book) (?:an? |your )?(?:quote|booking|appointment|reservation)|(?:quote|booking|appointment|reservation) (?:request|form))\b/iu
const FOR_OTHER =
  /\b(?:survey|poll|quiz|feedback|questionnaire|newsletter|waiver|registration|application|competition|lens(?:es)?|of the day|system)\b/iu
const TITLE_WORDS = 6

const namesWriting = (title: string): boolean =>
  FOR_WRITING.test(title) && !FOR_OTHER.test(title) && countWords(title) <= TITLE_WORDS

/**
 * A frame shows its form at its place. A script may only prepare a button, so it counts only on contact pages, and one that always draws its form beside a
 * contact section as well; a form service's frame may be a questionnaire, so it needs such a page or section too, or a title that says what it is for.
 */
function embeds(page: PageFacts, kind: EmbeddedForm['kind']): string[] {
  const framed =
    kind === 'booking' || hasContactPlace(page)
      ? page.frames
      : page.frames.filter(({ title }) => title !== null && namesWriting(title))
  const scripted = isContactLike(page)
    ? page.scripts
    : page.scripts.filter(
        ({ url }) =>
          url !== null && DRAWS_FORM.test(placeOf(url)) && !isDrawn(page) && hasContactSection(page),
      )
  return [...framed, ...scripted].flatMap(({ url }) => url ?? [])
}

/** Names in the markup of forms that such services draw. */
const DRAWN = /hs-?form|jotform|cognito|wufoo|formstack|fsform|123form|emailmeform/iu

/** Whether the page shows what a service's script has drawn: a form with an email field, which was judged itself. */
const isDrawn = ({ forms }: PageFacts): boolean =>
  forms.some(
    ({ fields, id, className, action }) =>
      fields.some(isEmail) && DRAWN.test([id, className, action].join(' ')),
  )

/** A mark in the markup, or a call of an inline script; the addresses of scripts are judged themselves, and a link leads away. */
const IN_PAGE: ReadonlySet<string> = new Set(['html', 'global'])

/** The form service that a contact page names in its markup or an inline script. */
function placedBy(page: PageFacts): string | null {
  if (!isContactLike(page) || isDrawn(page)) return null
  return firstFound(page.technologies, ({ name, by }) =>
    IN_PAGE.has(by) ? (DRAWN_BY.get(name) ?? null) : null,
  )
}

function nameOf(address: string, services: readonly Service[]): string | null {
  const place = placeOf(address)
  return services.find(([pattern]) => pattern.test(place))?.[1] ?? null
}

/** Host and path of an address, which the patterns describe; empty for no address. */
function placeOf(address: string): string {
  const url = URL.parse(address)
  return url === null ? '' : url.hostname + url.pathname
}
