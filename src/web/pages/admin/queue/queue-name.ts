const NAMES: Readonly<Record<string, string>> = {
  scan: 'Looking at a website',
  report: 'Making a report',
  mail: 'Sending a mail',
  tick: 'Work by the clock',
  'dead-letters': 'Tidying up after failures',
}

/** What a queue's work is, for people. Queues that are none of ours are the library's own. */
export const queueName = (queue: string): string => NAMES[queue] ?? 'The queue’s own work'
