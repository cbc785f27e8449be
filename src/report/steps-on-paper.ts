/** Steps that need a screen, which a report on paper leaves out: a download, a run of the test, a button of Fettle's page. */
const ON_SCREEN =
  /^(?:download the (?:report|list)\b|(?:wait [^,]+, then )?re-run (?:the|this) test\b|open "update your answers"|paste it into your answers\b|tick\b)|send to my web person/iu
const RUN = /\bre-run (?:the|this) test\b/iu
/** A run of the test at the end of a sentence, which is whole without it. */
const AND_RERUN = /(?:[,;]? (?:then|and)|[;:](?: then)?) re-run (?:the|this) test\b[^.:;?!]*/iu
/** What a run of the test would bring. */
const AFTERWARDS = /^:[^.?!]*/u
/** Sentences begin with a capital letter. */
const BETWEEN_SENTENCES = /(?<=[.?!]) (?=\p{Lu})/u
const ONE_OF_SEVERAL = /^put one of the pieces in place\b/iu

/** Steps as they can be taken with the report in hand. */
export const stepsOnPaper = (steps: readonly string[]): string[] =>
  steps
    .filter((step) => !ON_SCREEN.test(step))
    .map(withoutRun)
    .filter((step) => step !== '')

/** The way to put pieces in place, of which there are so many on paper: a screen may have others. */
export const wayOnPaper = (steps: readonly string[], pieces: number): string[] =>
  stepsOnPaper(steps).map((step) =>
    pieces === 1 && ONE_OF_SEVERAL.test(step) ? 'Put the piece in place.' : step,
  )

/** Nobody can run the test from paper. A sentence that says more of it than that it comes last would be nonsense without it, and is left out. */
const withoutRun = (step: string): string =>
  step
    .split(BETWEEN_SENTENCES)
    .map(endedBefore)
    .filter((sentence) => !RUN.test(sentence))
    .join(' ')

function endedBefore(sentence: string): string {
  const run = AND_RERUN.exec(sentence)
  if (run === null) return sentence
  const after = sentence.slice(run.index + run[0].length).replace(AFTERWARDS, '')
  return `${sentence.slice(0, run.index)}${after}`
}
