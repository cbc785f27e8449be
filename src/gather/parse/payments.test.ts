import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'
import { PAYMENT_NAMES } from '#fixes/legal/service-names.data.ts'
import { workTime } from '#support/work-time.ts'
import { SAID, SCRIPTS, PICTURED } from './payments.data.ts'

const methods = (html: string) => parseHtml(html).commerce.paymentMethods.toSorted()
const said = (text: string) => methods(`<p>${text}</p>`)

const linked = (href: string) => parseHtml(`<a href="${href}">Go</a>`).commerce.paymentLinks

describe('pages of payment services', () => {
  it('are known by their addresses', () => {
    const pages: [string, string][] = [
      ['https://www.payfast.co.za/eng/process?cmd=_paynow', 'PayFast'],
      ['https://payment.payfast.io/eng/process/payment/1', 'PayFast'],
      ['https://payf.st/abc12', 'PayFast'],
      ['https://pay.yoco.com/joes', 'Yoco'],
      ['https://pay.sumup.com/b2c/Q1', 'SumUp'],
      ['https://sumup.link/abc', 'SumUp'],
    ]
    for (const [href, name] of pages) assert.deepEqual(linked(href), [name], href)
  })
  it('are no pages that only tell of them', () => {
    for (const href of [
      'https://payfast.io/',
      'https://www.payfast.co.za/fees',
      'https://www.yoco.com/za/',
      'https://www.sumup.com/en-gb/',
      'https://joes.test/payf.st/',
      'https://mypayfast.co.za.joes.test/eng/process',
      'https://stripe.com/',
      'https://www.paypal.com/nz/home',
      'https://squareup.com/help',
    ])
      assert.deepEqual(linked(href), [], href)
  })
})

describe('pictures of ways to pay', () => {
  it('name American Express, and services of other countries', () => {
    const pictures: [string, string][] = [
      ['<svg id="pi"><title id="pi-american_express">American Express</title></svg>', 'amex'],
      ['<img src="/american-express.svg">', 'amex'],
      ['<img src="/img/payfast-logo.png">', 'payfast'],
      ['<img alt="PayFast">', 'payfast'],
      ['<img alt="Ozow">', 'ozow'],
      ['<i class="icon-yoco"></i>', 'yoco'],
      ['<img src="snapscan.png">', 'snapscan'],
      ['<img src="zapper-logo.svg">', 'zapper'],
      ['<img alt="Peach Payments">', 'peach_payments'],
      ['<svg class="icon icon--venmo"></svg>', 'venmo'],
      ['<img src="cash-app-pay.svg">', 'cash_app'],
    ]
    for (const [html, way] of pictures) assert.deepEqual(methods(html), [way], html)
  })
  it('are also buttons that are pictures, unless they are for gifts', () => {
    const button = (alt: string, src = 'https://www.paypalobjects.com/en_GB/i/btn/btn_buynowCC_LG.gif') =>
      methods(`<input type="image" src="${src}" alt="${alt}">`)
    assert.deepEqual(button('PayPal – The safer, easier way to pay online!'), ['paypal'])
    assert.deepEqual(button('Visa', 'x.png'), ['visa'])
    assert.deepEqual(button('Donate with PayPal'), [])
    assert.deepEqual(button('PayPal', 'btn_donate_LG.gif'), [])
    assert.deepEqual(methods('<input type="text" alt="PayPal"><input type="image" hidden alt="PayPal">'), [])
  })
  it('are none of other things', () => {
    for (const name of [
      'american-bulldog.jpg',
      'north-american-river.png',
      'express-post.svg',
      'American Eagle Outfitters',
      'bug-zapper.jpg',
      'Zapper for mosquitoes',
      'peach-tart.jpg',
      'Peach melba',
      'snapdragons.png',
      'A snap of the team',
      'pay-fast-checkout-lane.jpg',
      'Get paid fast',
      'cash-register.jpg',
      'Cash and appliances',
      'cashmere-apparel.jpg',
      'yocova.png',
    ])
      assert.deepEqual(
        methods(`<img src="/img/${name.includes('.') ? name : 'a.jpg'}" alt="${name}">`),
        [],
        name,
      )
  })
})

