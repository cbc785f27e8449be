import { z } from 'zod'
import { manyAnswers, oneAnswer } from '#core/survey/answer.ts'
import { questionOf } from '#core/survey/questions.ts'
import { factsAs } from '../facts.ts'
import type { Fix, FixInput, FixMaker } from '../fix.ts'
import { hasMenus, type Hosting, hostingOf } from '../hosting/hosting.ts'
import { SOMEBODY_ELSE, whereTo } from '../hosting/where.ts'
import { type Law, lawsFor } from './country.ts'
import { nameOf } from './business-lines.ts'
import { cookieDraft } from './cookie-draft.ts'
import { type Draft, draftPieces, type FooterLink, footerPiece, NOT_ADVICE } from './document.ts'
import { type Practice, practiceOf } from './practice.ts'
import { privacyDraft } from './privacy-draft.ts'
import { returnsDraft } from './returns-draft.ts'
import { shippingDraft } from './shipping-draft.ts'
import { termsDraft } from './terms-draft.ts'

const facts = z.object({
  privacyPolicy: z.string().nullable(),
  termsAndConditions: z.string().nullable(),
  returnsPolicy: z.string().nullable(),
  returnsMayBeInTerms: z.boolean().default(false),
  cookieInformation: z.string().nullable(),
  notEnough: z
    .array(z.object({ item: z.string(), url: z.string().default(''), flaw: z.string() }))
    .default([]),
})
/** What is wrong with a page whose text exists. */
const WRITTEN = new Set(['unlinked', 'script_missing'])
/** What is wrong with a page that is there for this text alone, linked and not finished. */
export const UNFINISHED: ReadonlySet<string> = new Set([
  'too_short',
  'empty',
  'template',
  'dummy_text',
  'disabled',
])
/** What a delivery page explains: all that the question offers. */
const EXPLAINED = optionsOf('S-SHIP2')

interface Page {
  id: string
  title: string
  /** The words of the link to it. */
  link: string
  why: string
  draft: (seen: Practice, law: Law) => Draft
  /** It names no law, so that one draft fits every country. */
  isForAll?: boolean
  /** The page of this website that is there and not finished: the text goes into it. `isOwn`: what stands there is the owner's own text, and too short. */
  at?: { path: string; isOwn: boolean }
}

const PRIVACY: Page = {
  id: 'privacy-policy',
  title: 'A draft of your privacy policy',
  link: 'Privacy policy',
  why: 'It is made from what your website collects and the services that we saw at work on it.',
  draft: privacyDraft,
}
const COOKIES: Page = {
  id: 'cookie-policy',
  title: 'A draft of your cookie page',
  link: 'Cookies',
  why: 'It says what cookies are for, and lists those and the measuring services that we saw at work, if there are any.',
  draft: cookieDraft,
  isForAll: true,
}
const TERMS: Page = {
  id: 'terms',
  title: 'A draft of your terms and conditions',
  link: 'Terms and conditions',
  why: 'They say who you are and what people can expect of you.',
  draft: termsDraft,
}
const RETURNS: Page = {
  id: 'returns-policy',
  title: 'A draft of your returns page',
  link: 'Returns and refunds',
  why: 'Customers look for it before they buy, and the law gives them rights that it must not deny.',
  draft: returnsDraft,
}

/**
 * Drafts of the legal pages that do not exist, by the law of the business' country. None for a website in a language in which we cannot tell what is
 * missing: they are in English.
 */
export const legalFixes: FixMaker = (input) => {
  const known = factsAs(facts, input.result.facts)
  const practice = practiceOf(input)
  if (!known || !practice || !practice.isInOurLanguage) return []
  const seen = known.returnsPolicy === null ? practice : { ...practice, returnsPage: known.returnsPolicy }
  const isThere = (item: string) => known.notEnough.some((one) => one.item === item && WRITTEN.has(one.flaw))
  const into = (item: string, page: Page): Page => {
    const begun = known.notEnough.find((one) => one.item === item && UNFINISHED.has(one.flaw))
    const path = begun === undefined ? null : pathHere(begun.url, seen.host)
    return path === null ? page : { ...page, at: { path, isOwn: begun?.flaw === 'too_short' } }
  }
  const missing = [
    known.privacyPolicy === null && !isThere('privacy') && into('privacy', PRIVACY),
    known.cookieInformation === null && !isThere('cookies') && into('cookies', COOKIES),
    known.termsAndConditions === null && !isThere('terms') && into('terms', TERMS),
    known.returnsPolicy === null &&
      !known.returnsMayBeInTerms &&
      !isThere('returns') &&
      seen.sells &&
      into('returns', RETURNS),
  ].filter((page) => page !== false)
  const added = missing.filter(({ at }) => at === undefined)
  const links = linksBetween(added, seen, input)
  const own = links.find(({ title }) => title === PRIVACY.link)
  const begun = missing.find(({ id }) => id === PRIVACY.id)?.at?.path
  const linked = { links, privacy: own ? `/${own.name}.html` : (begun ?? known.privacyPolicy) }
  return [...missing.map((page) => fixOf(page, seen, input, linked)), ...footerFix(added, seen, input)]
}

