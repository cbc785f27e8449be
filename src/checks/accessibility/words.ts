import { ON_DEVICE } from '#core/device-words.ts'
import type { Device } from '#core/evidence/visit.ts'
import type { CheckWords } from '#core/words.ts'

export type AccessibilityStatus = 'good' | 'average' | 'poor'

const FIX = [
  { text: 'Download the report', minutes: 2 },
  { text: 'Give pictures a description and form boxes a label', minutes: 180 },
  { text: 'Make text stand out from its background', minutes: 120, who: 'Your web person' },
  { text: 'Try your site with the keyboard only', minutes: 20 },
  { text: 'Pass the rest to your web person', minutes: 480, who: 'Your web person' },
] as const

export const wordsFor = (device: Device): CheckWords<AccessibilityStatus> => ({
  title: `Accessibility ${ON_DEVICE[device]}`,
  what: "How easy your website is to use for people with disabilities, for example those who can't see well or don't use a mouse.",
  why: 'About one person in five lives with disability. Disability and human rights laws expect you to include them, and easier sites are better for everyone.',
  who: 'Your web person',
  always: 'An automatic test finds only part of the problems. Try the checks by hand, too.',
  statuses: {
    good: {
      tag: 'Good',
      inShort: `we found few barriers ${ON_DEVICE[device]}`,
      line: 'You scored {score} of 100.',
      steps: ['Try your site with the keyboard only', 'Describe new pictures', 'Caption your videos'],
    },
    average: {
      tag: 'Could be better',
      line: 'You scored {score} of 100. {criticalNote}',
      steps: FIX,
    },
    poor: {
      tag: 'Needs work',
      line: "You scored {score} of 100. Some people can't use your site.",
      steps: FIX,
    },
  },
})

/** Added where a violation is critical. */
export const CRITICAL_NOTE = "There's a serious barrier to fix: {violation}."

/** Advice beside a result without a score. */
export const NO_SCORE =
  "A file that lays out your page didn't reach us, so we give no score, and there may be more to fix."

/** What no program can test; shown with every result. */
export const MANUAL: readonly string[] = [
  'Use the page with the keyboard only: Tab, Enter and the arrow keys reach everything',
  'See where you are: the part that is chosen stands out',
  'Zoom to 200 %, and make the window 320 pixels wide: nothing is cut off',
  'Videos have captions',
  'The words are plain',
  'A form says what is wrong and how to put it right',
  'A screen reader reads the page in a sensible order',
]
