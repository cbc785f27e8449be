/** Runs `work` for every item, at most `limit` at once; returns the results in the order of the items. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const left = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of left) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
