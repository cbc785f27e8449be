import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { EXPLORE } from './words.ts'

/** The work by the answers: no service is chosen twice, and nobody who works alone has a team to show it to. */
export const cloudWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  if (known === null || result.status !== 'explore_cloud_storage_options') return null
  const { filesInCloud, services, twoStepLogin, worksAlone } = known
  const steps = [
    ...(filesInCloud === 'some' && services.length > 0 ? [] : [EXPLORE.choose]),
    EXPLORE.move,
    ...(twoStepLogin === 'yes' ? [] : [EXPLORE.login]),
    ...(worksAlone === true ? [] : [EXPLORE.team]),
  ]
  return { steps, isReadyMade: false, turnsGood: 'in_all', who: 'You' }
}
