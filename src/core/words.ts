/**
 * The owner's words of one status. `line` may contain `{placeholders}`; a sentence whose placeholder has no value is left out.
 * `steps` are what to do next, in order.
 */
export interface StatusWords {
  tag: string
  /** Of a good status, what a letter says after “in good shape”: “the padlock works”. */
  inShort?: string
  line: string
  steps: readonly Step[]
  /** Shown in their place while the owner has to answer first; the result is then grey, whatever tone the status has. */
  asking?: AskingWords
  /** In place of `line` where the check does not apply to what was seen. */
  notRelevant?: string
  /** Where the check is not switched on: what was seen of it anyway, before the reason. */
  seenAnyway?: string
}

/** Words of a question to the owner; with the id of the survey's question where other checks wait for the same answer, too. */
export interface AskingWords extends Omit<StatusWords, 'asking'> {
  question?: string
}

/** One thing to do: a plain text is a habit, a wait or a part of the step beside it, which takes no time of its own. */
export type Step =
  | string
  | {
      text: string
      /** At tech savviness 3. */
      minutes: number
      /** Who does it, where that is not the owner. */
      who?: 'Your web person' | 'Your web host' | 'An adviser'
      /** Something has to be waited for before it: it is not for tonight. */
      isLater?: true
    }

/** The minutes of a step; none for a habit or a wait. */
export const minutesOf = (step: Step): number => (typeof step === 'string' ? 0 : step.minutes)

export const stepText = (step: Step): string => (typeof step === 'string' ? step : step.text)

/** The owner's words of one check; every declared status needs its own. */
export interface CheckWords<Status extends string> {
  title: string
  what: string
  why: string
  /** Who does it, as the plan shows it: "You", "Your web person", "You and an adviser", "Your web host". */
  who: string
  /** Shown under every result of the check (for example a disclaimer). */
  always?: string
  statuses: Record<Status, StatusWords>
}

/** Values for placeholders. `undefined`, `null` and an empty text leave out the sentence that has the placeholder. */
export type Say = Readonly<Record<string, string | number | null | undefined>>

const SENTENCE = /(?<=[.?!])\s+/u
const HOLE = /\{(\w+)\}/gu

const isEmpty = (value: Say[string]): boolean => value === undefined || value === null || value === ''

/** Fills `{placeholders}` sentence by sentence; sentences with an empty placeholder are left out. */
export function fill(template: string, say: Say): string {
  const sentences = template.split(SENTENCE).filter((sentence) => {
    const holes = [...sentence.matchAll(HOLE)].map((match) => match[1] ?? '')
    return holes.every((hole) => !isEmpty(say[hole]))
  })
  return sentences.join(' ').replace(HOLE, (_, hole: string) => String(say[hole]))
}

/** "1 link", "2 links": the count with its noun. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** "a", "a and b", "a, b and c"; with `last` "or" in place of "and". */
export function listed(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

/** "a, b and 3 more": at most so many by name. */
export function listedBriefly(items: readonly string[], most: number): string {
  const more = items.length - most
  return listed(more > 0 ? [...items.slice(0, most), `${more} more`] : items)
}
