import { type PhraseList, phraseList, plainWords } from '../phrases.ts'

import { FOREIGN_NAMES, LEGAL_NAMES } from './names.data.ts'

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
  /** Its names, those in other languages too: enough to find a page, never enough to say that there is none. */
  phrases: PhraseList
  /** Least words of its text. */
  words: number
  /** Whether its text, as plain words, is about the expected subject. */
  saysSo(plain: string): boolean
}

const PRIVACY_SIGNS = [
  /\bpersonal(?:ly identifiable)? (?:information|data|details)\b|\byour (?:data|information)\b|\bmohiohio whaiaro\b/u,
  /\bcollect(?:s|ed|ing|ion)?\b/u,
  /\bus(?:e|es|ed|ing)\b/u,
  /\b(?:disclos\w+|shar(?:e|es|ed|ing))\b/u,
  /\b(?:stor(?:e|es|ed|ing|age)|secur(?:e|ed|ity|ely)|retain(?:ed)?|retention)\b/u,
  /\b(?:access|correct(?:ion|ed|ing)?|rectif\w+|delet(?:e|ed|ion))\b/u,
  /\b(?:contact|complain(?:t|ts)?)\b/u,
  /\b(?:privacy act|gdpr|data protection|privacy principles|privacy commissioner)\b/u,
]
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
  /\bgovern(?:ed|ing) (?:by|law)\b|\bjurisdiction\b/u,
  /\b(?:warrant(?:y|ies)|guarantees?)\b/u,
  /\bcancel(?:s|led|lation|lations|ling)?\b/u,
  /\b(?:intellectual property|copyrights?|trademarks?)\b/u,
]

const FOREIGN_PRIVACY =
  /\b(?:daten\w*|personenbezogen\w*|datos|donnees|dados|dati personali|(?:persoons)?gegevens|personuppgifter)\b/u
const FOREIGN_TERMS =
  /\b(?:bedingungen|vertrag\w*|haftung|condiciones|responsabilidad\w*|responsabilite|condicoes|condizioni|voorwaarden|villkor)\b/u

const atLeast = (count: number, signs: readonly RegExp[], text: string): boolean =>
  signs.filter((sign) => sign.test(text)).length >= count

const PRIVACY: LegalItem = {
  name: 'privacy',
  phrases: phraseList([...LEGAL_NAMES.privacy, ...FOREIGN_NAMES.privacy]),
  words: 150,
  saysSo: (plain) => atLeast(3, PRIVACY_SIGNS, plain) || FOREIGN_PRIVACY.test(plain),
}

/** Signs that a bakery's page of cookies does not have. */
const COOKIES: LegalItem = {
  name: 'cookies',
  phrases: phraseList([...LEGAL_NAMES.cookies, ...FOREIGN_NAMES.cookies]),
  words: 80,
  saysSo: (plain) => (plain.match(/\bcookies?\b/gu)?.length ?? 0) >= 3 && atLeast(2, COOKIE_SIGNS, plain),
}

const TERMS: LegalItem = {
  name: 'terms',
  phrases: phraseList([...LEGAL_NAMES.terms, ...FOREIGN_NAMES.terms]),
  words: 200,
  saysSo: (plain) => atLeast(3, TERMS_SIGNS, plain) || FOREIGN_TERMS.test(plain),
}

const RETURNS: LegalItem = {
  name: 'returns',
  phrases: phraseList([...LEGAL_NAMES.returns, ...FOREIGN_NAMES.returns]),
  words: 50,
  saysSo: (plain) =>
    /\b(?:returns?|refunds?|exchang\w+|cancel\w*|widerruf\w*|devoluc\w+|retour\w*|rimbors\w+)\b/u.test(plain),
}

export const ITEMS = { privacy: PRIVACY, cookies: COOKIES, terms: TERMS, returns: RETURNS } as const

/** Whether a text is long enough and about the expected subject. */
export const isLegalText = (item: LegalItem, words: number, text: string): boolean =>
  words >= item.words && item.saysSo(plainWords(text))
