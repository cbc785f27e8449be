import { listed } from '#core/words.ts'
import type { Law } from './country.ts'
import type { Draft, Part } from './document.ts'
import type { Practice } from './practice.ts'
import { emailOf, nameOf, numberOf, pricesOf, UPDATED } from './business-lines.ts'

/** Terms of the website, and of sale where the business sells online. */
export const termsDraft = (seen: Practice, law: Law): Draft => ({
  title: 'Terms and conditions',
  parts: [
    {
      heading: 'Who we are',
      text: [
        `${nameOf(seen)} runs ${seen.host}. You can reach us at ${emailOf(seen)}. ${UPDATED}`,
        numberOf(seen, law),
        ...(seen.sells && law.inTrade !== null ? [law.inTrade] : []),
      ],
    },
    {
      heading: 'Using this website',
      text: [
        'We take care that what stands here is right. Tell us when you find a mistake, and we put it right.',
        'Texts and pictures are ours or used with permission. Please ask before you use them elsewhere.',
        ...(seen.linksToOthers ? ['We link to websites of others and do not look after what they say.'] : []),
      ],
    },
    ...(seen.sells ? saleParts(seen, law) : []),
    ...(seen.booking.length > 0 ? [BOOKINGS] : []),
    { heading: 'Your rights as a consumer', text: [law.guarantees] },
    {
      heading: 'When something goes wrong',
      text: [`Write to ${emailOf(seen)} and we try to put it right. ${law.help}`, law.courts],
    },
  ],
})

const saleParts = (seen: Practice, law: Law): Part[] => [
  {
    heading: 'Prices and payment',
    text: [
      ...pricesOf(seen, law),
      // Elsewhere, taxes and fees may be added to a price.
      ...(law.id === null ? [] : ['They include every fee that you cannot avoid.']),
      'What delivery costs: [your delivery prices, or delete this line].',
      seen.payments.length > 0
        ? `You can pay with ${listed(seen.payments)}.`
        : 'You can pay with [your ways to pay, or delete this line].',
      '[your card surcharge, which may not be more than it costs you, or delete this line]',
    ],
  },
  {
    heading: 'Orders',
    text: [
      'Your order is accepted when we confirm it by email. If we cannot fill it, we tell you and pay back what you paid.',
      'Delivery: see [your delivery page, or delete this line].',
      'Returns: see [your returns page, or delete this line].',
    ],
  },
]

const BOOKINGS: Part = {
  heading: 'Bookings',
  text: ['To change or cancel a booking: [your booking rule: until when, and what it costs]'],
}
