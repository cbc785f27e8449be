/**
 * Whether so many words in a row of a plain text say it: a page of several texts has words of each, and a long text about one subject has words of every other.
 */
export function saysInOnePlace(plain: string, most: number, says: (plain: string) => boolean): boolean {
  const words = plain.split(' ')
  if (words.length <= most) return says(plain)
  const step = Math.ceil(most / 3)
  for (let at = 0; at < words.length; at += step) if (says(words.slice(at, at + most).join(' '))) return true
  return false
}
