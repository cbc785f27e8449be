import { minutesFor } from '#core/minutes.ts'
import type { CheckWords } from '#core/words.ts'

export type Status = 'beginner' | 'intermediate' | 'advanced' | 'we_need_more_details'

/** What a beginner does. Their minutes are estimates by acts: nobody walked them. */
export const BEGINNERS = {
  tool: { text: 'Choose an email tool with a free plan', minutes: minutesFor({ decide: 1, signUp: 1 }) },
  box: {
    text: 'Put a sign-up box on your website',
    minutes: minutesFor({ read: 1, openWebsite: 1, page: 1 }),
  },
  consent: {
    text: 'Only write to people who agreed, and let them unsubscribe',
    minutes: minutesFor({ decide: 1 }),
  },
  monthly: {
    text: 'Send one useful email a month',
    minutes: minutesFor({ write: 4, tryOut: 1 }),
  },
} as const

export const words: CheckWords<Status> = {
  title: 'Email marketing',
  what: 'Keeping in touch with customers who agreed to hear from you by email.',
  why: "It costs little, it's yours, and it brings people back.",
  who: 'You',
  statuses: {
    beginner: {
      tag: 'Beginner',
      line: "You're at the start. There's plenty to gain.",
      steps: Object.values(BEGINNERS),
    },
    intermediate: {
      tag: 'Intermediate',
      line: "You've got the basics. Now make it work for you.",
      steps: [
        {
          text: 'Add a welcome email that goes out by itself',
          minutes: minutesFor({ read: 1, write: 3, tap: 1, tryOut: 1 }),
        },
        {
          text: 'Write to groups, such as regulars and new customers',
          minutes: minutesFor({ read: 1, decide: 1, write: 3 }),
        },
        { text: 'Look at opens and clicks, and do more of what works', minutes: minutesFor({ decide: 1 }) },
      ],
    },
    advanced: {
      tag: 'Advanced',
      inShort: 'you make the most of email',
      line: "You're making the most of email.",
      steps: [
        'Clean your list twice a year',
        'Test one thing at a time',
        'Keep your promises about how often you write',
      ],
    },
    we_need_more_details: {
      tag: 'Tell us more',
      line: 'Answer a few questions to see your level.',
      steps: [
        'Open "Update your answers"',
        { text: 'Tell us how and how often you write', minutes: 1 },
        { text: 'Tell us how people join and leave your list', minutes: 1 },
      ],
    },
  },
}
