import type { PageFacts } from '#core/evidence/page.ts'
import { type Clue, type Suggestion, suggestionsFrom } from '#core/site/suggestions.ts'
import {
  BROUGHT,
  BY_COURIER,
  OF_A_RATE,
  ON_SHIPPING,
  OTHER_DAYS,
  OTHER_MONEY,
  OTHER_PLACE,
  SENDING,
  WORDS,
} from './clue-words.data.ts'
import { INFORMATION, OPTIONS } from './features.data.ts'
import { isReturnsPage, isShippingPage, pagesOnReturns, pagesOnShipping } from './shipping-pages.ts'

const NAMES = { ...OPTIONS, ...INFORMATION }
type IsAbout = NonNullable<Clue['isAbout']>

const isAboutSending: IsAbout = (sentence, page) =>
  (SENDING.test(sentence) || isShippingPage(page)) && !OTHER_DAYS.test(sentence)
/** What delivery costs is said by an amount, or by its being free; fees that are saved, or come at the checkout, are no amount. */
const AMOUNT = /\p{Sc}\s?\d|\d\s?\p{Sc}|\b(?:R|[A-Z]{2,3})\s?\d|\d\s?[A-Z]{3}\b/u
const FREE = /\bfree\b/iu
const NO_AMOUNT = /\bsav(?:e|es|ings?)\b|\bat (?:the )?check ?out\b/iu
const tellsCost: IsAbout = (sentence, page) =>
  !NO_AMOUNT.test(sentence) &&
  (FREE.test(sentence) || AMOUNT.test(isShippingPage(page) ? page.text.main : sentence))

const NOT_OFFERED = /\b(?:no|not|sorry|cannot|unable)\b|n['’]t\b/iu
const isCollected: IsAbout = (sentence) => !BY_COURIER.test(sentence) && !NOT_OFFERED.test(sentence)

/** Whether the words of a feature, found on any page, are about it. */
const ABOUT: Readonly<Record<string, IsAbout>> = {
  accurate_delivery: isAboutSending,
  timing: isAboutSending,
  costs: tellsCost,
  pickup: isCollected,
}

const isSent = (sentence: string): boolean => SENDING.test(sentence) || BROUGHT.test(sentence)
/** The same for the words that count on a page of shipping alone. */
const ABOUT_ON_SHIPPING: Readonly<Record<string, IsAbout>> = {
  accurate_shipping_costs: (sentence) => !OTHER_MONEY.test(sentence),
  pickup: isCollected,
  timing: (sentence) => isSent(sentence) && !OTHER_DAYS.test(sentence),
  costs: (sentence) =>
    (isSent(sentence) || OF_A_RATE.test(sentence)) &&
    !OTHER_MONEY.test(sentence) &&
    !NO_AMOUNT.test(sentence),
  location: (sentence) => (isSent(sentence) || AMOUNT.test(sentence)) && !OTHER_PLACE.test(sentence),
}

const CLUES: readonly Clue[] = Object.entries(WORDS).map(([id, words]) => clueOf(id, words))

function clueOf(id: string, anywhere: RegExp): Clue {
  const name = NAMES[id] ?? id
  const onShipping = ON_SHIPPING[id]
  const about = ABOUT[id]
  if (!onShipping) return { id, name, words: anywhere, ...(about ? { isAbout: about } : {}) }
  const words = new RegExp(`${anywhere.source}|${onShipping.source}`, 'iu')
  const isAbout: IsAbout = (sentence, page) =>
    (anywhere.test(sentence) && (about?.(sentence, page) ?? true)) ||
    (isShippingPage(page) && onShipping.test(sentence) && ABOUT_ON_SHIPPING[id]?.(sentence, page) === true)
  return { id, name, words, isAbout }
}

const RETURNS_PAGE = /\b(?:returns?|refunds?|exchanges?)\b/iu

const POLICY = 'return_policy'
/** What a policy about goods that come back says; "exchange" and "return" alone are also said of students and visitors. */
const POLICY_WORDS: readonly RegExp[] = [
  /\b(?:refund\w*|change of mind|money[- ]back|store credit|faulty|defective|damaged|unworn|unused|proof of purchase|receipt|original (?:packaging|condition)|(?:return|send back|bring back) (?:\w+ ){0,3}(?:items?|goods|products?|orders?|purchases?)|(?:items?|goods|products?|orders?|purchases?) (?:can|may|must) be (?:returned|exchanged))\b/iu,
  ...[WORDS[POLICY], WORDS['returns']].filter((words) => words !== undefined),
]
/** What is said of returns: a link to another page, or a line of the footer, says nothing of it. */
const ON_RETURNS: ReadonlySet<string> = new Set([POLICY, 'returns'])
/** A page with fewer words in its main part is empty, or a script writes it. */
const FEW_WORDS = 20

/** The shipping features that a shop's pages seem to have. `policy`: the address of the rules for returns, where no page is named after them. */
export function shippingSuggestions(pages: readonly PageFacts[], policy: string | null): Suggestion[] {
  const there = pages.filter(({ status }) => status >= 200 && status <= 299)
  const returns = returnsSuggestions(there)
  const others = suggestionsFrom(
    pagesOnShipping(there),
    CLUES.filter(({ id }) => !ON_RETURNS.has(id)),
  )
  const unnamed = policy === null ? [] : [{ id: POLICY, name: NAMES[POLICY] ?? POLICY, at: policy }]
  const byId = new Map([...others, ...unnamed, ...returns].map((suggestion) => [suggestion.id, suggestion]))
  return CLUES.flatMap(({ id }) => byId.get(id) ?? [])
}

/** A page named after returns that says something of them is the policy; without one, a text that is no link to it names the policy. */
function returnsSuggestions(pages: readonly PageFacts[]): Suggestion[] {
  const texts = pagesOnReturns(pages).map(mainTextOf)
  const clues = CLUES.filter(({ id }) => ON_RETURNS.has(id))
  const policy = pages.find((page) => isReturnsPage(page) && tellsOfReturns(page))
  if (!policy)
    return suggestionsFrom(
      texts.filter((page) => !linksToPolicy(page)),
      clues,
    )
  return [
    { id: POLICY, name: NAMES[POLICY] ?? POLICY, at: policy.url },
    ...suggestionsFrom(
      texts,
      clues.filter(({ id }) => id !== POLICY),
    ),
  ]
}

const tellsOfReturns = ({ text }: PageFacts): boolean =>
  text.mainWords >= FEW_WORDS && POLICY_WORDS.some((words) => words.test(text.main))

const mainTextOf = (page: PageFacts): PageFacts => ({
  ...page,
  text: { ...page.text, footer: '' },
  buttons: [],
  links: page.links.filter(({ inline }) => inline),
})

const linksToPolicy = ({ links }: PageFacts): boolean => links.some(({ text }) => RETURNS_PAGE.test(text))

/** Whether a link or a page is named after returns. */
export const hasReturnsPage = (pages: readonly PageFacts[]): boolean =>
  pages.some(
    ({ links, title }) =>
      RETURNS_PAGE.test(title.text ?? '') ||
      links.some((link) => !link.inline && RETURNS_PAGE.test(link.text)),
  )
