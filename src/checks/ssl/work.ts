import type { WorkOf } from '#core/work.ts'
import { ASK_THE_HOST } from './words.ts'

/** The work for a padlock that fails or is about to: a ready-made message to the host. */
export const padlockWork: WorkOf = () => ({
  steps: ASK_THE_HOST,
  isReadyMade: true,
  turnsGood: 'in_all',
})
