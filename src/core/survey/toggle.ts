import { NONE } from './question.ts'

/** The ticks of a question after one is clicked: `none` clears the others and is cleared by them. */
export function toggled(ticked: readonly string[], option: string): string[] {
  if (ticked.includes(option)) return ticked.filter((one) => one !== option)
  if (option === NONE) return [NONE]
  return [...ticked.filter((one) => one !== NONE), option]
}
