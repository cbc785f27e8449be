import type { Law } from './country.ts'
import type { Draft } from './document.ts'
import type { Practice } from './practice.ts'
import { emailOf, nameOf, UPDATED } from './business-lines.ts'

/** A returns page: consumers' rights, and the business' own rule for a change of mind. */
export const returnsDraft = (seen: Practice, law: Law): Draft => ({
  title: 'Returns and refunds',
  parts: [
    {
      heading: 'When something is wrong',
      text: [
        law.guarantees,
        law.remedy,
        ...(law.id === null ? [] : ['We pay what it reasonably costs to send back something faulty.']),
      ],
    },
    {
      heading: 'When you change your mind',
      text: [
        '[your change-of-mind rule: whether, how many days, in what state, and who pays for sending it back]',
      ],
    },
    {
      heading: 'How to return something',
      text: [
        `Write to ${emailOf(seen)} with your order number and what is wrong.`,
        'We answer within [your days to answer, or delete this line] working days.',
        'Refunds go back the way you paid.',
        'That takes [your days to refund, or delete this line] working days at most.',
      ],
    },
    { heading: 'When we cannot agree', text: [law.help] },
    { heading: 'Questions', text: [`${nameOf(seen)}: ${emailOf(seen)}. ${UPDATED}`] },
  ],
})
