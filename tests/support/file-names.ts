/** A list of names in alphabetical order. */
export async function sorted(names: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const name of names) all.push(name)
  return all.toSorted()
}
