import type { AnswersEvidence } from '#core/evidence/owner.ts'
import { manyAnswers } from '#core/survey/answer.ts'
import type { Law } from './country.ts'
import type { Draft } from './document.ts'
import type { Practice } from './practice.ts'
import { emailOf, pricesOf } from './business-lines.ts'

/** A page's text for each thing that the owner offers (survey, S-SHIP1). */
const OFFERS: Readonly<Record<string, string>> = {
  accurate_delivery: 'We give you a delivery date or range that we keep to: [your delivery dates].',
  track_order: 'You can follow your order: [your tracking address].',
  tracking_details: 'We send you the tracking details by email or text.',
  pickup: 'You can collect your order: [your address and opening hours].',
  gift_message: 'We add a gift message if you ask for one.',
  gift_wrapping: 'We wrap gifts if you ask for it: [your price of gift wrapping].',
  sustainable_packaging: 'We pack with care for the environment: [your packaging].',
}

/** A delivery page by what the owner offers; the owner fills in prices and times. */
export function shippingDraft(seen: Practice, law: Law, answers: AnswersEvidence): Draft {
  const offered = manyAnswers(answers, 'S-SHIP1') ?? []
  const offers = offered.flatMap((id) => OFFERS[id] ?? [])
  return {
    title: 'Delivery',
    parts: [
      {
        heading: 'Where we deliver',
        text: [
          law.id === null ? 'We deliver to [your areas].' : `We deliver in ${law.country}: [your areas].`,
          '[your other countries, or delete this line]',
        ],
      },
      {
        heading: 'What it costs',
        text: [
          ...pricesOf(seen, law),
          `Delivery costs [your delivery prices].${offered.includes('accurate_costs') ? ' You see the price before you pay.' : ''}`,
        ],
      },
      {
        heading: 'How long it takes',
        text: [
          'We send orders within [your days to send] working days. They arrive in [your fewest days to arrive] to [your most days to arrive] working days after that.',
        ],
      },
      ...(offers.length > 0 ? [{ heading: 'Good to know', text: offers }] : []),
      {
        heading: 'When something goes wrong',
        text: [
          `Late, lost or damaged? Write to ${emailOf(seen)} and we put it right. ${law.guarantees}`,
          'Our returns page says how to send something back: [your returns page, or delete this line].',
        ],
      },
    ],
  }
}
