import { upperFirst } from '#core/text.ts'
import { listed } from '#core/words.ts'
import type { Law } from './country.ts'
import type { Draft } from './document.ts'
import type { Practice } from './practice.ts'
import { addressOf, emailOf, nameOf, oldTagsNote, UPDATED } from './business-lines.ts'

/** A privacy policy: what is collected, how and why, with whom it is shared, and what people can ask for. */
export function privacyDraft(seen: Practice, law: Law): Draft {
  const [note] = oldTagsNote(seen)
  return {
    title: 'Privacy policy',
    ...(note === undefined ? {} : { note }),
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
          `We use it to answer you, to give you what you ask for${seen.sells ? ' or buy' : ''}, to keep our records and to make our website better.`,
          '[your word on selling it, or delete this line]',
          'If you would rather not tell us something, we may not be able to help with what needs it.',
        ],
      },
      { heading: 'Who else sees it', text: sharedWith(seen, law) },
      {
        heading: 'How we keep it',
        text: [
          'We keep it safe, and for as long as we need it or the law asks.',
          'What we do for that: [your measures, or delete this line].',
          'How long that is: [your years of keeping it, or delete this line].',
          law.breach,
        ],
      },
      { heading: 'What you can ask for', text: [...law.privacy] },
      {
        heading: 'Contact',
        text: [`Write to ${emailOf(seen)}.`, `By post: ${nameOf(seen)}, ${addressOf(seen)}.`],
      },
    ],
  }
}

/** First what every business collects: people call, write and visit, whatever their website asks. */
function collected(seen: Practice): string[] {
  const { forms, hasNewsletter, sells, takesCards, paymentServices } = seen
  const { booking, chat, measuring, hasTagManager } = seen
  const all = [
    'What you tell us when you call, write or visit, such as your name and how to reach you',
    ...inForms(seen),
    forms.makesAccounts && 'Your account with us, such as your email address, when you make one',
    booking.length > 0 && `Your booking details, when you book with us (through ${listed(booking)})`,
    hasNewsletter &&
      `Your ${listed(['email address', ...forms.forNews])}, when you sign up for our news. Every message says who it is from and has a way to stop them`,
    sells && 'Your delivery address and what you bought, when you order',
    sells && `How you paid${takesCards ? '' : toServices(paymentServices)}`,
    chat.length > 0 && `What you write in our chat (through ${listed(chat)})`,
    measuring.length > 0 &&
      `How you use our website, such as pages and device (through ${listed(measuring)})`,
    measuring.length === 0 &&
      hasTagManager &&
      'How you use our website: [your services that Google Tag Manager starts, or delete this line]',
  ].filter((line) => typeof line === 'string')
  return [...all, '[your other information, such as photos or health details, or delete this line]']
}

/** Where a service takes payments, it gets the details. */
const toServices = (services: readonly string[]): string =>
  services.length === 0
    ? ''
    : `. Card and account details go to the service that you pay with, such as ${listed(services)}`

/** What forms ask for. A form of another service asks who writes, as every contact form does. */
function inForms({ forms, formOf }: Practice): string[] {
  const known = formOf === null ? forms.known : [...new Set(['name', 'email address', ...forms.known])]
  const { others } = forms
  const parts = [
    ...(known.length > 0 ? [`your ${listed(known)}`] : []),
    ...(forms.hasMessage || formOf !== null ? ['what you write to us'] : []),
    ...(forms.hasFiles ? ['the files that you send'] : []),
    ...(others.length > 0 ? [`what you answer to ${listed(others.map((label) => `“${label}”`))}`] : []),
  ]
  if (parts.length === 0) return []
  const [first = '', ...rest] = parts
  const line = [first, ...(rest.length > 0 ? [`and ${listed(rest)}`] : [])].join(', ')
  return [`${upperFirst(line)}, when you fill in a form`]
}

function sharedWith(seen: Practice, law: Law): string[] {
  const { platforms, formServices, booking, mailing, paymentServices, chat, measuring } = seen
  const { hasTagManager, embeds, otherFrames } = seen
  const services = [
    ...platforms,
    ...formServices,
    ...booking,
    ...mailing,
    ...paymentServices,
    ...chat,
    ...measuring,
  ]
  return [
    ...(services.length > 0
      ? [
          `These services work for us and may see some of it: ${listed([...new Set(services)])}.`,
          'So may [your other services, such as email and hosting, or delete this line].',
        ]
      : [
          'Services that work for us, such as for email and hosting, may see some of it.',
          'They are [your services, such as email and hosting, or delete this line].',
        ]),
    ...(embeds.length > 0
      ? [
          `Maps, videos or posts on our pages come from ${listed(embeds)}, which may see that your device opened them.`,
        ]
      : []),
    ...(otherFrames.length > 0
      ? [
          `${embeds.length > 0 ? 'Other parts' : 'Some parts'} of our pages come from ${listed(otherFrames)}, which may see that your device opened them.`,
        ]
      : []),
    ...(hasTagManager
      ? ['Our pages load Google Tag Manager, by which Google may see that your device opened them.']
      : []),
    `Some services may keep information outside ${law.country}.`,
    'The countries are [your services’ countries, or delete this line].',
  ]
}
