import type { CommerceSeen, LinkSeen } from '#core/evidence/page.ts'
import type { FormFacts } from '#core/evidence/form.ts'
import { cut } from '#core/text.ts'
import { buttonText, isButton } from './fields.ts'
import type { Line } from './lines.ts'
import { paymentLinksIn, paymentMethodsOf } from './payments.ts'
import type { Placed } from './placed.ts'
import type { Survey } from './survey.ts'

const ADD_ADDRESS =
  /\/cart\/add(?:[/?#.]|$)|[?&]add-to-cart=|wc-ajax=add_to_cart|checkout\/cart\/add|[?&]route=checkout\/cart\/add/iu
const ADD_WORDS = /^\W{0,5}add to (?:my |your |the )?(?:cart|bag|basket|trolley)\b/iu
const CART_PATH = /\/(?:[\w-]{0,30}[-_])?(?:cart|basket|bag|trolley)(?:\.\w{2,5})?\/?$/iu
const CHECKOUT_PATH = /\/(?:[\w-]{0,30}[-_])?checkouts?(?:\.\w{2,5})?(?:\/|$)/iu
const CART_WORDS =
  /^(?:(?:view|open|my|your|shopping|go to)[ -]){0,3}(?:cart|basket|bag|trolley)(?:\W{0,4}\d{0,4}\W{0,4}(?:items?)?\W{0,3})$/iu
const CHECKOUT_WORDS = /^\W{0,5}(?:(?:proceed|go|continue) to )?(?:secure )?check ?out(?: now)?\W{0,5}$/iu
const BUY_NOW = /^\W{0,5}buy (?:it )?now\b/iu
const BUYING_BUTTON = /\b(?:buy|book|add to|order|reserve|purchase)\b/iu
const PRICE =
  /(?<![\w$])(?:(?:A|AU|NZ|US)?\$|£|€|(?:AUD|NZD|USD)\s)\s?\d{1,3}(?:,?\d{3}){0,3}(?:\.\d{2})?(?![\d%])/gu
const CART_NAME =
  /(?:^|[\s_-])(?:(?:shopping|mini|site|header|open|toggle|view)[\s_-]?)?(?:cart|basket|trolley|shopping-?bag)(?:$|[\s_-])/iu
/** Lines between a price and a button that belong together: name, price, choice, amount, button. */
const NEAR = 4

interface Seen {
  survey: Survey
  links: readonly LinkSeen[]
  forms: readonly FormFacts[]
}

/** Signs of selling that visitors see. */
export function commerceOf({ survey, links, forms }: Seen): CommerceSeen {
  const buttons = shownButtons(survey)
  const shown = links.filter((link) => !link.hidden)
  const shownForms = forms.filter((form) => !form.hidden)
  const words = [...buttons.map(({ text }) => text), ...shownForms.flatMap((form) => form.buttons)]
  const priceLines = pricesByLine(survey.lines)
  return {
    addToCart: addToCart(shown, shownForms, words),
    cart: placeFor(shown, CART_PATH, CART_WORDS) ?? words.find((text) => CART_WORDS.test(text)) ?? null,
    checkout:
      placeFor(shown, CHECKOUT_PATH, CHECKOUT_WORDS) ??
      words.find((text) => CHECKOUT_WORDS.test(text)) ??
      null,
    prices: priceLines.reduce((sum, { count }) => sum + count, 0),
    pricesNearButton: nearButtons(priceLines, buyingLines(survey, buttons)),
    buyNow: [...words, ...shown.map(({ text }) => text)].some((text) => BUY_NOW.test(text)),
    paymentLinks: paymentLinksIn(shown, shownForms, survey),
    paymentMethods: paymentMethodsOf(survey),
    cartIcon: hasCartIcon(survey),
  }
}

interface ShownButton {
  placed: Placed
  text: string
}

const shownButtons = (survey: Survey): ShownButton[] =>
  survey.placed
    .filter((placed) => !placed.noscript && !placed.hidden && isButton(placed))
    .slice(0, 500)
    .map((placed) => ({ placed, text: buttonText(placed, survey) }))

function addToCart(
  links: readonly LinkSeen[],
  forms: readonly FormFacts[],
  words: readonly string[],
): string | null {
  const form = forms.find(({ actionRaw }) => actionRaw !== null && ADD_ADDRESS.test(actionRaw))
  if (form) return form.actionRaw
  const link = links.find(({ href, text }) => ADD_ADDRESS.test(href) || ADD_WORDS.test(text))
  if (link) return ADD_ADDRESS.test(link.href) ? cut(link.href, 300) : link.text
  return words.find((text) => ADD_WORDS.test(text)) ?? null
}

/** The address of a link that leads there by its path, else of one that says so. */
function placeFor(links: readonly LinkSeen[], path: RegExp, words: RegExp): string | null {
  const byPath = links.find(({ url }) => url !== null && path.test(pathOf(url)))
  if (byPath) return byPath.url
  const named = links.find(({ text, label }) => words.test(text) || (label !== null && words.test(label)))
  if (!named) return null
  const opensDrawer = named.url === null || named.href.startsWith('#')
  return opensDrawer ? named.text || named.label : named.url
}

const pathOf = (url: string): string => url.slice(0, 500).split(/[?#]/u, 1)[0] ?? ''

interface PriceLine {
  line: number
  count: number
}

function pricesByLine(lines: readonly Line[]): PriceLine[] {
  const found: PriceLine[] = []
  lines.forEach(({ text }, line) => {
    const count = /[$£€]|AUD|NZD|USD/u.test(text) ? (text.match(PRICE)?.length ?? 0) : 0
    if (count > 0) found.push({ line, count })
  })
  return found
}

/** Lines where a button or button-like link to buy, book or add stands. */
function buyingLines(survey: Survey, buttons: readonly ShownButton[]): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const { placed, text } of buttons) if (BUYING_BUTTON.test(text)) lines.add(placed.fromLine)
  for (const { silent, fromLine } of survey.of('a')) {
    const text = silent ? undefined : survey.lines[fromLine]?.text
    if (text !== undefined && text.length < 40 && BUYING_BUTTON.test(text)) lines.add(fromLine)
  }
  return lines
}

function nearButtons(prices: readonly PriceLine[], buttons: ReadonlySet<number>): number {
  let near = 0
  for (const { line, count } of prices) {
    for (let at = line - NEAR; at <= line + NEAR; at++) {
      if (!buttons.has(at)) continue
      near += count
      break
    }
  }
  return near
}

/** A link or button with a cart's name on it, or around a drawing of one. */
function hasCartIcon(survey: Survey): boolean {
  for (const placed of survey.placed) {
    const { class: className, id, 'aria-label': label } = placed.attributes
    if (
      placed.hidden ||
      placed.noscript ||
      (className === undefined && id === undefined && label === undefined)
    )
      continue
    const names = `${className ?? ''} ${id ?? ''} ${label ?? ''}`
    if (names.length < 300 && CART_NAME.test(names) && isPressable(placed)) return true
  }
  return false
}

function isPressable(placed: Placed): boolean {
  for (let at: Placed | null = placed, step = 0; at !== null && step < 4; at = at.parent, step++) {
    if (at.tag === 'a' || at.tag === 'button' || at.attributes['role'] === 'button') return true
  }
  return false
}
