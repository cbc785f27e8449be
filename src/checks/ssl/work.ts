import { minutesFor } from '#core/minutes.ts'
import type { Step } from '#core/words.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { ASK_THE_HOST } from './words.ts'

/** Cloudflare's own certificate is in no hands of the host: nothing is ready made but the way to it. */
const AT_CLOUDFLARE: readonly Step[] = [
  {
    text: 'Put your certificate right at Cloudflare, by the steps that we wrote for it',
    minutes: minutesFor({ read: 1, openWebsite: 1, tap: 1 }),
  },
  {
    text: 'See on your phone that your website opens without a warning',
    minutes: minutesFor({ tryOut: 1 }),
  },
]

/** The work for a padlock that fails or is about to: a ready-made message to the host, or a setting of the owner's at Cloudflare. */
export const padlockWork: WorkOf = (result) =>
  factsAs(facts.pick({ atCloudflare: true }), result.facts)?.atCloudflare === true
    ? { steps: AT_CLOUDFLARE, isReadyMade: false, turnsGood: 'in_all', who: 'You' }
    : { steps: ASK_THE_HOST, isReadyMade: true, turnsGood: 'in_all' }
