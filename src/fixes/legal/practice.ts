import type { TagKind, TechnologyKind } from '#core/evidence/page.ts'
import { isEmail, isName, isPhone } from '#core/site/form-fields.ts'
import { newsletterForms, otherKind } from '#core/site/form-kinds.ts'
import { detectShop, sellsOnline } from '#core/site/shop.ts'
import { type Business, businessOf } from '../business.ts'
import type { FixInput } from '../fix.ts'
import { readPages } from '../pages.ts'

/** What a website does with people's information and money, as far as it can be seen. */
export interface Practice {
  business: Business
  host: string
  /** What forms ask for: "name", "email address", "phone number". */
  asksFor: string[]
  hasNewsletter: boolean
  sells: boolean
  /** Names of services, each once. */
  measuring: string[]
  mailing: string[]
  booking: string[]
  payments: string[]
  chat: string[]
  consentTool: string | null
  cookies: { name: string; firstParty: boolean }[]
}

const TAG_NAMES: Readonly<Record<TagKind, string>> = {
  ga4: 'Google Analytics',
  google_tag: 'Google Analytics',
  universal: 'Google Analytics',
  gtm: 'Google Tag Manager',
  google_ads: 'Google Ads',
  meta_pixel: 'Meta Pixel',
}
const PAYMENT_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  paypal: 'PayPal',
  afterpay: 'Afterpay',
  zip: 'Zip',
  klarna: 'Klarna',
  laybuy: 'Laybuy',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  shop_pay: 'Shop Pay',
  poli: 'POLi',
  bank_transfer: 'bank transfer',
  stripe: 'Stripe',
  square: 'Square',
}

/** Reads the practice of a website from its pages, its first visit and the owner's answers; `null` without any page. */
export function practiceOf(input: FixInput): Practice | null {
  const { evidence, answers } = input
  const pages = readPages(evidence)
  const [home] = pages
  if (!home || !evidence.pages) return null
  const technologies = pages.flatMap((page) => page.technologies)
  const named = (kind: TechnologyKind): string[] =>
    unique(technologies.filter((one) => one.kind === kind && one.by !== 'link').map(({ name }) => name))
  const tags = pages.flatMap((page) => page.tags.map(({ kind }) => TAG_NAMES[kind]))
  const methods = detectShop(pages).paymentMethods.map((method) => PAYMENT_NAMES[method] ?? method)
  return {
    business: businessOf(input),
    host: new URL(home.url).host,
    asksFor: askedFor(pages),
    hasNewsletter: pages.some((page) => newsletterForms(page).length > 0),
    sells: sellsOnline({ answers, pages: evidence.pages, rendered: evidence.renderedPages }) === 'yes',
    measuring: unique([...tags, ...named('analytics')]),
    mailing: named('mailing'),
    booking: named('booking'),
    payments: unique([...named('payment'), ...methods]),
    chat: named('chat'),
    consentTool: named('consent')[0] ?? null,
    cookies: cookiesOf(input),
  }
}

function askedFor(pages: ReturnType<typeof readPages>): string[] {
  const fields = pages
    .flatMap(({ forms }) => forms)
    .filter((form) => otherKind(form) !== 'search')
    .flatMap((form) => form.fields)
    .filter(({ hidden }) => !hidden)
  return [
    ...(fields.some(isName) ? ['name'] : []),
    ...(fields.some(isEmail) ? ['email address'] : []),
    ...(fields.some(isPhone) ? ['phone number'] : []),
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
