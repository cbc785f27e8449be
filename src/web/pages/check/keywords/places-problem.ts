/**
 * The message at the field for a place: that of the search for what is typed, or of the place that the field was to begin with, as long as
 * no place is chosen. `undefined`: nothing is wrong.
 */
export function placesProblem({
  search,
  begin,
  isChosen,
}: {
  search: Error | null
  begin: Error | null
  isChosen: boolean
}): string | undefined {
  return (search ?? (isChosen ? null : begin))?.message
}
