import type { PageFacts, TechnologyKind, TechnologyFacts } from '#core/evidence/page.ts'
import { builderAt } from '#core/serving-builder.ts'
import { isCardField } from '#core/site/card-fields.ts'
import { embeddedForm } from '#core/site/embedded-form.ts'
import { isInOurLanguages } from '#core/site/language.ts'
import { type MeasuringTags, measuringTags } from '#core/site/measuring-tags.ts'
import { findNewsletter } from '#core/site/newsletter.ts'
import { currencyOn } from '#core/site/shop/currency.ts'
import { detectShop, sellsOnline } from '#core/site/shop.ts'
import { type Business, businessOf } from '../business.ts'
import type { FixInput } from '../fix.ts'
import { shopServiceOf } from '../hosting/shop-services.ts'
import { readPages } from '../pages.ts'
import { type AskedInForms, askedInForms } from './asked-in-forms.ts'
import { embedsOf, linksToOthers, otherFramesOf } from './embeds.ts'
import { WITHOUT_COOKIES } from './known-cookies.data.ts'
import { hasLoadedAll } from './loaded-all.ts'
import { moneyShown } from './money-shown.ts'
import { WAYS_WITHOUT_A_SERVICE, PAYMENT_NAMES, TAG_NAMES } from './service-names.data.ts'

/** The evidence that the practice is read from. */
export const PRACTICE_EVIDENCE = [
  'desktopVisit',
  'mobileVisit',
  'pages',
  'renderedPages',
  'scripts',
  'site',
  'sitemaps',
] as const

