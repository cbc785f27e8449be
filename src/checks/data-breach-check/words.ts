import type { CheckWords } from '#core/words.ts'

export type Status = 'not_checked' | 'checked_noBreach' | 'checked_no_records' | 'checked_hasBreaches'

const TELL = [
  { text: 'Enter your business email address', minutes: 1 },
  { text: "Tick that it's yours, or that you may check it", minutes: 1 },
  'If nothing was found, check the spelling',
]

export const words: CheckWords<Status> = {
  title: 'Data breach check',
  what: 'A search of known leaks from other companies to see if your email address was in one.',
  why: 'Leaked passwords get tried everywhere. If you know, you can change yours before someone else uses it.',
  who: 'You',
  statuses: {
    not_checked: { tag: 'Not checked', line: 'Enter an email address to find out.', steps: TELL },
    checked_noBreach: {
      tag: 'No breaches',
      inShort: 'your email is in no breach that we know of',
      line: 'Good news: {are} in any breach we know of.',
      steps: [
        'Use a different password for every account',
        'Keep two-step login on',
        'Check again in six months',
      ],
    },
    checked_no_records: {
      tag: 'Nothing found',
      line: "We couldn't find anything for the email address you entered.",
      steps: TELL,
    },
    checked_hasBreaches: {
      tag: '{count} found',
      line: '{were} in {breaches}.',
      steps: [
        { text: 'Change the password of each account listed, starting with email and banking', minutes: 5 },
        { text: 'Change it anywhere else you used the same one', minutes: 5 },
        { text: 'Switch on two-step login', minutes: 5 },
        'Be wary of emails that mention these accounts',
      ],
    },
  },
}
