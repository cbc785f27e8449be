interface Job {
  check: string
  place: number | null
}

const SHOWN = 3

/** The jobs after the top priority: first those that the plan puts first, then by their place. */
export function nextJobs<J extends Job>(first: readonly J[], open: readonly J[]): J[] {
  const [top, ...rest] = first
  const known = new Set(first.map(({ check }) => check))
  const others = open
    .filter(({ check, place }) => place !== null && !known.has(check))
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return top === undefined ? [] : [...rest, ...others].slice(0, SHOWN)
}
