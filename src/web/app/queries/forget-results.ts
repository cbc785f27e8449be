import type { QueryClient } from '@tanstack/react-query'

/** What is read of the website in view before its owner has an account that it belongs to. */
const OF_THE_WEBSITE = [['results'], ['check'], ['found']]

/** After another website came into view: nothing of the one before stays on screen. */
export async function forgetResults(client: QueryClient): Promise<void> {
  await Promise.all(OF_THE_WEBSITE.map((queryKey) => client.resetQueries({ queryKey })))
}
