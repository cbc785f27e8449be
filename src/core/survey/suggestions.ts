import { z } from 'zod'
import { handleOf } from '../address/handles.ts'
import type { Network } from '../address/networks.ts'
import type { SurveyQuestion } from './question.ts'

/** An answer that the website speaks for, shown as "We think so" and stored only when the owner saves. */
export interface SuggestedAnswer {
  /** An option id, or the address or handle that would be typed. */
  value: string
  /** The page that shows it, `null` when it is not one page's doing. */
  at: string | null
}

interface KnownResult {
  readonly id: string
  readonly facts: Readonly<Record<string, unknown>>
}

interface Source {
  check: string
  from: (facts: unknown) => readonly SuggestedAnswer[]
}

/** What the results of a website suggest for one question; empty when nothing was seen. Never a "no". */
export function suggestions(question: SurveyQuestion, results: readonly KnownResult[]): SuggestedAnswer[] {
  const source = SOURCES[question.id]
  const result = results.find(({ id }) => id === source?.check)
  if (!source || !result) return []
  return source.from(result.facts).filter(({ value }) => fits(question, value))
}

const fits = (question: SurveyQuestion, value: string): boolean =>
  question.type === 'page' || question.type === 'handle' || hasOption(question, value)

const hasOption = (question: SurveyQuestion, value: string): boolean =>
  'options' in question && question.options.some(({ id }) => id === value)

/** A source whose facts are read by a schema; facts that do not fit it (of an older revision) suggest nothing. */
const source = <Facts>(
  check: string,
  schema: z.ZodType<Facts>,
  from: (facts: Facts) => readonly SuggestedAnswer[],
): Source => ({
  check,
  from(facts) {
    const parsed = schema.safeParse(facts)
    return parsed.success ? from(parsed.data) : []
  },
})

const Seen = z.object({ seen: z.record(z.string(), z.string()) })

/** Features that a check saw, by option: `called` are those that the report calls otherwise than the survey. */
const features = (check: string, called: Readonly<Record<string, string>> = {}): Source =>
  source(check, Seen, ({ seen }) =>
    Object.entries(seen).map(([feature, at]) => ({ value: called[feature] ?? feature, at })),
  )

const Shop = z.object({
  isShop: z.boolean().nullable(),
  productPage: z.string().nullable(),
  cart: z.string().nullable(),
  checkoutPage: z.string().nullable(),
})
const Autofill = z.object({ pages: z.array(z.object({ url: z.string() })), service: z.string().nullable() })
const Profile = z.object({ profileUrl: z.string().nullable() })
const MeasuringTags = z.object({ tags: z.object({ ga4: z.array(z.string()), ua: z.array(z.string()) }) })
const AdsTags = z.object({ tagIds: z.array(z.string()) })

const isAddress = (text: string | null): text is string => text !== null && URL.canParse(text)

const profile = (network: Network): Source =>
  source(network, Profile, ({ profileUrl }) => {
    const handle = profileUrl === null ? null : handleOf(network, profileUrl)
    return handle === null ? [] : [{ value: handle, at: profileUrl }]
  })

const yesIf = (isSeen: boolean): SuggestedAnswer[] => (isSeen ? [{ value: 'yes', at: null }] : [])

const SOURCES: Readonly<Record<string, Source>> = {
  'S-SELL': source('ecommerce', Shop, ({ isShop, cart, checkoutPage, productPage }) =>
    isShop === true ? [{ value: 'yes', at: [cart, checkoutPage, productPage].find(isAddress) ?? null }] : [],
  ),
  'S-PRODURL': source('ecommerce', Shop, ({ productPage }) =>
    productPage === null ? [] : [{ value: productPage, at: productPage }],
  ),
  'S-CART1': features('shopping-cart'),
  'S-SHIP1': features('shipping-options', { accurate_shipping_costs: 'accurate_costs' }),
  'S-SHIP2': features('shipping-options'),
  'S-PAY1': features('payment-options', {
    secure_payment_method: 'secure_payment',
    credit_card_transaction_fee: 'card_fee_clear',
  }),
  'S-ADDR1': source('address-autofill', Autofill, ({ pages, service }) => {
    const page = pages[0]
    return page && service !== null ? [{ value: 'lookup', at: page.url }] : []
  }),
  'S-SOC-F': profile('facebook'),
  'S-SOC-I': profile('instagram'),
  'S-SOC-T': profile('twitter'),
  'S-SOC-L': profile('linkedin'),
  'S-GA1': source('google-analytics', MeasuringTags, ({ tags }) =>
    yesIf(tags.ga4.length + tags.ua.length > 0),
  ),
  'S-ADS1': source('google-ads', AdsTags, ({ tagIds }) => yesIf(tagIds.length > 0)),
}
