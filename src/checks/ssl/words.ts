import type { CertificateProblem } from '#core/evidence/certificate.ts'
import { minutesFor } from '#core/minutes.ts'
import type { CheckWords, Step } from '#core/words.ts'

export type Status = 'valid' | 'about_to_expire' | 'expired' | 'no_ssl'

/** What an owner does about a padlock that fails or is about to: only the host can mend it. */
export const ASK_THE_HOST: readonly Step[] = [
  {
    text: 'Send your web host the ready-made message about your padlock',
    minutes: minutesFor({ message: 1 }),
  },
  {
    text: 'When they have answered, see on your phone that your website opens without a warning',
    minutes: minutesFor({ tryOut: 1 }),
  },
]

export const words: CheckWords<Status> = {
  title: 'SSL certificate',
  what: 'The padlock beside your web address. It shows that what visitors send to your website is private and that the site is really yours.',
  why: 'Browsers warn people away from sites without it, and search engines prefer sites that have it. Customers won\'t type their details into a page marked "Not secure".',
  who: 'Your web host',
  statuses: {
    valid: {
      tag: 'Secure',
      inShort: 'the padlock works',
      line: 'Your padlock works and is good until {expiryDate}.',
      steps: [
        'Keep automatic renewal switched on with your host',
        'Make sure your address works with and without "www"',
        'Use https:// on your cards, invoices and social pages',
      ],
    },
    about_to_expire: {
      tag: 'Expires soon',
      line: 'Your padlock runs out on {expiryDate}, in {daysLeft}.',
      steps: ASK_THE_HOST,
    },
    expired: {
      tag: 'Expired',
      line: 'Your padlock ran out on {expiryDate}. Visitors now see a warning.',
      steps: ASK_THE_HOST,
    },
    no_ssl: {
      tag: 'No padlock',
      line: "We didn't find a padlock that works for every visitor. {problem}",
      steps: ASK_THE_HOST,
    },
  },
}

export const NOT_OFFERED = "Your site doesn't offer a secure connection."

const NOT_ISSUED = "The certificate wasn't issued by an authority that browsers trust."
const RUN_OUT = 'The certificate ran out on {expiryDate}.'

/** One sentence for the owner for each fault; placeholders are filled from the facts. */
export const problemWords: Readonly<Record<CertificateProblem, string>> = {
  expired: RUN_OUT,
  intermediate_expired: RUN_OUT,
  not_yet_valid: 'The certificate starts on {date}.',
  wrong_name: 'The certificate is for another address: {subjectNames}.',
  self_signed: NOT_ISSUED,
  untrusted_root: NOT_ISSUED,
  missing_intermediate:
    'Your host leaves out a part of the certificate, so some phones and apps show a warning. Your own browser may hide this.',
  revoked: 'The authority that issued the certificate has withdrawn it.',
  weak_signature: 'The certificate is signed in an old way that browsers no longer trust.',
  weak_key: 'The key of the certificate is too short to be safe.',
  tls_old_protocol: 'Your host offers only old security settings that browsers refuse.',
}

export const adviceWords = {
  noRedirect:
    'Some visitors stay on the address without the padlock. Ask your host to send everyone to the secure one.',
  otherName:
    "Your padlock doesn't cover {otherName}, so visitors who type that address see a warning. Ask your host to add it.",
  onlyTls12:
    "Your host doesn't offer the newest kind of secure connection (TLS 1.3) yet. Nothing is wrong; ask for it when you next talk to them.",
} as const
