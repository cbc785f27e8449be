import type { QueryClient } from '@tanstack/react-query'
import { handOversQuery } from '#web/app/queries/result-queries.ts'

/** Fetches anew what pages show of hand-over links, after one was made or ended. */
export const refreshHandOvers = (client: QueryClient): Promise<unknown> =>
  Promise.all([['check'], handOversQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })))
