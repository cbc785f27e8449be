import { listed } from '#core/words.ts'
import type { Law } from './country.ts'
import type { Draft, Part } from './document.ts'
import type { Practice } from './practice.ts'

const UPDATED = 'Last updated: [your date].'
const nameOf = ({ business }: Practice): string => business.name ?? '[your business name]'
const numberOf = ({ business }: Practice, { registered, id }: Law): string =>
  `${registered} ${(business.country === id && business.number) || `[your ${registered}]`}`
const contactOf = ({ business }: Practice): string => business.email ?? '[your email address]'

/** A privacy policy: what is collected, why, with whom it is shared, and what people can ask for. */
export function privacyDraft(seen: Practice, law: Law): Draft {
  const services = [...seen.booking, ...seen.mailing, ...seen.payments, ...seen.chat, ...seen.measuring]
  return {
    title: 'Privacy policy',
    parts: [
      {
        heading: 'Who we are',
        text: [
          `${nameOf(seen)} runs ${seen.host}. This page says what personal information we collect, why, and what you can ask of us. ${UPDATED}`,
        ],
      },
      { heading: 'What we collect', text: [], list: collected(seen) },
      {
        heading: 'Why we collect it',
        text: [
          `We use it to answer you, to give you what you ask for${seen.sells ? ' or buy' : ''}, to keep our records and to make our website better. [your answer: do you sell it or pass it on to others for their own use?]`,
          'If you would rather not tell us something, we may not be able to help with what needs it.',
        ],
      },
      {
        heading: 'Who else sees it',
        text: [
          services.length > 0
            ? `These services work for us and may see some of it: ${listed([...new Set(services)])}.`
            : 'Services that work for us may see some of it: [your services, such as email and hosting].',
          `Some services keep information outside ${law.country}: [your services’ countries].`,
        ],
      },
      {
        heading: 'How we keep it',
        text: [
          'We keep it safe by [your measures], and for as long as we need it or the law asks: [your times].',
        ],
      },
      { heading: 'What you can ask for', text: [...law.privacy] },
      { heading: 'Contact', text: [`Write to ${contactOf(seen)}.`] },
    ],
  }
}

function collected({
  asksFor,
  hasNewsletter,
  sells,
  payments,
  booking,
  chat,
  measuring,
}: Practice): string[] {
  const all = [
    asksFor.length > 0 && `Your ${listed(asksFor)}, and what you write to us, when you fill in a form`,
    booking.length > 0 && `Your booking details, when you book with us (through ${listed(booking)})`,
    hasNewsletter &&
      'Your email address, when you sign up for our news. Every message has a way to stop them',
    sells &&
      `Your delivery address and what you bought, when you order. Card details go to ${payments.length > 0 ? listed(payments) : '[your payment service]'}`,
    chat.length > 0 && `What you write in our chat (through ${listed(chat)})`,
    measuring.length > 0 &&
      `How you use our website, such as pages and device (through ${listed(measuring)})`,
  ].filter((line) => typeof line === 'string')
  return [...all, '[your other information, such as phone calls or visits to your shop, or delete this line]']
}

/** A cookie page: which are used, by whom, and how to say no. */
export function cookieDraft(seen: Practice): Draft {
  const { measuring, cookies, consentTool } = seen
  const used: Part = {
    heading: 'What we use',
    text: [
      measuring.length > 0
        ? `These services measure visits or adverts for us: ${listed(measuring)}.`
        : 'We saw no measuring service on this website: [your services, or delete this line].',
      ...(cookies.length > 0 ? ['These cookies were set when our homepage was opened:'] : []),
    ],
    list: cookies.map(
      ({ name, firstParty }) =>
        `${name} (${firstParty ? 'ours' : 'from another service'}): [your words for what ${name} is for]`,
    ),
  }
  return {
    title: 'Cookies',
    parts: [
      {
        heading: 'What cookies are',
        text: [
          `Cookies are small notes that a website keeps in your browser. This page says which ones ${nameOf(seen)} uses on ${seen.host}. ${UPDATED}`,
        ],
      },
      used,
      {
        heading: 'How to say no',
        text: [
          ...(consentTool === null ? [] : ['You can change your choice in our cookie banner at any time.']),
          'You can delete or block cookies in the settings of your browser. Parts of our website may then not work.',
        ],
      },
      { heading: 'Questions', text: [`Write to ${contactOf(seen)}.`] },
    ],
  }
}

/** Terms of the website, and of sale where the business sells online. */
export function termsDraft(seen: Practice, law: Law): Draft {
  const sale: Part[] = seen.sells
    ? [
        {
          heading: 'Prices and payment',
          text: [
            `Prices are in ${law.currency}. Fees that you cannot avoid are part of the price we show.`,
            seen.payments.length > 0
              ? `You can pay with ${listed(seen.payments)}.`
              : 'You can pay with [your ways to pay].',
          ],
        },
        {
          heading: 'Orders',
          text: [
            'Your order is accepted when we confirm it by email. If we cannot fill it, we tell you and pay back what you paid.',
          ],
        },
      ]
    : []
  return {
    title: 'Terms and conditions',
    parts: [
      {
        heading: 'Who we are',
        text: [
          `${nameOf(seen)}, ${numberOf(seen, law)}, runs ${seen.host}. You can reach us at ${contactOf(seen)}. ${UPDATED}`,
        ],
      },
      {
        heading: 'Using this website',
        text: [
          'We take care that what stands here is right. Tell us when you find a mistake, and we put it right.',
          'Texts and pictures are ours or used with permission. Please ask before you use them elsewhere.',
          'We are not responsible for websites of others that we link to.',
        ],
      },
      ...sale,
      { heading: 'Your rights as a consumer', text: [law.guarantees] },
      { heading: 'Which law applies', text: [law.courts] },
    ],
  }
}

/** A returns page: what the law gives, and the business' own rule for a change of mind. */
export const returnsDraft = (seen: Practice, law: Law): Draft => ({
  title: 'Returns and refunds',
  parts: [
    {
      heading: 'When something is wrong',
      text: [law.guarantees, law.cure, 'We pay for sending back what is faulty.'],
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
        `Write to ${contactOf(seen)} with your order number and what is wrong. We answer within [your number] working days.`,
        'Refunds go back the way you paid, within [your number] working days.',
      ],
    },
    { heading: 'Questions', text: [`${nameOf(seen)}: ${contactOf(seen)}. ${UPDATED}`] },
  ],
})
