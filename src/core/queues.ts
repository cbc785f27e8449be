/** The queues of jobs. */
export const QUEUE_NAMES = [
  'scan',
  'scan-without-website',
  'report',
  'mail',
  'account',
  'daily-read',
  'landing-look',
  'ads-watch',
  'backup',
  'tick',
] as const
export type QueueName = (typeof QUEUE_NAMES)[number]

/** The queue with copies of failed jobs, which the workers read. Each of these jobs is counted in its own queue. */
export const DEAD_LETTERS = 'dead-letters'
