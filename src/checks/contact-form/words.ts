import type { CheckWords } from '#core/words.ts'
import type { BlockedForm, MisaddressedForm } from './find-form.ts'
import type { ContactFormStatus } from './statuses.ts'

export const words: CheckWords<ContactFormStatus> = {
  title: 'Contact form',
  what: 'A form on your website where people can send you a message.',
  why: "Not everyone wants to ring. A form lets people reach you at any hour, and keeps your email address out of spammers' hands.",
  who: 'You',
  statuses: {
    has_contact_form: {
      tag: 'Found',
      inShort: 'people can write to you',
      line: 'We found your contact form on {page}. {booking}',
      steps: ['Send yourself a test message every month', 'Ask only for what you need', '{reply}'],
    },
    no_contact_form: {
      tag: 'Not found',
      line: '{said}',
      steps: [
        { text: "Add your website builder's contact form to a Contact page", minutes: 30 },
        { text: 'Ask for name, email or phone, and a message', minutes: 10 },
        { text: 'Link the page in your menu', minutes: 5 },
        { text: 'Send yourself a test message', minutes: 5 },
      ],
    },
  },
}

/** What was found on a website that gets no messages from a form. */
export const noForm = "We couldn't find a contact form."
export const formBlocked = ({ page, host, rule }: BlockedForm): string =>
  `We found a form on ${page} that can't send: your website's rule “${rule}” keeps browsers from sending it to ${host}.`
export const formMisaddressed = ({ page, address }: MisaddressedForm): string =>
  `We found a form on ${page} that leads nowhere: it sends to “${address}”. That is an email address, and a form needs a web address, so what people write there is lost.`

/** Left out where the page says it. */
export const sayWhenYouReply = "Say when you'll reply, if your page doesn't say it yet"

/** What was found, and that there are other ways; one text, since a sentence with an empty part is left out whole. */
export const saidOf = (found: string, hasOtherWays: boolean): string =>
  hasOtherWays ? `${found} ${otherWaysLine}` : found

/** Where a form still sends to the sample address of its service. */
export const unfinishedForm = (address: string): string =>
  `The form isn't finished: it sends to “${address}”, where the address that your form service gave you belongs. What people write is lost.`
export const isUnfinished = "It isn't finished: what people write there is lost."
export const bookingCounts = 'Your booking form counts.'
const otherWaysLine = 'You do give other ways to get in touch.'

/** Where the form is and why we think so. */
export const whereWords = {
  title: 'The form we found',
  where: 'Where',
  heading: 'Under the heading',
  asks: 'It asks for',
  why: 'Why we think so',
} as const

/** What a contact form has, after "It". */
export const whyWords = {
  message: 'has room for a message to you',
  email: 'asks for an email address',
  phone: 'asks for a phone number',
  button: (text: string): string => `has the button “${text}”`,
} as const
export const whyEmbedded = (service: string): string => `The page shows a form of ${service}.`