describe('sentences about ways to pay', () => {
  it('name services and transfers of other countries', () => {
    assert.deepEqual(said('Pay with PayFast (Visa, Mastercard, Instant EFT), SnapScan, or ordinary EFT.'), [
      'bank_transfer',
      'mastercard',
      'payfast',
      'snapscan',
      'visa',
    ])
    assert.deepEqual(said('The balance is due at collection by EFT, Zapper or cash.'), [
      'bank_transfer',
      'zapper',
    ])
    for (const text of [
      'Pay 50% by EFT and fetch your cake on the day.',
      'We take cash or EFT.',
      'EFT payments go to our FNB account.',
      'Interac e-Transfer to rent@example.com.',
      'E-transfer is fine too.',
      'You may pay with an e-transfer.',
    ])
      assert.deepEqual(said(text), ['bank_transfer'], text)
    assert.deepEqual(said('Venmo or Cash App at the market.'), ['cash_app', 'venmo'])
  })
  it('name cards, and the service that takes them', () => {
    assert.deepEqual(
      said('Any card, Apple Pay or Google Pay through Snipcart and Stripe. At the studio also cash.'),
      ['apple_pay', 'card', 'google_pay', 'stripe'],
    )
    assert.deepEqual(said('Payment is by card through Stripe.'), ['card', 'stripe'])
    assert.deepEqual(said('Cards are processed by Square and Stripe.'), ['square', 'stripe'])
    assert.deepEqual(said('Card (Stripe)'), ['stripe'])
    assert.deepEqual(said('Card details go to Stripe and never reach us.'), ['stripe'])
    for (const text of [
      'We accept all major credit cards.',
      'We take payment by card when you order.',
      'Pay by credit or debit card.',
      'Payment by cash or credit card.',
      'Credit cards accepted.',
      'Payments can be made with debit/credit card.',
    ])
      assert.deepEqual(said(text), ['card'], text)
  })
  it('name no other thing', () => {
    for (const text of [
      'EFT tapping for anxiety.',
      'Pay for your Reiki or EFT session in advance.',
      'I am an EFT practitioner; cash and EFT sessions by arrangement.',
      'We pay fast and in full.',
      'The bug zapper hangs by the door and runs on mains power.',
      'Order a card with a zapper on it.',
      'Peach cobbler and payments due.',
      'Snap! Scan the code at the door.',
      'Download our cash appraisal form.',
      'Transfers to the airport, and transfer of records.',
      'Never send us your credit card number.',
      'Take control of your credit cards and pay off debt.',
      'A credit card surcharge applies.',
      'All cards are printed on recycled paper.',
      'Birthday cards and gift cards.',
      'Pay with a gift card.',
      'Show your membership card to pay less.',
      'Greeting Card – Candy Stripe',
      'Card holder (navy stripe)',
      'Your card payment will show a stripe of green.',
      'The wallet is secured by a strap and stripe of leather.',
      'Paid work experience, by arrangement with the Yocona river trust.',
    ])
      assert.deepEqual(said(text), [], text)
  })
  it('name none that is not taken', () => {
    for (const text of [
      "We don't accept American Express.",
      'We do not currently accept credit cards.',
      'No cards, sorry.',
      'Sorry, no Amex or PayPal.',
      'We can’t take debit cards or Afterpay.',
      'We no longer offer Laybuy.',
      'We are unable to accept Visa and Mastercard.',
    ])
      assert.deepEqual(said(text), [], text)
    assert.deepEqual(said("We don't accept American Express, but PayPal is fine."), ['paypal'])
    assert.deepEqual(said('We do not accept cards; pay by bank transfer.'), ['bank_transfer'])
    assert.deepEqual(said('No PayPal account needed: PayPal takes cards, too.'), ['paypal'])
    assert.deepEqual(said('No card details reach us: you are charged by Stripe.'), ['stripe'])
    assert.deepEqual(said('No payment fee: use PayPal, Visa or Mastercard.'), [
      'mastercard',
      'paypal',
      'visa',
    ])
  })
  it('name what is best in place of something that is refused', () => {
    assert.deepEqual(said('We are not able to accept cash, bank transfer is best.'), ['bank_transfer'])
    assert.deepEqual(said('Sorry, we do not take cash or cheques.'), [])
  })
  it('name what is taken beside something else that is refused', () => {
    const parts: [string, string[]][] = [
      ['No cards? No problem, we also accept PayPal and Afterpay.', ['afterpay', 'paypal']],
      [
        "We don't accept cash or cheques, all payments are by PayPal or bank transfer",
        ['bank_transfer', 'paypal'],
      ],
      [
        "We can't accept responsibility for parcels, we accept PayPal and Visa or Mastercard",
        ['mastercard', 'paypal', 'visa'],
      ],
      [
        'We do not offer delivery to PO boxes, Afterpay and Klarna available at checkout',
        ['afterpay', 'klarna'],
      ],
      ['We will not take payment until we ship your order via PayPal', ['paypal']],
      ["Why don't you take a look at our Afterpay page", ['afterpay']],
      ['Cannot accept bookings without deposit by bank transfer', ['bank_transfer']],
      ['We do not accept American Express, Diners or PayPal', []],
      ['We do not accept Diners or PayPal', []],
      ['We don’t take any personal cheques or Amex', []],
    ]
    for (const [text, names] of parts) assert.deepEqual(said(text), names, text)
  })
  it('name no card in what is written about cards', () => {
    for (const text of [
      'Compare home loans, payments and credit cards with our brokers.',
      'Our accountants reconcile payments with credit card statements.',
      'We take credit card fraud seriously.',
      'Library members pay their fines with card holders present.',
      'Credit cards welcome bonuses are compared here.',
    ])
      assert.deepEqual(said(text), [], text)
    for (const text of [
      'Pay by cash, cheque or credit card.',
      'Pay with Apple Pay or credit card.',
      'Payment is by direct debit and all major credit cards.',
      'Credit cards welcome.',
      'Pay by card at the door.',
    ])
      assert.deepEqual(
        said(text).filter((name) => name === 'card'),
        ['card'],
        text,
      )
  })
  it('name no bank transfer where EFT is a treatment', () => {
    for (const text of [
      'Settle anxiety through EFT. Book a session.',
      'Pay attention with EFT.',
      'Deposit feelings through EFT and hypnosis.',
    ])
      assert.deepEqual(said(text), [], text)
    for (const text of ['Settle your account by EFT.', 'Settle the final invoice via EFT.', 'Pay by EFT.'])
      assert.deepEqual(said(text), ['bank_transfer'], text)
  })
  it('are read at once, however long', () => {
    for (const text of [
      "we don't ".repeat(4000),
      'pay credit '.repeat(4000),
      'no card '.repeat(4000),
      'cash or '.repeat(4000),
    ])
      assert.ok(workTime(() => said(text)) < 1000, text.slice(0, 20))
  })
})

describe('the ways to pay', () => {
  it('each have a name for owners', () => {
    for (const [id] of [...PICTURED, ...SAID, ...SCRIPTS]) assert.ok(PAYMENT_NAMES[id], id)
  })
})

/** The ways to pay of a page that loads this file of a plug-in. */
const ofPlugin = (path: string) =>
  methods(`<script src="https://joes.test/wp-content/plugins/${path}"></script>`)

test("a gateway of WooCommerce is known by its plug-in's scripts", () => {
  assert.deepEqual(ofPlugin('woocommerce-paypal-payments/modules/ppcp-button/assets/js/button.js'), [
    'paypal',
  ])
  assert.deepEqual(ofPlugin('woocommerce-gateway-stripe/assets/js/stripe.min.js'), ['stripe'])
  assert.deepEqual(ofPlugin('woocommerce-square/assets/js/a.js'), ['square'])
  assert.deepEqual(ofPlugin('woocommerce/assets/js/frontend/cart.js'), [])
})
