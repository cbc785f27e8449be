import { type PhraseList, phraseList, plainWords } from '../phrases.ts'
import { LOOSE_NAMES } from './loose-names.data.ts'
import { FOREIGN_NAMES } from './foreign-names.data.ts'
import { FOREIGN_PRIVACY, FOREIGN_TERMS, OF_COOKIES_ABROAD } from './foreign-signs.ts'
import { LEGAL_NAMES } from './names.data.ts'

/** What every business needs. */
export const REQUIRED_ITEMS = ['privacy', 'cookies', 'terms'] as const
export type RequiredItem = (typeof REQUIRED_ITEMS)[number]

export const ITEM_NAMES = [...REQUIRED_ITEMS, 'returns'] as const
export type ItemName = (typeof ITEM_NAMES)[number]

/** Items that many websites have as a part of another one: where that one could not be read, they may stand in it. */
export const PART_OF: Readonly<Partial<Record<ItemName, RequiredItem>>> = {
  cookies: 'privacy',
  returns: 'terms',
}

/** How a legal page is recognised (checks: legal necessities). */
export interface LegalItem {
  name: ItemName
  /** Its names, those in other languages too. */
  phrases: PhraseList
  /** Least words of its text. */
  words: number
  /** Names that other pages have as well, as plain words. */
  loose: ReadonlySet<string>
  /** Whether its text, as plain words, is about the expected subject. */
  saysSo(plain: string): boolean
  /** Whether it has a sign that texts about other subjects hardly have. */
  hasOwnSign(plain: string): boolean
  /** Whether the business speaks in it, or it binds somebody: a text about the subject alone does neither. */
  isOwnText(plain: string): boolean
  /** Whether it says nearly all that such a text says, whatever the page is called. */
  saysMost(plain: string): boolean
}

const atLeast = (count: number, signs: readonly RegExp[], text: string): boolean =>
  signs.filter((sign) => sign.test(text)).length >= count

/** Each sign by the words of lawyers, and by those in which owners write it themselves: "We never pass your details on". */
const PRIVACY_SIGNS = [
  /\bpersonal(?:ly identifiable)? (?:information|data|details)\b|\byour (?:data|information|details)\b|\bdetails (?:that )?you (?:give|send|leave)\b|\bmohiohio whaiaro\b/u,
  /\bcollect(?:s|ed|ing|ion)?\b|\b(?:take down|write down|note|ask (?:you )?for) your (?:full )?(?:names?|details|address|date of birth|phone|email)\b/u,
  /\bus(?:e|es|ed|ing)\b/u,
  /\b(?:disclos\w+|shar(?:e|es|ed|ing))\b|\b(?:dont|do not|never|not) (?:sell|pass|give|hand|rent|lend)(?: on)? (?:it|them|these|your|any)\b|\bonly the people who\b/u,
  /\b(?:stor(?:e|es|ed|ing|age)|secur(?:e|ed|ity|ely)|retain(?:ed)?|retention)\b|\b(?:kept|keep|held|hold) (?:\w+ ){0,6}(?:years|months)\b/u,
  /\b(?:access|correct(?:ion|ed|ing)?|rectif\w+|delet(?:e|ed|ion))\b|\bhold about you\b/u,
  /\b(?:contact|complain(?:t|ts)?)\b/u,
  /\b(?:privacy act|gdpr|data protection|privacy principles|(?:privacy|information) commissioner|popia|popi act|pipeda|hipaa|ccpa)\b/u,
]
/** "Click and collect" and "for your information" stand on pages of every subject. */
const OWN_OF_PRIVACY =
  /\bpersonal(?:ly identifiable)? (?:information|data|details)\b|(?<!\bfor )\byour (?:data|information)\b|\bcollect\w*(?: \w+){0,3} (?:information|data|details|names?|emails?|addresses)\b|\bprivacy (?:act|principles|commissioner)\b|\bdata (?:controllers?|protection (?:act|commission(?:er)?|laws?|officer))\b|\bhold about you\b|\b(?:gdpr|popia|pipeda|hipaa)\b|\bmohiohio whaiaro\b/u
