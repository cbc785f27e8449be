import type { PageFacts } from '#core/evidence/page.ts'
import { type Clue, type Suggestion, suggestionsFrom } from '#core/site/suggestions.ts'
import { INFORMATION, OPTIONS } from './features.data.ts'
import { isReturnsPage, isShippingPage, pagesOnReturns, pagesOnShipping } from './shipping-pages.ts'

const WORDS: Readonly<Record<string, RegExp>> = {
  track_order: /\btrack (?:your |my )?(?:order|parcel|package)\b|\border tracking\b|\btracking number\b/iu,
  return_policy:
    /\b(?:returns?|refunds?) (?:policy|and exchanges|& exchanges)\b|\b(?:returns|refunds)\b.{0,20}\bpolicy\b/iu,
  accurate_shipping_costs:
    /\b(?:calculated at check ?out|flat rate|free (?:shipping|delivery) (?:over|on orders))\b/iu,
  accurate_delivery: /\b\d{1,2}(?: ?[-–] ?| to )\d{1,2} (?:business|working) days\b/iu,
  pickup:
    /\bclick (?:and|&) collect\b|\b(?:in-?store |free )?pick-? ?ups? (?:in store|available|from)\b|\bcollect in store\b/iu,
  timing: /\b(?:business|working) days\b|\b(?:delivery|shipping) times?\b/iu,
  costs:
    /\b(?:shipping|delivery) (?:costs?|rates?|fees?|charges?)\b|\b(?:flat rate|free shipping|free delivery)\b/iu,
  location:
    /\b(?:we (?:ship|deliver) (?:to|across|within|australia|nationwide|worldwide)|australia-?wide|nationwide|shipping (?:zones?|regions?))\b/iu,
  returns: /\b(?:return|send back)\b.{0,60}\bdays\b|\b\d+[- ]day returns?\b|\bhow to return\b/iu,
}
const NAMES = { ...OPTIONS, ...INFORMATION }
/** Features whose words are also said of other things: a refund, a reply and a mailing list take "business days" too. */
const IN_DAYS: ReadonlySet<string> = new Set(['accurate_delivery', 'timing'])
const SENDING =
  /\b(?:deliver\w*|ship(?:s|ped|ping|ments?)?|dispatch\w*|despatch\w*|post(?:age|ed)|arriv\w+|orders?|parcels?)\b/iu
const OTHER_DAYS =
  /\b(?:refund\w*|return\w*|exchang\w+|credit\w*|repl(?:y|ies)|respon[ds]\w*|get back|unsubscrib\w+|mailing lists?|marketing|enquir\w+|inquir\w+|complain\w*)\b/iu
const isAboutSending: NonNullable<Clue['isAbout']> = (sentence, page) =>
  (SENDING.test(sentence) || isShippingPage(page)) && !OTHER_DAYS.test(sentence)
/** What delivery costs is said by an amount, or by its being free; fees that are saved, or come at the checkout, are no amount. */
const AMOUNT = /\p{Sc}\s?\d|\d\s?\p{Sc}|\b[A-Z]{2,3}\s?\d|\d\s?[A-Z]{3}\b/u
const FREE = /\bfree\b/iu
const NO_AMOUNT = /\bsav(?:e|es|ings?)\b|\bat (?:the )?check ?out\b/iu
const tellsCost: NonNullable<Clue['isAbout']> = (sentence, page) =>
  !NO_AMOUNT.test(sentence) &&
  (FREE.test(sentence) || AMOUNT.test(isShippingPage(page) ? page.text.main : sentence))
const isAboutOf = (id: string): Pick<Clue, 'isAbout'> => {
  if (IN_DAYS.has(id)) return { isAbout: isAboutSending }
  return id === 'costs' ? { isAbout: tellsCost } : {}
}
const CLUES: readonly Clue[] = Object.entries(WORDS).map(([id, words]) => ({
  id,
  name: NAMES[id] ?? id,
  words,
  ...isAboutOf(id),
}))
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

/** The shipping features that a shop's pages seem to have. */
export function shippingSuggestions(pages: readonly PageFacts[]): Suggestion[] {
  const there = pages.filter(({ status }) => status >= 200 && status <= 299)
  const returns = returnsSuggestions(there)
  const others = suggestionsFrom(
    pagesOnShipping(there),
    CLUES.filter(({ id }) => !ON_RETURNS.has(id)),
  )
  const byId = new Map([...others, ...returns].map((suggestion) => [suggestion.id, suggestion]))
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
