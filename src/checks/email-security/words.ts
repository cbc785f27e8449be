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
        { text: 'Re-run the test after a day', minutes: 2 },
      ],
    },
  },
}

/** A gap in a few words, by grade; good grades have none. */
export const gapWords = {
  spf: {
    none: 'there is no SPF record',
    bad: 'the SPF record has a fault',
    weak: 'the SPF record is too loose',
  },
  dmarc: { none: 'there is no DMARC policy', monitor: "DMARC watches but doesn't act" },
  dkim: { weak: 'the DKIM key is too weak', broken: 'the DKIM key is broken' },
} as const

export const NO_DOMAIN = "Add your business email address and we'll check its domain."
export const NO_KEY_SEEN = "We couldn't see a signing key. Ask your email provider to confirm DKIM is on."

export const adviceWords = {
  freeMail:
    'Your business email is with a free mail service. Mail on your own domain looks more trustworthy, and only you can use it.',
  badMx: "Mail can't reach {servers}, which your domain names as its mail server. Ask your email provider.",
  noReports:
    'Your DMARC record asks for no reports. Ask for them ("rua"), so that someone sees who sends as you.',
  softFail: 'Your SPF record ends in "~all". As DMARC is enforced, it could become "-all".',
  mtaSts: 'MTA-STS is not set up. It asks other mail systems to reach yours only over a secure connection.',
  mtaStsFault: 'MTA-STS is set up with a fault: {faults}.',
  tlsRpt: 'TLS reporting is not set up. It tells you when mail to you could not be sent securely.',
  bimi: 'DMARC is enforced, so BIMI could show your logo beside your emails.',
  bimiFault: 'BIMI is set up with a fault: {faults}.',
  dnssec: 'Your domain is not signed with DNSSEC. Ask where your domain name is managed.',
} as const
