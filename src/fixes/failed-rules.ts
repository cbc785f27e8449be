import { z } from 'zod'
import { factsAs } from './facts.ts'

const facts = z.object({
  rules: z.array(z.object({ id: z.string(), outcome: z.string(), pages: z.array(z.string()) })),
})

/** The rules of the search ranking check that failed, with the addresses of up to 20 places each. */
export const failedRules = (given: unknown): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (factsAs(facts, given)?.rules ?? [])
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ id, pages }) => [id, pages]),
  )
