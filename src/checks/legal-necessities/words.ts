import type { CheckWords } from '#core/words.ts'
import type { LegalStatus } from './statuses.ts'

export const words: CheckWords<LegalStatus> = {
  title: 'Legal necessities',
  what: 'The pages that tell visitors how you look after their information, what your site stores on their device, and the terms they buy or visit under.',
  why: 'Privacy and consumer laws in Australia and New Zealand expect you to be open with people. Clear pages also prevent arguments and build trust.',
  who: 'You and an adviser',
  always: 'This is general information, not legal advice.',
  statuses: {
    legal_items_present: {
      tag: 'All there',
      line: 'We found your privacy policy, cookie information and terms. {unopened}',
      steps: [
        'Read your pages once a year and after any change in how you work',
        "Link to them from every page's footer",
        'Check they name the tools you use today',
      ],
    },
    legal_items_missing: {
      tag: 'Something missing',
      line: "We couldn't find: {missing}. {unopened}",
      steps: [
        {
          text: "Write the missing page with a template from your government's small-business or privacy website",
          minutes: 90,
        },
        { text: 'Name the information you collect, why, and who to contact', minutes: 30 },
        { text: 'Link it in your footer', minutes: 10 },
        { text: 'Ask a lawyer or adviser to read it', minutes: 30, who: 'An adviser' },
      ],
    },
    website_at_risk: {
      tag: 'At risk',
      line: "Your site {doing}, but we couldn't find: {missing}. {unopened}",
      steps: [
        { text: 'Start with your privacy policy this week', minutes: 60 },
        { text: 'Say what your forms, analytics and payments collect', minutes: 30 },
        { text: 'Add terms and your returns rules if you sell online', minutes: 45 },
        { text: 'Link all of them in your footer', minutes: 10 },
        { text: 'Ask a lawyer or adviser to read them', minutes: 30, who: 'An adviser' },
      ],
    },
  },
}

/** The items as the lines and the checklist name them. */
export const itemWords = {
  privacy: 'a privacy policy',
  cookies: 'cookie information',
  terms: 'terms and conditions',
  returns: 'a returns policy',
} as const

export const checklistWords = {
  privacy: 'Privacy policy',
  cookies: 'Cookie information',
  terms: 'Terms and conditions',
  returns: 'Returns policy',
} as const

/** What a site does that makes a missing page a risk. */
export const doings = {
  people: "collects people's information",
  selling: 'takes orders',
  measuring: 'measures its visitors',
} as const

export const notFound = "We couldn't find this page."
export const unopened = "We found a link to {pages}, but couldn't open it to read it."

export const industryAdvice: Readonly<Record<string, string>> = {
  health: 'In Australia, health services must follow the Privacy Act whatever their size.',
  education: 'You hold sensitive records; ask your adviser to read your policy.',
  finance: 'You hold sensitive records; ask your adviser to read your policy.',
}
