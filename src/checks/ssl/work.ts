import { minutesFor } from '#core/minutes.ts'
import type { WorkOf } from '#core/work.ts'

/** The work for a padlock that fails or is about to: a ready-made message, as only the host can mend it. */
export const padlockWork: WorkOf = () => ({
  steps: [
    {
      text: 'Send your web host the ready-made message about your padlock',
      minutes: minutesFor({ message: 1 }),
    },
    {
      text: 'When they have answered, see on your phone that your website opens without a warning',
      minutes: minutesFor({ tryOut: 1 }),
    },
  ],
  isReadyMade: true,
  turnsGood: 'in_all',
})
