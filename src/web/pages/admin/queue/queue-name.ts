const NAMES: Readonly<Record<string, string>> = {
  scan: 'Looking at a website',
  report: 'Making a report',
  mail: 'Sending a mail',
  tick: 'Work by the clock',
  'dead-letters': 'Tidying up after failures',
}

/** A queue's name for people. Queues that are not ours are the library's own. */
export const queueName = (queue: string): string => NAMES[queue] ?? 'The queue’s own work'
