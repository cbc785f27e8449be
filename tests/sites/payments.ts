import { aPageOf } from '#support/scan.ts'

/** One way to be paid, and whether it makes a shop: `true`, `null` (not known) or `false` (no sign of one). */
export interface WayToBePaid {
  name: string
  markup: string
  isShop: true | null | false
}

const paypalForm = (inside: string): string =>
  `<form action="https://www.paypal.com/cgi-bin/webscr" method="post">${inside}</form>`
const LIST = ['Honey', 'Candles', 'Soap']
  .map((name, at) => `<h3>${name}</h3><p>$${12 + at * 5}.00</p>`)
  .join('')

export const WAYS_TO_BE_PAID: readonly WayToBePaid[] = [
  {
    name: 'an invoice by PayPal.me',
    markup: '<a href="https://paypal.me/joes">Pay your invoice</a>',
    isShop: null,
  },
  {
    name: 'a payment link of Stripe',
    markup: '<a href="https://buy.stripe.com/abc">Pay now</a>',
    isShop: null,
  },
  {
    name: 'a checkout link of Square',
    markup: '<a href="https://square.link/u/abc">Pay here</a>',
    isShop: null,
  },
  {
    name: "Stripe's own button",
    markup: '<stripe-buy-button buy-button-id="1" publishable-key="pk_1"></stripe-buy-button>',
    isShop: null,
  },
  {
    name: 'gifts by PayPal',
    markup: '<a href="https://www.paypal.com/donate/?hosted_button_id=1">Donate</a>',
    isShop: false,
  },
  {
    name: 'gifts by a button of PayPal',
    markup: `<h2>Donate</h2>${paypalForm('<input type="hidden" name="cmd" value="_donations"><input type="image" src="https://www.paypalobjects.com/en_AU/i/btn/btn_donate_LG.gif" alt="Donate with PayPal">')}`,
    isShop: false,
  },
  {
    name: 'gifts by Stripe, with amounts',
    markup: '<h2>Give today</h2><p>$20</p><p>$50</p><a href="https://donate.stripe.com/abc">Donate now</a>',
    isShop: false,
  },
  {
    name: 'bookings at a Square site',
    markup: '<a href="https://joes.square.site">Book now</a>',
    isShop: false,
  },
  {
    name: 'a catalogue to order from by phone',
    markup: `${LIST}<p>To order, call 09 555 0100.</p>`,
    isShop: false,
  },
  {
    name: 'things to buy by a payment link',
    markup: `${LIST}<a href="https://buy.stripe.com/abc">Buy now</a>`,
    isShop: true,
  },
  {
    name: 'a button of PayPal to buy now',
    markup: `${LIST}${paypalForm('<input type="hidden" name="cmd" value="_xclick"><input type="image" src="https://www.paypalobjects.com/en_AU/i/btn/btn_buynowCC_LG.gif" alt="PayPal">')}`,
    isShop: true,
  },
  {
    name: 'a cart of PayPal',
    markup: paypalForm(
      '<input type="hidden" name="cmd" value="_s-xclick"><input type="image" src="https://www.paypal.com/en_US/i/btn/btn_cart_LG.gif" alt="PayPal">',
    ),
    isShop: true,
  },
  {
    name: 'ordering at somebody else’s',
    markup: `${LIST}<a href="https://www.ubereats.com/store/joes">Order now</a>`,
    isShop: false,
  },
]

/** A website of two pages, both with this way to be paid. */
export const paidBy = ({ markup }: WayToBePaid): Record<string, string> => ({
  '/': aPageOf(`<nav><a href="/">Home</a> <a href="/pay">Pay</a></nav><h1>Joe's</h1>${markup}`),
  '/pay': aPageOf(`<h1>Pay</h1>${markup}`),
})