const COOKIE_SIGNS = [
  /\bbrowsers?\b/u,
  /\bdevices?\b/u,
  /\b(?:websites?|site)\b/u,
  /\bvisit(?:s|ed|or|ors|ing)?\b/u,
  /\btrack(?:s|ed|ing|er|ers)?\b/u,
  /\banalytics?\b/u,
  /\badvertis(?:ing|ers?|ements?)\b/u,
  /\bconsent\b/u,
  /\bpreferences\b/u,
]
const TERMS_SIGNS = [
  /\b(?:terms|conditions)\b/u,
  /\bagree(?:s|d|ment|ing)?\b/u,
  /\bliab(?:le|ility|ilities)\b/u,
  /\b(?:prices?|pricing|payments?|fees?)\b/u,
  /\bgovern(?:ed|ing) (?:by|law)\b|\bjurisdiction\b|\blaws? of (?:\w+ ){1,4}(?:appl(?:y|ies)|governs?)\b|\b(?!consumer|privacy|employment|criminal|tax|the|this|that|such|same|which|where)\w+ law (?:applies|governs)\b/u,
  /\b(?:warrant(?:y|ies)|guarantees?)\b/u,
  /\bcancel(?:s|led|lation|lations|ling)?\b/u,
  /\b(?:intellectual property|copyrights?|trademarks?)\b/u,
]

const OWN_OF_TERMS = [1, 2, 4, 7].flatMap((at) => TERMS_SIGNS[at] ?? [])
/** Shops also take credit cards, never store their numbers, and open credit accounts. */
const CREDIT =
  /\b(?:store|shop|full|a|or) credit\b(?! (?:(?:(?:and|or) )?(?:debit|eftpos|cards?)|accounts?|applications?|checks?|details|facilit(?:y|ies)|history|hours?|information|limits?|points?|ratings?|reports?|scores?|terms|unions?)\b)/u
const RETURNS_SIGNS = [
  /\breturns?\b|\breturn(?:ed|ing)\b|\b(?:sends?|sent|brings?|brought|takes?|taken|posts?|posted|ships?|shipped)(?: \w+){0,2} back\b/u,
  new RegExp(String.raw`\brefund\w*\b|\bmoney back\b|\bcredit notes?\b|${CREDIT.source}`, 'u'),
  /\b(?:exchang\w+|replac\w+|repair\w*|swap\w*)\b/u,
  /\b(?:days|weeks|months)\b/u,
  /\bconsumer (?:guarantees|rights|protection|law)\b|\bfault[sy]\b|\bdefective\b|\bchange[ds]? (?:your|of) mind\b/u,
]
const OF_TAX = /\btax returns?\b/u
/** What comes back, or the money for it: without these, days and damage are those of a delivery. */
const OWN_OF_RETURNS = RETURNS_SIGNS.slice(0, 2)

/** Whether a text has so many of the five signs of returns rules. */
export const hasSignsOfReturns = (count: number, plain: string): boolean =>
  atLeast(count, RETURNS_SIGNS, plain) && atLeast(1, OWN_OF_RETURNS, plain) && !OF_TAX.test(plain)

/** How many of the eight signs of privacy and terms are nearly all. */
const MOST = 5
/** The business says what it does itself; an article about the law, or a page of who advises on it, speaks of anybody's business. */
const OWN_DEEDS =
  /\b(?:we|i)\b(?: \p{L}+){0,3} (?:collect|use|keep|hold|store|share|record|pass|sell|ask|delete)\b|\b(?:is|are|be)(?: \p{L}+)? (?:collected|used|kept|held|stored|shared|passed)\b/u
