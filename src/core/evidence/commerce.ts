/** What a page shows of a shop. */
export interface CommerceFacts {
  /** Form, link or button that adds to a cart; its address or text. */
  addToCart: string | null
  /** Addresses (or the texts of drawers' buttons) of cart and checkout. */
  cart: string | null
  checkout: string | null
  /** Prices with a currency sign in visible text, and how many are near a buy, book or add button. */
  prices: number
  pricesNearButton: number
  buyNow: boolean
  /** Hosted payment buttons and links (`PayPal`, `Stripe`, `Square`, `PayFast`, `Yoco`, `SumUp`). */
  paymentLinks: string[]
  /** Payment methods named or shown: `visa`, `mastercard`, `amex`, `paypal`, `afterpay`, `zip`, `klarna`, `laybuy`, `apple_pay`, `google_pay`, `shop_pay`, `poli`, `bank_transfer`, `on_delivery`, `mobile_money`, `stripe`, `square`, `card` (a form or words for any card), `payfast`, `ozow`, `yoco`, `snapscan`, `zapper`, `peach_payments`, `venmo`, `cash_app`, `sumup`. */
  paymentMethods: string[]
  cartIcon: boolean
}