/** How a website handles people's information and money, as far as the evidence shows. */
export interface Practice {
  business: Business
  host: string
  /** The language of the website is one of those that our texts and lists are in. */
  isInOurLanguage: boolean
  /** What forms ask for, without those that only sign people up for news. */
  forms: AskedInForms
  /** The service whose form stands on the contact page; what that form asks for cannot be read. */
  formOf: string | null
  hasNewsletter: boolean
  /** The page of returns rules that the website has; absent where none was looked for or found. */
  returnsPage?: string
  sells: boolean
  /** In which all products are priced, or the shop is set to be (ISO 4217), or the prices of a business abroad are written; `null` where that is not known. */
  currency: string | null
  /** Names of services, each once. */
  measuring: string[]
  /** Google Tag Manager, which may start any of them and measures nothing by itself. */
  hasTagManager: boolean
  /** Services whose tags are in the pages and count nothing. */
  oldTags: string[]
  mailing: string[]
  booking: string[]
  /** Ways to pay. */
  payments: string[]
  /** Card details are typed into a form of the website itself. */
  takesCards: boolean
  /** The ways to pay whose service receives the card or account details. */
  paymentServices: string[]
  chat: string[]
  /** Services that run the website or its shop, and so receive what is typed there. */
  platforms: string[]
  formServices: string[]
  /** Services whose maps, videos and posts stand in its pages. */
  embeds: string[]
  /** Domains of other frames in its pages, whose services have no name here. */
  otherFrames: string[]
  /** A link leads to a website of others. */
  linksToOthers: boolean
  consentTool: string | null
  cookies: { name: string; firstParty: boolean }[]
  /**
   * A browser opened the homepage, and everything came that may set cookies, and no page has a measuring service that uses some, a consent tool (which holds back what
   * sets cookies after a yes) or a part that comes from another service: then no cookies means that there are none.
   */
  hasSeenAllCookies: boolean
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

/** What a page loads from a service; a form alone is only sent there. */
const LOADED: ReadonlySet<TechnologyFacts['by']> = new Set([...SIGNS].filter((by) => by !== 'form'))
const FRAMED: ReadonlySet<TechnologyFacts['by']> = new Set(['frame'])

/** Reads the practice of a website from its pages, its mobile visit and the owner's answers; `null` without any page. */
export function practiceOf(input: FixInput): Practice | null {
  const { evidence, answers } = input
  const pages = readPages(evidence)
  const [home] = pages
  if (!home || !evidence.pages) return null
  const technologies = pages.flatMap((page) => page.technologies)
  const named = (kind: TechnologyKind, signs = SIGNS): string[] =>
    unique(technologies.filter((one) => one.kind === kind && signs.has(one.by)).map(({ name }) => name))
  const visit = evidence.mobileVisit ?? evidence.desktopVisit
  const tags = measuringTags({ pages, scripts: evidence.scripts, loaded: visit })
  const { measuring, hasTagManager, oldTags } = measuringOf(tags, named('analytics'))
  const embedded = embeddedForm(pages)
  const methods = detectShop(pages).paymentMethods.map((method) => PAYMENT_NAMES[method] ?? method)
  const payments = unique([...named('payment'), ...methods])
  const [booking, chat] = [named('booking'), named('chat')]
  const mailing = unique([...named('mailing'), ...signupService(pages)])
  const embeds = embedsOf(pages)
  const business = businessOf(input)
  const platforms = platformsOf(pages)
  const ofForm = embedded?.kind === 'form' ? [embedded.service] : []
  const formServices = unique([...named('form', SENDS_AWAY), ...ofForm])
  const tools = hasTagManager ? [...measuring, TAG_NAMES.gtm] : measuring
  const services = [...tools, ...booking, ...chat, ...mailing, ...payments, ...platforms, ...formServices]
  const otherFrames = otherFramesOf(pages, [...services, ...embeds])
  const written = [...named('mailing', LOADED), ...named('form', FRAMED), ...named('consent')]
  const parts = [...embeds, ...otherFrames, ...booking, ...chat, ...ofForm, ...named('payment'), ...written]
  const fromOthers = parts.filter((name) => !KEPT_HERE.has(name))
  return {
    business,
    host: new URL(home.url).host,
    isInOurLanguage: isInOurLanguages(pages),
    forms: askedInForms(pages),
    formOf: embedded?.kind === 'form' ? embedded.service : null,
    hasNewsletter: findNewsletter(pages).signupForm === true,
    sells: sellsOnline({ answers, pages: evidence.pages, rendered: evidence.renderedPages }) === 'yes',
    currency: currencyOn(pages) ?? moneyShown(pages, business.abroad),
    measuring,
    hasTagManager,
    oldTags,
    mailing,
    booking,
    payments,
    takesCards: pages.some(({ forms }) => forms.some(({ fields }) => fields.some(isCardField))),
    paymentServices: payments.filter((way) => !WAYS_WITHOUT_A_SERVICE.has(way)),
    chat,
    platforms,
    formServices,
    embeds,
    otherFrames,
    linksToOthers: linksToOthers(pages),
    consentTool: named('consent')[0] ?? null,
    cookies: cookiesOf(input),
    hasSeenAllCookies:
      visit !== undefined &&
      hasLoadedAll(visit) &&
      tools.every((name) => WITHOUT_COOKIES.has(name)) &&
      tags.dead.length + fromOthers.length === 0,
  }
}

/** What measures visits, by the tags that count and by the technologies of the pages. A dead tag's script is a sign of its service all the same. */
function measuringOf(
  { counting, dead }: MeasuringTags,
  analytics: readonly string[],
): Pick<Practice, 'measuring' | 'hasTagManager' | 'oldTags'> {
  const working = new Set(counting.map(({ kind }) => TAG_NAMES[kind]))
  const oldTags = unique(dead.map((kind) => TAG_NAMES[kind])).filter((name) => !working.has(name))
  const all = unique([...working, ...analytics.filter((name) => !oldTags.includes(name))])
  return {
    measuring: all.filter((name) => name !== TAG_NAMES.gtm),
    hasTagManager: all.includes(TAG_NAMES.gtm),
    oldTags,
  }
}

/** Plug-ins that keep the list at the website itself. */
const KEPT_HERE: ReadonlySet<string> = new Set([
  'MailPoet',
  'The Newsletter Plugin',
  'AcyMailing',
  'Icegram Express',
  'Mailster',
  'Noptin',
])

/** The service that gets the addresses of a sign-up form. A builder or shop that keeps them is told by whether it serves the website. */
function signupService(pages: readonly PageFacts[]): string[] {
  const { provider } = findNewsletter(pages)
  const keepsPages = pages
    .flatMap(({ technologies }) => technologies)
    .some(({ name, kind }) => name === provider && (kind === 'builder' || kind === 'shop' || kind === 'cms'))
  if (provider === null || keepsPages || KEPT_HERE.has(provider)) return []
  // Its subscriptions are kept at WordPress.com (https://jetpack.com/support/newsletter/).
  return [provider === 'Jetpack' ? 'WordPress.com' : provider]
}

/** The builders that the pages are at, and the services of shops in them. */
const platformsOf = (pages: readonly PageFacts[]): string[] =>
  unique(
    pages.flatMap((page) => {
      const builder = builderAt(page)
      const shop = shopServiceOf(page)
      return [
        ...(builder !== undefined && SIGNS.has(builder.by) ? [builder.name] : []),
        ...(shop === null ? [] : [shop]),
      ]
    }),
  )

/** Cookies after the homepage has loaded in a browser; without that visit, those that its answer sets. */
function cookiesOf({ evidence }: FixInput): Practice['cookies'] {
  const visited = (evidence.mobileVisit ?? evidence.desktopVisit)?.cookies
  const sent = readPages(evidence)[0]?.cookies.map(({ name }) => ({ name, firstParty: true })) ?? []
  const all = visited?.map(({ name, firstParty }) => ({ name, firstParty })) ?? sent
  return [...new Map(all.map((cookie) => [cookie.name, cookie])).values()]
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]