const SPEAKS = /\b(?:we|us|our|i|me|my)\b/gu
const LEAST_SPEAKING = 2
const speaksOfItself = (plain: string): boolean =>
  OWN_DEEDS.test(plain) && (plain.match(SPEAKS)?.length ?? 0) >= LEAST_SPEAKING
/** Terms bind somebody: who reads them, or a party by its name. */
const BINDS =
  /\b(?:these|our|the following|following|all)\b(?: \p{L}+){0,3} (?:terms|conditions|rules|policies)\b|\b(?:you|clients?|customers?|guests?|hirers?|members?|buyers?)\b(?: \p{L}+)? (?:agrees?|accepts?|must|shall|will|may|are|is)\b|\bby (?:us|book|order|buy|pay|visit|plac|enter|join|hir|sign)ing\b/u

const looseOf = (name: keyof typeof LOOSE_NAMES): ReadonlySet<string> =>
  new Set(LOOSE_NAMES[name].map(plainWords))

const PRIVACY: LegalItem = {
  name: 'privacy',
  phrases: phraseList([...LEGAL_NAMES.privacy, ...FOREIGN_NAMES.privacy]),
  loose: looseOf('privacy'),
  words: 150,
  saysSo: (plain) => atLeast(3, PRIVACY_SIGNS, plain) || FOREIGN_PRIVACY.test(plain),
  hasOwnSign: (plain) => OWN_OF_PRIVACY.test(plain) || FOREIGN_PRIVACY.test(plain),
  isOwnText: speaksOfItself,
  saysMost: (plain) =>
    atLeast(MOST, PRIVACY_SIGNS, plain) && OWN_OF_PRIVACY.test(plain) && speaksOfItself(plain),
}

/** Signs that a bakery's page of cookies does not have. */
const COOKIES: LegalItem = {
  name: 'cookies',
  phrases: phraseList([...LEGAL_NAMES.cookies, ...FOREIGN_NAMES.cookies]),
  loose: new Set(),
  words: 80,
  saysSo: (plain) =>
    (plain.match(/\bcookie/gu)?.length ?? 0) >= 3 &&
    atLeast(2, [...COOKIE_SIGNS, ...OF_COOKIES_ABROAD], plain),
  hasOwnSign: () => true,
  isOwnText: () => true,
  saysMost: () => false,
}

const TERMS: LegalItem = {
  name: 'terms',
  phrases: phraseList([...LEGAL_NAMES.terms, ...FOREIGN_NAMES.terms]),
  loose: looseOf('terms'),
  words: 200,
  saysSo: (plain) => atLeast(3, TERMS_SIGNS, plain) || FOREIGN_TERMS.test(plain),
  hasOwnSign: (plain) => atLeast(1, OWN_OF_TERMS, plain) || FOREIGN_TERMS.test(plain),
  isOwnText: (plain) => BINDS.test(plain),
  saysMost: (plain) =>
    atLeast(MOST, TERMS_SIGNS, plain) && atLeast(1, OWN_OF_TERMS, plain) && BINDS.test(plain),
}

const RETURNS: LegalItem = {
  name: 'returns',
  phrases: phraseList([...LEGAL_NAMES.returns, ...FOREIGN_NAMES.returns]),
  loose: looseOf('returns'),
  words: 50,
  hasOwnSign: () => true,
  isOwnText: () => true,
  saysMost: (plain) => hasSignsOfReturns(3, plain),
  saysSo: (plain) =>
    /\b(?:returns?|refunds?|exchang\w+|cancel\w*|widerruf\w*|devoluc\w+|retour\w*|rimbors\w+)\b/u.test(plain),
}

export const ITEMS = { privacy: PRIVACY, cookies: COOKIES, terms: TERMS, returns: RETURNS } as const

/** Whether a text is long enough and about the expected subject. */
export const isLegalText = (item: LegalItem, words: number, text: string): boolean =>
  words >= item.words && item.saysSo(plainWords(text))