/** The path of a whole page of this website; a part of a page is not only for this text. */
function pathHere(address: string, host: string): string | null {
  const url = URL.parse(address)
  return url?.host === host && url.hash === '' && url.pathname !== '/' ? url.pathname : null
}

/** A draft of the delivery page, for a business that sends goods and does not explain everything yet. */
export const shippingFixes: FixMaker = (input) => {
  const seen = practiceOf(input)
  const explained = manyAnswers(input.answers, 'S-SHIP2') ?? []
  const sends = oneAnswer(input.answers, 'S-SHIP0') === 'send'
  if (!seen || !sends || EXPLAINED.every((part) => explained.includes(part))) return []
  const page: Page = {
    id: 'shipping-page',
    title: 'A draft of your delivery page',
    link: 'Delivery',
    why: 'It is made from what you told us you offer.',
    draft: (practice, law) => shippingDraft(practice, law, input.answers),
  }
  return [fixOf(page, seen, input, { links: [], privacy: null })]
}

const AS_A_FILE = [
  'Upload the HTML page to the top folder of your website, beside the homepage. Or paste the text into a page of your own.',
  'Link it in the footer of every page.',
]
const IN_A_FOOTER = [
  'In the file of each page that you have, paste the links at the end of its footer, just before </footer>, or before </body> where it has none.',
  'Upload the pages.',
]

/** The links to the new pages, where the addresses of these are known: a website that is made of files. */
function footerFix(
  pages: readonly Page[],
  seen: Practice,
  { evidence, profile }: FixInput,
): Omit<Fix, 'check'>[] {
  const hosting = hostingOf(evidence)
  if (pages.length === 0 || hasMenus(hosting)) return []
  const laws = lawsFor(seen.business, profile.country)
  const differ = pages.some(({ isForAll }) => !isForAll)
  return [
    {
      id: 'footer-links',
      title: 'The links to your new pages',
      why: 'Visitors look for them at the foot of a page.',
      pieces: laws.slice(0, differ ? undefined : 1).map((law) =>
        footerPiece(
          pages.map((page) => ({ name: fileOf(page, law, laws), title: page.link })),
          laws.length > 1 && differ ? law.country : null,
        ),
      ),
      where: inFiles(hosting, IN_A_FOOTER),
      builderDoesIt: false,
      followsOthers: true,
    },
  ]
}

/** The links at the foot of the new pages; none where drafts by two laws have different names, and one of them is thrown away. */
function linksBetween(pages: readonly Page[], seen: Practice, { profile }: FixInput): FooterLink[] {
  const laws = lawsFor(seen.business, profile.country)
  const [law] = laws
  if (law === undefined || laws.length > 1) return []
  return pages.map((page) => ({ name: fileOf(page, law, laws), title: page.link }))
}

/** The name of a page's file, without ending; drafts by several laws have different ones. */
const fileOf = ({ id, isForAll }: Page, law: Law, laws: readonly Law[]): string =>
  !isForAll && laws.length > 1 && law.id !== null ? `${id}-${law.id.toLowerCase()}` : id

const inFiles = (hosting: Hosting, steps: readonly string[]): Fix['where'] => ({
  place: whereTo(hosting, 'page').place,
  steps: [...steps, SOMEBODY_ELSE],
})

/** Where the new pages lead: to each other, and to the privacy policy. */
type Linked = Pick<Parameters<typeof draftPieces>[1], 'links' | 'privacy'>

function fixOf(
  page: Page,
  seen: Practice,
  { evidence, profile }: FixInput,
  linked: Linked,
): Omit<Fix, 'check'> {
  const hosting = hostingOf(evidence)
  const { id, title, why, draft, isForAll, at } = page
  const laws = lawsFor(seen.business, profile.country).slice(0, isForAll ? 1 : undefined)
  return {
    id,
    title,
    why: `${why} ${NOT_ADVICE}`,
    pieces: laws.flatMap((law) =>
      draftPieces(draft(seen, law), {
        name: fileOf(page, law, laws),
        business: nameOf(seen),
        host: seen.host,
        ...linked,
        country: isForAll || law.id === null ? null : law.country,
        namesLaw: isForAll || law.id !== null,
        isInEnglish: !seen.isInOurLanguage,
        isTyped: hasMenus(hosting) || at !== undefined,
      }),
    ),
    where: placeOf(page, hosting),
    builderDoesIt: false,
  }
}

function placeOf({ at }: Page, hosting: Hosting): Fix['where'] {
  const { place, steps } = hasMenus(hosting) ? whereTo(hosting, 'page') : inFiles(hosting, AS_A_FILE)
  if (at === undefined) return { place, steps }
  return {
    place,
    steps: [
      at.isOwn
        ? `Add this text to your page ${at.path}: keep what is there, and leave out here what that says already.`
        : `Put this text into your page ${at.path}, in the place of what is there.`,
      hasMenus(hosting) ? 'Save and publish.' : 'Upload the page.',
      ...(hasMenus(hosting) ? [] : [SOMEBODY_ELSE]),
    ],
  }
}

function optionsOf(id: string): string[] {
  const question = questionOf(id)
  const options = question?.type === 'many' ? question.options : []
  return options.map((option) => option.id).filter((option) => option !== 'none')
}
