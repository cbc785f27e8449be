import { z } from 'zod'
import { suggestFrom } from '#core/survey/suggest.ts'

const Shop = z.object({
  isShop: z.boolean().nullable(),
  productPage: z.string().nullable(),
  servicesPage: z.string().nullable().default(null),
  cart: z.string().nullable(),
  checkoutPage: z.string().nullable(),
})

const isAddress = (text: string | null): text is string => text !== null && URL.canParse(text)

/** The survey asks for another page than the homepage. */
const isFrontPage = (address: string): boolean => URL.parse(address)?.pathname === '/'

/** Suggests that the business sells online, and the page of a product, or else of services, that was found. */
export const suggestions = {
  'S-SELL': suggestFrom(Shop, ({ isShop, cart, checkoutPage, productPage }) =>
    isShop === true ? [{ value: 'yes', at: [cart, checkoutPage, productPage].find(isAddress) ?? null }] : [],
  ),
  'S-PRODURL': suggestFrom(Shop, ({ productPage, servicesPage }) => {
    const found = productPage ?? servicesPage
    return found === null || isFrontPage(found) ? [] : [{ value: found, at: found }]
  }),
}
