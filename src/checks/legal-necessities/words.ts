import type { CheckWords } from '#core/words.ts'
import type { LegalFlaw } from '#core/site/legal/not-enough.ts'
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
      inShort: 'your legal pages are there',
      line: 'We found your {found}. {linked}',
      steps: [
        'Read your pages once a year and after any change in how you work',
        '{linkThem}',
        'Check they name the tools you use today',
      ],
    },
    legal_items_missing: {
      tag: 'Something missing',
      line: "We couldn't find: {missing}. {linked}",
      steps: [
        {
          text: "{start} with a template from your government's small-business or privacy website",
          minutes: 90,
        },
        { text: 'Name the information you collect, why, and who to contact', minutes: 30 },
        { text: 'Link it in your footer', minutes: 10 },
        { text: 'Ask a lawyer or adviser to read it', minutes: 30, who: 'An adviser' },
      ],
    },
    website_at_risk: {
      tag: 'At risk',
      line: 'Your site {doing}, but {gap}. {linked}',
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

/** Names of the items in sentences and in the checklist. */
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

/** What a website does that makes a missing page a risk. */
export const doings = {
  people: "collects people's information",
  selling: 'takes orders',
  measuring: 'measures its visitors',
} as const

/** Advice for a website whose tag manager may measure, where none of its services was seen. */
export const mayMeasure =
  'Your site loads Google Tag Manager, which can start services that measure your visitors: say in your privacy policy which ones it starts.'

/** A step where a page that was read does not link to all of them. */
export const linkThem = "Link to them from every page's footer"

export const notFound = "We couldn't find this page."
export const couldNotTell = "We couldn't tell."
export const mayBeInAnother = "It may stand in your {page}, which we couldn't read."
export const unsearched = "We couldn't look for {items} in your {page}."
export const noReturns = "We couldn't find your returns policy."
/** What is there where nothing is missing. */
export const foundWords = {
  privacy: 'privacy policy',
  cookies: 'cookie information',
  terms: 'terms',
} as const
export const unopened = "We found a link to {pages}, but couldn't open {it} to read {it}."
export const writtenByScript =
  "We opened {pages}, but a script writes the text there, so we couldn't read it."
export const cookiesMayBeThere = 'Your privacy policy may have what you say about cookies.'

/** How the advice begins: nothing exists, something does, or both. */
export const starts = {
  write: 'Write the missing page',
  finish: 'Finish the page you link to',
  finishFound: 'Finish the page you have',
  both: 'Finish the page you have, and write the missing one,',
} as const

/** A sentence about a page that suffices, and that no page links to. */
export const unlinkedBut = 'You have {page} at {at}, but {flaw}, so visitors may not find it.'

/** A sentence about a link that does not suffice. */
export const linkedBut = 'You link to {page}, but {flaw}.'

/** A sentence about a page that was found without such a link, and does not suffice. */
export const foundBut = 'We found {page} at {at}, but {flaw}.'

/** The pages that begin with the line above our drafts. */
export const draftLineLeft =
  'Our line "Draft. This is general information, not legal advice. …" still stands in your {pages}: delete it once you have read {it}.'

export const stillToFill = 'Still to fill in'
/** A legal page that is none of the items. */
export const pageNamed = 'page “{name}”'
export const blankLeft = 'Your {page} still says "{blank}": fill it in.'
export const partsEmpty =
  'Your {page} has headings with nothing below them: {parts}. Write what belongs there, or take them out.'

/** The gap where everything is linked and something does not suffice. */
export const notReady = 'not all of the pages that people need are ready'

/** What is wrong with a linked item, in owners' words. */
export const flawWords: Readonly<Record<LegalFlaw, string>> = {
  too_short: 'its page has only {words}, too few to say all that {page} should',
  empty: 'its page is empty',
  not_found: "its page says that it isn't there",
  error: 'its page answers with an error',
  disabled: "its page says that it's switched off or not ready",
  template: 'its page still has blanks of the template to fill in',
  dummy_text: 'its page still holds placeholder text',
  other_text: "its page doesn't read like {page}",
  home: 'it leads back to your homepage',
  nowhere: "it doesn't open a page that we could see",
  login: 'it asks visitors to log in first',
  document: "it opens a document with another name, which we can't read",
  unlinked: 'no page that we read links to it',
  script_missing: 'its page stays empty because the script that writes it is missing',
}

/** The industries whose advice is about Australian law. */
export const AUSTRALIAN_ADVICE: ReadonlySet<string> = new Set(['health'])

export const industryAdvice: Readonly<Record<string, string>> = {
  health: 'In Australia, health services must follow the Privacy Act whatever their size.',
  education: 'You hold sensitive records; ask your adviser to read your policy.',
  finance: 'You hold sensitive records; ask your adviser to read your policy.',
}
