import { minutesFor } from '#core/minutes.ts'
import { RERUN, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'

/** The work for a page whose preview lacks something: ready-made tags to paste. */
export const shareWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  if (!known || known.page === null || !Object.values(known.features).includes(false)) return null
  return {
    steps: [
      {
        text: 'Put the ready-made title, description and tags into your page, as the steps below them say',
        minutes: minutesFor({ read: 1, openWebsite: 1, page: 1 }),
      },
      RERUN,
    ],
    isReadyMade: true,
    turnsGood: 'at_once',
  }
}
