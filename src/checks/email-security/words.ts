import type { UnableWords } from '#core/reason-words.ts'
import type { CheckWords } from '#core/words.ts'

export type Status = 'secure_emails' | 'improve_email_security' | 'insecure_email'

export const words: CheckWords<Status> = {
  title: 'Email security',
  what: 'Settings on your domain name that help other mail systems tell your real emails from fakes. They go by the names SPF, DKIM and DMARC.',
  why: 'Without them, scammers can send invoices in your name, and your own emails are more likely to land in spam.',
  who: 'Your web person',
  always: 'We look from the outside only. For a full review, ask a specialist.',
  statuses: {
    secure_emails: {
      tag: 'Secure',
      inShort: 'your email is protected against fakes',
      line: '{domain} is well protected against fakes.',
      steps: [
        'Ask for DMARC reports to be sent to someone who reads them',
        'Tell your email person before you start with a new mailing tool',
        'Check again after you change provider',
      ],
    },
    improve_email_security: {
      tag: 'Could be better',
      line: 'Some protection is in place for {domain}, but there are gaps: {gaps}.',
      steps: [
        { text: 'Ask your email or domain provider to fix: {gaps}', minutes: 15 },
        {
          text: 'If DMARC is on "none", watch the reports for a few weeks, then move to "quarantine"',
          minutes: 30,
          who: 'Your web person',
        },
        { text: 'Ask them to confirm DKIM is switched on for every tool that sends as you', minutes: 10 },
      ],
    },
    insecure_email: {
      tag: 'Not protected',
      line: 'Anyone could send email that looks like it comes from {domain}.',
      steps: [
        { text: 'Ask your email provider for their SPF, DKIM and DMARC settings', minutes: 15 },
        {
          text: 'Add them where your domain name is managed, or ask your web person to',
          minutes: 45,
          who: 'Your web person',
        },
        {
          text: 'Begin DMARC with "none" and reports, and tighten it later',
          minutes: 15,
          who: 'Your web person',
        },
        { text: 'Re-run the test after a day', minutes: 1 },
      ],
    },
  },
}

/** A gap in a few words, by grade; good grades have none. */
export const gapWords = {
  spf: {
    none: 'there is no list of who may send in your name (SPF)',
    bad: 'the list of who may send in your name (SPF) has a fault',
    weak: 'the list of who may send in your name (SPF) is too loose',
  },
  dmarc: {
    none: 'nothing says what should happen to fakes (DMARC)',
    monitor: 'fakes are counted but not stopped (DMARC)',
    some: 'not all fakes are stopped (DMARC)',
  },
  dkim: {
    weak: 'the seal on your emails (DKIM) is too weak',
    test: 'the seal on your emails (DKIM) is marked as a test',
    broken: 'the seal on your emails (DKIM) is broken',
  },
} as const

/** In place of the words for a missing website: there may be one, at somebody else's domain. */
export const NO_DOMAIN_SAID: UnableWords = {
  tag: 'Needs a domain name',
  sentence: 'We know of no domain name of your own, so there’s nothing to test yet.',
  step: 'Tell us when you have an email address or a website at a domain name of your own',
}
export const NO_DOMAIN = "Add your business email address and we'll check its domain."
/** Said before {@link NO_DOMAIN} where the email address is with a free mail service. */
export const FREE_MAIL_SETTINGS =
  'Your email address is with a free mail service. The service looks after the settings of its own domain, so there’s nothing for you to set.'
export const NO_KEY_SEEN =
  "We couldn't see the seal on your emails from outside. Ask your email provider to confirm DKIM is on. If they tell you the name of its key (the selector), add it to your answers, and we'll look there."

export const adviceWords = {
  freeMail:
    'Your business email is with a free mail service. Mail on your own domain looks more trustworthy, and only you can use it.',
  otherDomain:
    'We tested {domain}, because your email address in My account is there, and not {website}, where your website is. Does your business send email from {website}? Change your email address in My account, and we’ll test that one.',
  badMx:
    "Mail can't reach {servers}, which your domain name lists as your mail {what}. Ask your email provider.",
  noReports:
    'Nobody gets the reports of who sends email in your name. Ask your email person to have them sent to someone who reads them (DMARC reports).',
  softFail:
    'Your list of who may send in your name could be stricter, now that fakes are stopped. Ask your email person to change the "~all" of SPF to "-all".',
  mtaSts:
    "Email to you doesn't have to come over a secure connection yet. Ask your email provider if they can switch that on (MTA-STS).",
  mtaStsFault:
    'The setting that makes email to you come over a secure connection has a fault. Tell your email person (MTA-STS): {faults}.',
  tlsRpt:
    "You aren't told about email that couldn't reach you securely. Ask your email person to switch on TLS reporting.",
  bimi: 'Fakes of your emails are stopped, so your logo could show beside the real ones. Ask your email person about BIMI.',
  bimiFault: "Your logo can't show beside your emails. Tell your email person (BIMI): {faults}.",
  dnssec:
    "Your domain name's settings aren't protected against tampering. Ask whoever manages your domain name to switch on DNSSEC.",
} as const
