import { minutesFor } from '#core/minutes.ts'
import { cut } from '#core/text.ts'
import type { Step } from '#core/words.ts'
import { openedOnce, WEB_PERSON, whoOf, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { LABEL_NAMES, type LabelId } from './labels.ts'

/** The minutes of settings are estimates by acts, and those of a web person our estimate: nobody walked them. A shop system has settings for both; a shop that somebody wrote has none, and needs whoever wrote it. */
const SETTING = minutesFor({ read: 1, tap: 1, tryOut: 1 })
const IN_SETTINGS = {
  data: { text: 'Check your shop builder\'s settings for "structured data" or "SEO"', minutes: SETTING },
  measuring: {
    tagged: {
      text: 'Switch on the measuring of purchases where your Google tag is set up',
      minutes: SETTING,
    },
    untagged: {
      text: 'Connect your shop to Google Analytics in its settings',
      minutes: SETTING + minutesFor({ signUp: 1 }),
    },
  },
} as const
/** Carts for pages that something else made: product details stand in those pages, and so does what measures them. */
const CARTS_ALONE: ReadonlySet<string | null> = new Set(['Snipcart', 'Foxy', 'Shopify Buy Button'])
const LONGEST_ADDRESS = 90
const BY_WEB_PERSON = { minutes: 45, who: WEB_PERSON } as const
const BY_HAND = {
  data: {
    text: 'Ask your web person to add product details ("structured data") to your product pages',
    ...BY_WEB_PERSON,
  },
  measuring: {
    tagged: { text: 'Ask your web person to have your Google tag count purchases', ...BY_WEB_PERSON },
    untagged: {
      text: 'Ask your web person to add Google Analytics and have it count purchases',
      ...BY_WEB_PERSON,
    },
  },
} as const

/** The work by the labels that were not found: a step for each. */
export const ecommerceWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  if (!known || result.status !== 'missing_tags') return null
  const { ga4, gtm } = known.tags
  const { data, measuring } =
    known.platform === null || CARTS_ALONE.has(known.platform) ? BY_HAND : IN_SETTINGS
  const byLabel: Readonly<Record<LabelId, Step>> = {
    product_data: data,
    measuring:
      known.deadTagScript !== null
        ? tagAgain(known.deadTagScript)
        : ga4 || gtm
          ? measuring.tagged
          : measuring.untagged,
    product_page: { text: 'Give us the address of a product page', minutes: minutesFor({ tap: 1 }) },
    cart: {
      text: 'Link to your cart or checkout from your product pages',
      minutes: minutesFor({ read: 1, page: 1 }),
    },
    payment: {
      text: 'Show the ways to pay near the cart',
      minutes: minutesFor({ read: 1, page: 1, line: 1 }),
    },
  }
  const steps = openedOnce(
    Object.entries(LABEL_NAMES).flatMap(([id, name]) =>
      known.missing.includes(name) && isLabel(id) ? [byLabel[id]] : [],
    ),
  )
  return steps.length === 0 ? null : { steps, isReadyMade: false, turnsGood: 'in_all', who: whoOf(steps) }
}

/** A tag without its script measures no purchase, whatever is switched on. */
const tagAgain = (script: string): Step => ({
  text: `Ask your web person to load your Google tag again and have it count purchases: its script isn't found (${cut(script, LONGEST_ADDRESS)})`,
  ...BY_WEB_PERSON,
})

const isLabel = (id: string): id is LabelId => id in LABEL_NAMES
