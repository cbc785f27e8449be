import { DEAD_LETTERS, type QueueName } from '#core/queues.ts'

const NAMES: Readonly<Record<string, string>> = {
  scan: 'Looking at a website',
  'scan-without-website': 'Looking at a business without a website',
  report: 'Making a report',
  mail: 'Sending a mail',
  account: 'Reading an owner’s connected account',
  'daily-read': 'Reading connected accounts each day',
  'landing-look': 'Looking at a page before an ad costs money',
  'ads-watch': 'Watching what ads cost and bring',
  backup: 'Making a backup',
  tick: 'Work by the clock',
  [DEAD_LETTERS]: 'Tidying up after failures',
} satisfies Readonly<Record<QueueName | typeof DEAD_LETTERS, string>>

/** A queue's name for people. Queues that are not ours are the library's own. */
export const queueName = (queue: string): string => NAMES[queue] ?? 'The queue’s own work'
