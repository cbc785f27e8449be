import { listed } from '#core/words.ts'
import type { Law } from './country.ts'
import { type Draft, OUR_PRIVACY_POLICY, type Part } from './document.ts'
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
    ABOUT_TERMS,
    {
      heading: 'Using this website',
      text: [
        'We take care that what stands here is right. Tell us when you find a mistake, and we put it right.',
        'What you read here is general information. Ask us before you rely on it for a decision that matters to you.',
        'Copyright in the texts and pictures is ours, or belongs to others who let us use them. You may read and print our pages for yourself, and link to them. Please ask before you use them elsewhere.',
        'Please do not use this website to break the law, to harm other people, or to reach what is not open to visitors.',
        ...(seen.linksToOthers ? ['We link to websites of others and do not look after what they say.'] : []),
        OUR_PRIVACY_POLICY,
      ],
    },
    ...(seen.sells ? saleParts(seen, law) : [AGREEING]),
    ...(seen.booking.length > 0 ? [BOOKINGS] : []),
    { heading: 'Your rights as a consumer', text: [law.guarantees] },
    RESPONSIBLE,
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
      ...(seen.payments.length > 0
        ? ['You can also pay with [your other ways to pay, or delete this line].']
        : []),
      '[your card surcharge, which may not be more than it costs you, or delete this line]',
    ],
  },
  {
    heading: 'Orders',
    text: [
      'Your order is accepted when we confirm it by email. If we cannot fill it, we tell you and pay back what you paid.',
      'Delivery: see [your delivery page, or delete this line].',
      seen.returnsPage === undefined
        ? 'Returns: see [your returns page, or delete this line].'
        : `Returns: see our page ${seen.returnsPage}`,
    ],
  },
]

/** A change of terms binds nobody who agreed to something before it: terms that bind one side alone are unfair, and unlawful in our countries. */
const ABOUT_TERMS: Part = {
  heading: 'About these terms',
  text: [
    'These terms are for everybody who uses this website. If you do not agree to them, please do not use it.',
    'We may change them. A change applies from the day that it stands on this page, and not to what you and we agreed on before.',
    'If a part of these terms does not hold under the law, the rest still does.',
  ],
}

/** Whether a website that sells nothing takes bookings or enquiries, nothing is agreed by reading it. */
const AGREEING: Part = {
  heading: 'What we do for you',
  text: [
    'What we do or supply for you, when, and at what price is what you and we agree on. A page of this website alone is no such agreement. The price is the one that we show or tell you before you decide.',
  ],
}

/** It excludes no liability that a law gives (Australian Consumer Law, section 64; Consumer Guarantees Act 1993, section 43). */
const RESPONSIBLE: Part = {
  heading: 'What we are responsible for',
  text: [
    'We are responsible for what we do and what we promise, as the law says. Nothing in these terms limits a liability that the law does not let us limit.',
    'We cannot promise that this website is always available or free of faults. As far as the law allows, we are not liable for a loss that comes only from that.',
  ],
}

const BOOKINGS: Part = {
  heading: 'Bookings',
  text: ['To change or cancel a booking: [your booking rule: until when, and what it costs]'],
}
