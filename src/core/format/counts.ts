let made: Intl.NumberFormat | null = null

/** Created on first use: it takes a slow phone some 20 ms. */
const format = (): Intl.NumberFormat => {
  made ??= new Intl.NumberFormat('en-AU')
  return made
}

/** A whole number of things: `2,431`. */
export const countText = (count: number): string => format().format(count)

/** A change of a count: `+38`, `−1,204`, `No change`. */
export function changeText(change: number): string {
  if (change === 0) return 'No change'
  return `${change > 0 ? '+' : '−'}${countText(Math.abs(change))}`
}
