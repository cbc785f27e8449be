import { z } from 'zod'
import { suggestFrom } from '#core/survey/suggest.ts'

const Shop = z.object({
  isShop: z.boolean().nullable(),
  productPage: z.string().nullable(),
  cart: z.string().nullable(),
  checkoutPage: z.string().nullable(),
})

const isAddress = (text: string | null): text is string => text !== null && URL.canParse(text)

/** Suggests that the business sells online, and the product page that was found. */
export const suggestions = {
  'S-SELL': suggestFrom(Shop, ({ isShop, cart, checkoutPage, productPage }) =>
    isShop === true ? [{ value: 'yes', at: [cart, checkoutPage, productPage].find(isAddress) ?? null }] : [],
  ),
  'S-PRODURL': suggestFrom(Shop, ({ productPage }) =>
    productPage === null ? [] : [{ value: productPage, at: productPage }],
  ),
}
