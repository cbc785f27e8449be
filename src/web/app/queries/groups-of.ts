/** A list in groups of so many at most, in its order. */
export const groupsOf = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, place) =>
    list.slice(place * most, (place + 1) * most),
  )
