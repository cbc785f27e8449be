import type { FixField } from '#core/fix-text/field.ts'

type Asked = Pick<FixField, 'label' | 'example'> &
  Partial<Pick<FixField, 'hint' | 'choices' | 'isMany' | 'mayBeEmpty' | 'neededWith' | 'takes'>>

const same = (...values: string[]) => values.map((value) => ({ label: value, value }))

/** What is asked for a blank, by the blank's id. A blank that is not here is asked for by its own words. */
export const ASKED: Readonly<Record<string, Asked>> = {
  'business-name': { label: 'Business name', example: 'Little Kōwhai Bakery' },
  'email-address': {
    label: 'Email address that customers may see',
    example: 'hello@littlekowhai.co.nz',
    hint: 'Everybody can read it on your website.',
  },
  'phone-number': { label: 'Phone number', example: '+64 9 555 0142', mayBeEmpty: true },
  abn: { label: 'ABN', example: '51 824 753 556' },
  nzbn: { label: 'NZBN', example: '9429041234567' },
  date: { label: 'Date on the page', example: '23 November 2026' },
  'postal-address': { label: 'Postal address', example: '12 Aranui Road, Auckland 0600' },
  'street-or-po-box': { label: 'Street or PO box', example: '12 Aranui Road' },
  'street-address': {
    label: 'Street address',
    example: '12 Aranui Road',
    hint: 'Leave it empty if customers don’t come to you.',
    mayBeEmpty: true,
  },
  'suburb-or-city': { label: 'Suburb or city', example: 'Mount Wellington', mayBeEmpty: true },
  postcode: { label: 'Postcode', example: '1060', mayBeEmpty: true },
  country: {
    label: 'Country',
    example: 'NZ',
    hint: 'Its two letters: AU, GB, NZ, US.',
    choices: [
      { label: 'New Zealand', value: 'NZ' },
      { label: 'Australia', value: 'AU' },
    ],
  },
  'opening-hours': {
    label: 'Opening hours',
    example: 'Tu-Sa 07:00-15:00',
    hint: 'In the form that search engines read: Tu-Sa 07:00-15:00.',
    choices: [
      { label: 'Weekdays 9 to 5', value: 'Mo-Fr 09:00-17:00' },
      { label: 'Tuesday to Saturday 9 to 5', value: 'Tu-Sa 09:00-17:00' },
      { label: 'Every day 9 to 5', value: 'Mo-Su 09:00-17:00' },
    ],
    mayBeEmpty: true,
  },
  'other-information': {
    label: 'Other information that you collect',
    example: 'Photos that you send us of what is to be mended',
  },
  currency: { label: 'Money that your prices are in', example: 'US dollars' },
  'days-to-answer': { label: 'You answer within (working days)', example: '2', choices: same('1', '2', '5') },
  'days-to-refund': { label: 'You refund within (working days)', example: '5', choices: same('5', '10') },
  'days-to-send': { label: 'You send within (working days)', example: '2', choices: same('1', '2', '3') },
  'fewest-days-to-arrive': { label: 'Fewest days on the way', example: '1' },
  'most-days-to-arrive': { label: 'Most days on the way', example: '5' },
  'delivery-prices': { label: 'Delivery prices', example: '$8 in Auckland, $12 elsewhere' },
  areas: { label: 'Where you deliver', example: 'all of Auckland' },
  'other-services': {
    label: 'Other services that work for you',
    example: 'our accountant and the host of our email',
  },
  'other-ways-to-pay': { label: 'Other ways to pay', example: 'bank transfer and cash' },
  'other-countries': { label: 'Other countries', example: 'We also send to Australia.' },
  'delivery-dates': { label: 'Delivery date or range', example: 'two to four working days' },
  'tracking-address': {
    label: 'Where an order is followed',
    example: 'https://www.nzpost.co.nz/tools/tracking',
  },
  'address-and-opening-hours': {
    label: 'Where and when orders are collected',
    example: '12 Aranui Road, Tuesday to Saturday, 7 am to 3 pm',
  },
  'price-of-gift-wrapping': { label: 'Price of gift wrapping', example: '$5' },
  packaging: { label: 'What you pack with', example: 'recycled boxes and paper tape' },
  'change-of-mind-rule': {
    label: 'When somebody changes their mind',
    example: 'Send it back unused within 14 days. You pay the postage.',
    choices: [
      {
        label: '14 days, they pay postage',
        value: 'You can send it back unused within 14 days for a refund. You pay the postage.',
      },
      {
        label: '30 days, they pay postage',
        value: 'You can send it back unused within 30 days for a refund. You pay the postage.',
      },
      { label: 'No', value: 'Please choose carefully: we do not refund for a change of mind.' },
    ],
  },
  cookies: {
    label: 'Cookies that your website sets',
    example: 'cart (ours): remembers what is in the cart',
    choices: [{ label: 'None that we know of', value: 'We set no cookies of our own that we know of.' }],
  },
  'other-cookies': {
    label: 'Other cookies that your website sets',
    example: 'cart (ours): remembers what is in the cart',
  },
  'company-number': { label: 'Company number', example: 'Company number 01234567', hint: 'With its name.' },
  'law-and-courts': {
    label: 'Law and courts',
    example: 'The law of England and Wales applies.',
    hint: 'As your adviser words them.',
  },
  'authority-for-privacy': {
    label: 'Authority for privacy',
    example: 'the Information Commissioner’s Office (ico.org.uk)',
    hint: 'Who takes complaints about privacy in your country.',
  },
  sources: {
    label: 'Others who give you information about people',
    example: 'Your employer, when they book for you.',
  },
  'returns-page': { label: 'Address of your returns page', example: 'https://littlekowhai.co.nz/returns' },
  'delivery-page': { label: 'Address of your delivery page', example: 'https://littlekowhai.co.nz/delivery' },
  'ways-to-pay': {
    label: 'Ways to pay',
    example: 'Visa, Mastercard and bank transfer',
    choices: same('card', 'card and bank transfer', 'card, PayPal and Afterpay'),
  },
  'card-surcharge': {
    label: 'Card surcharge',
    example: 'Cards cost 1.5% more.',
    hint: 'It may not be more than it costs you.',
  },
  'booking-rule': {
    label: 'Changing or cancelling a booking',
    example: 'free until 24 hours before, then half the price',
  },
  'word-on-selling-it': {
    label: 'Do you sell people’s details, or let others use them?',
    example: 'We do not sell it.',
    choices: [{ label: 'No', value: 'We do not sell it or let others use it for their own purposes.' }],
  },
  measures: {
    label: 'How you keep it safe',
    example: 'passwords and locked cupboards',
    choices: same('passwords and two-step sign-in', 'passwords and locked cupboards'),
  },
  'years-of-keeping-it': {
    label: 'How long you keep it',
    example: 'seven years for orders',
    choices: same('seven years for orders and invoices, two years for everything else'),
  },
  services: {
    label: 'Services that work for you',
    example: 'Google for email, Crazy Domains for hosting',
  },
  'services-countries': {
    label: 'Countries where your services keep information',
    example: 'the United States',
    choices: same('the United States', 'Australia and the United States'),
  },
  'state-or-territory': {
    label: 'State or territory',
    example: '',
    choices: same(
      'New South Wales',
      'Victoria',
      'Queensland',
      'Western Australia',
      'South Australia',
      'Tasmania',
      'the Australian Capital Territory',
      'the Northern Territory',
    ),
  },
  'privacy-officer-s-name-and-email-address': {
    label: 'Your privacy officer',
    example: 'the owner, at privacy@littlekowhai.co.nz',
    hint: 'A role will do. A name is only needed if you want it there.',
  },
  'payment-service': {
    label: 'Payment service',
    example: 'Stripe',
    choices: same('Stripe', 'Square', 'PayPal', 'Windcave'),
  },
  'words-on-where-you-work': {
    label: 'Where you work',
    example: 'Auckland and the North Shore',
    hint: 'A few words that people search for, beside what you do.',
  },
  'picture-s-web-address': {
    label: 'Address of the picture',
    example: 'https://littlekowhai.co.nz/loaf.jpg',
  },
  'words-for-the-picture': { label: 'What the picture shows', example: 'Two sourdough loaves on a bench' },
  'main-product-or-service': {
    label: 'Main product or service',
    example: 'Sourdough bread and pies',
    hint: 'If the check of your site keywords names words for your homepage’s title, put them here.',
  },
  'description-in-one-or-two-sentences': {
    label: 'Description in one or two sentences',
    example: 'Sourdough, pies and birthday cakes, baked each morning. Open Tuesday to Saturday.',
  },
  // https://docs.web3forms.com/getting-started/api-reference (read 2026-11-29)
  'access-key': {
    label: 'Access key of Web3Forms',
    example: 'the key that it mails you',
    hint: 'Only web3forms.com needs it.',
    mayBeEmpty: true,
    neededWith: { id: 'form-address', text: '//api.web3forms.com' },
  },
  'form-address': {
    label: 'Where the form sends its answers',
    example: 'https://formspree.io/f/abcdwxyz',
    takes: 'form_address',
    hint: 'No address yet? Sign up with your email at a form service, such as formspree.io, and copy the address that it gives you. That of web3forms.com is https://api.web3forms.com/submit for everybody.',
  },
}

/** What is said of a blank about one page, whose own words name the page; by a pattern of the blank's id. */
export const ASKED_OF_A_PAGE: readonly {
  id: RegExp
  asked: Pick<FixField, 'example'> & Partial<Pick<FixField, 'hint'>>
}[] = [
  {
    id: /^description-for-.+$/u,
    asked: {
      example: 'Sourdough, pies and birthday cakes, baked each morning. Open Tuesday to Saturday.',
      hint: '70 to 160 characters: what people find there, and why from you.',
    },
  },
  {
    id: /^words-on-what-.+-offers$/u,
    asked: {
      example: 'cakes for birthdays and weddings',
      hint: 'A few words that people search for, beside the name of the page.',
    },
  },
]
