import type { CheckWords } from '#core/words.ts'
import { RULES } from './rules.ts'
import type { Status } from './status.ts'

const FIX_WARNINGS = [
  { text: 'Download the report', minutes: 2 },
  { text: 'Choose the three that touch the most pages', minutes: 15 },
  { text: 'Fix titles and summaries first; you can usually do these yourself', minutes: 480 },
]

export const words: CheckWords<Status> = {
  title: 'Search ranking',
  what: `A health check of ${RULES.length} things that help search engines read, understand and rank your website.`,
  why: 'The easier your site is to read, the more likely it is to show up when people look for what you do.',
  who: 'You and your web person',
  statuses: {
    has_no_errors_or_warnings_detected: {
      tag: 'All clear',
      inShort: 'nothing that we test holds it back in search',
      line: 'We found no errors or warnings.',
      steps: [
        'Re-run this test monthly',
        'Keep adding useful pages',
        'Give each new page its own title and summary',
      ],
    },
    has_only_warnings_detected: {
      tag: '{warnings}',
      line: 'No errors. {things} could be better.',
      steps: FIX_WARNINGS,
    },
    has_some_warnings_detected: {
      tag: '{warnings}',
      line: "We found {things} to improve. {notTested} couldn't be run.",
      steps: FIX_WARNINGS,
    },
    has_some_errors_detected: {
      tag: '{errors}',
      line: 'We found {errors} and {warnings}. {hidden}',
      steps: [
        { text: 'Download the report', minutes: 2 },
        {
          text: 'Fix the errors first; pass the technical ones to your web person',
          minutes: 480,
          who: 'Your web person',
        },
        { text: 'Then work through the warnings', minutes: 360 },
        { text: 'Re-run the test', minutes: 1 },
        'Give it a few weeks to show in search results',
      ],
    },
  },
}
