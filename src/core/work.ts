import type { Step } from './words.ts'

/** What one result asks for, by what was found. */
export interface Work {
  /** What to do, in order, with the minutes of each. */
  steps: readonly Step[]
  /** The first step uses what is ready made: a text to paste, or a message to send. */
  isReadyMade: boolean
  /** Who does it, where that is not the check's usual `who`. */
  who?: string
  /** It helps a website like this one little: it comes after every other fault, and is nobody's first job. */
  helpsLittle?: true
}

/** What of a result decides the work. */
export interface WorkInput {
  status: string
  facts: Readonly<Record<string, unknown>>
}

/** The work for a result of one check. `null`: its facts do not say, as with those of an older revision. */
export type WorkOf = (result: WorkInput) => Work | null

/** One thing by which somebody else sees that the work is done. */
export interface AcceptanceTest {
  text: string
  isMet: boolean
}

/** What has to be true for a result to be good, by what was found; empty where its facts do not say. */
export type AcceptanceOf = (result: WorkInput) => AcceptanceTest[]
