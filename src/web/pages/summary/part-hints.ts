import type { FixedPart } from '#summary/summary.ts'

/** What belongs in each part, in a sentence. */
export const PART_HINTS: Readonly<Record<FixedPart, string>> = {
  objectives: 'What you want to reach, and by when. One on each line.',
  partners: 'Who you work with: suppliers, franchisors, people who send you customers.',
  metrics: 'Figures that say how you’re going, like bookings a week.',
  finance: 'Type your figures in, or import them from your accounting software.',
  online: 'Your website and the channels you told us about.',
  categories: 'Which website results to show.',
}
