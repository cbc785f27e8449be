import type { QueryClient } from '@tanstack/react-query'

/** Waits until no query waits for its answer, or for `mostMs` at most. */
export function answered(client: QueryClient, mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const look = () => {
      if (client.isFetching() === 0) end()
    }
    const timer = setTimeout(end, mostMs)
    const stop = client.getQueryCache().subscribe(look)
    look()
  })
}
