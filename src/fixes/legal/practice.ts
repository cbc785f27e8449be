import type { TechnologyKind, TechnologyFacts } from '#core/evidence/page.ts'
import { isServingBuilder } from '#core/serving-builder.ts'
import { filledFields, isEmail, isName, isPhoneField } from '#core/site/form-fields.ts'
import { embeddedForm } from '#core/site/embedded-form.ts'
import { newsletterForms, otherKind } from '#core/site/form-kinds.ts'
import { measuringTags } from '#core/site/measuring-tags.ts'
import { detectShop, sellsOnline } from '#core/site/shop.ts'
import { type Business, businessOf } from '../business.ts'
import type { FixInput } from '../fix.ts'
import { readPages } from '../pages.ts'
import { NO_SERVICES, PAYMENT_NAMES, TAG_NAMES } from './service-names.data.ts'

/** The evidence that the practice is read from. */
export const PRACTICE_EVIDENCE = ['pages', 'renderedPages', 'site', 'mobileVisit'] as const

/** How a website handles people's information and money, as far as the evidence shows. */
export interface Practice {
  business: Business
  host: string
  /** What forms ask for: "name", "email address", "phone number". */
  asksFor: string[]
  /** The service whose form stands on the contact page; what that form asks for cannot be read. */
  formOf: string | null
  hasNewsletter: boolean
  sells: boolean
  /** Names of services, each once. */
  measuring: string[]
  mailing: string[]
  booking: string[]
  /** Ways to pay. */
  payments: string[]
  /** The ways to pay whose service receives the card or account details. */
  paymentServices: string[]
  chat: string[]
  /** Services that run the website or receive its forms, and so what is typed there. */
  platforms: string[]
  forms: string[]
  consentTool: string | null
  cookies: { name: string; firstParty: boolean }[]
  /** A browser has opened the homepage, so that no cookies means that there are none. */
  hasSeenCookies: boolean
}

/** A link to a service does not show that it receives what is typed on the website. */
const SIGNS: ReadonlySet<TechnologyFacts['by']> = new Set([
  'script',
  'html',
  'header',
  'cookie',
  'meta',
  'frame',
  'form',
  'global',
])
/** Forms of plugins stay on the website; those of a service are sent to it. */
const SENDS_AWAY: ReadonlySet<TechnologyFacts['by']> = new Set(['form', 'frame'])

/** Reads the practice of a website from its pages, its mobile visit and the owner's answers; `null` without any page. */
export function practiceOf(input: FixInput): Practice | null {
  const { evidence, answers } = input
  const pages = readPages(evidence)
  const [home] = pages
  if (!home || !evidence.pages) return null
  const technologies = pages.flatMap((page) => page.technologies)
  const namesOf = (isMeant: (one: TechnologyFacts) => boolean, signs = SIGNS): string[] =>
    unique(technologies.filter((one) => isMeant(one) && signs.has(one.by)).map(({ name }) => name))
  const named = (kind: TechnologyKind, signs = SIGNS): string[] => namesOf((one) => one.kind === kind, signs)
  const visit = evidence.mobileVisit ?? evidence.desktopVisit
  const tags = measuringTags({ pages, scripts: evidence.scripts, loaded: visit })
  const counting = new Set(tags.counting.map(({ kind }) => TAG_NAMES[kind]))
  // A dead tag's script is a sign of its service all the same.
  const ended = new Set(tags.dead.map((kind) => TAG_NAMES[kind]).filter((name) => !counting.has(name)))
  const embedded = embeddedForm(pages)
  const methods = detectShop(pages).paymentMethods.map((method) => PAYMENT_NAMES[method] ?? method)
  const payments = unique([...named('payment'), ...methods])
  return {
    business: businessOf(input),
    host: new URL(home.url).host,
    asksFor: askedFor(pages),
    formOf: embedded?.kind === 'form' ? embedded.service : null,
    hasNewsletter: pages.some((page) => newsletterForms(page).length > 0),
    sells: sellsOnline({ answers, pages: evidence.pages, rendered: evidence.renderedPages }) === 'yes',
    measuring: unique([...counting, ...named('analytics').filter((name) => !ended.has(name))]),
    mailing: named('mailing'),
    booking: named('booking'),
    payments,
    paymentServices: payments.filter((way) => !NO_SERVICES.has(way)),
    chat: named('chat'),
    platforms: namesOf(isServingBuilder),
    forms: unique([...named('form', SENDS_AWAY), ...(embedded?.kind === 'form' ? [embedded.service] : [])]),
    consentTool: named('consent')[0] ?? null,
    cookies: cookiesOf(input),
    hasSeenCookies: visit !== undefined,
  }
}

function askedFor(pages: ReturnType<typeof readPages>): string[] {
  const fields = pages
    .flatMap(({ forms }) => forms)
    .filter((form) => otherKind(form) !== 'search')
    .flatMap(filledFields)
  return [
    ...(fields.some(isName) ? ['name'] : []),
    ...(fields.some(isEmail) ? ['email address'] : []),
    ...(fields.some(isPhoneField) ? ['phone number'] : []),
  ]
}

/** Cookies after the homepage has loaded in a browser; without that visit, those that its answer sets. */
function cookiesOf({ evidence }: FixInput): Practice['cookies'] {
  const visited = (evidence.mobileVisit ?? evidence.desktopVisit)?.cookies
  const sent = readPages(evidence)[0]?.cookies.map(({ name }) => ({ name, firstParty: true })) ?? []
  const all = visited?.map(({ name, firstParty }) => ({ name, firstParty })) ?? sent
  return [...new Map(all.map((cookie) => [cookie.name, cookie])).values()]
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]
