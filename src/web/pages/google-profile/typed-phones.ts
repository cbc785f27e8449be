/** The places of the numbers that are sent: an empty field of another number takes that number away. */
const sentPlaces = (typed: readonly string[]): number[] =>
  typed.flatMap((phone, index) => (index === 0 || phone.trim() !== '' ? [index] : []))

/** The numbers that are sent of those that were typed. */
export const sentPhones = (typed: readonly string[]): string[] =>
  sentPlaces(typed).map((place) => typed[place] ?? '')

/** Problems of the numbers that were sent, by the fields in which they were typed. */
export function atTypedPhones(
  problems: Readonly<Record<string, string>>,
  typed: readonly string[],
): Record<string, string> {
  const places = sentPlaces(typed)
  return Object.fromEntries(
    Object.entries(problems).map(([name, text]) => {
      const [, place] = /^phones\.(\d+)$/u.exec(name) ?? []
      return [place === undefined ? name : `phones.${places[Number(place)] ?? place}`, text]
    }),
  )
}
