import type { CheckWords } from '#core/words.ts'

export type Status = 'beginner' | 'intermediate' | 'advanced' | 'we_need_more_details'

export const words: CheckWords<Status> = {
  title: 'Email marketing',
  what: 'Keeping in touch with customers who agreed to hear from you by email.',
  why: "It costs little, it's yours, and it brings people back.",
  who: 'You',
  statuses: {
    beginner: {
      tag: 'Beginner',
      line: "You're at the start. There's plenty to gain.",
      steps: [
        { text: 'Choose an email tool with a free plan', minutes: 60 },
        { text: 'Put a sign-up box on your website', minutes: 60 },
        { text: 'Only write to people who agreed, and let them unsubscribe', minutes: 30 },
        { text: 'Send one useful email a month', minutes: 120 },
      ],
    },
    intermediate: {
      tag: 'Intermediate',
      line: "You've got the basics. Now make it work for you.",
      steps: [
        { text: 'Add a welcome email that goes out by itself', minutes: 120 },
        { text: 'Write to groups, such as regulars and new customers', minutes: 120 },
        { text: 'Look at opens and clicks, and do more of what works', minutes: 60 },
      ],
    },
    advanced: {
      tag: 'Advanced',
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
