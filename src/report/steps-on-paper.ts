/** Steps that need a screen, which a report on paper leaves out: a download, a run of the test, a button of Fettle's page. */
const ON_SCREEN = /^(?:download the (?:report|list)|re-run (?:the|this) test)\b|send to my web person/iu
const AND_RERUN = /,? (?:then|and) re-run the test\b/iu
/** Placeholders have brackets on screen, and are underlined on paper. */
const IN_BRACKETS = /stands in square brackets/giu

/** Steps as they can be taken with the report in hand. */
export const stepsOnPaper = (steps: readonly string[]): string[] =>
  steps.filter((step) => !ON_SCREEN.test(step)).map((step) => textOnPaper(step.replace(AND_RERUN, '')))

/** A text as it is true on paper. */
export const textOnPaper = (text: string): string => text.replaceAll(IN_BRACKETS, 'is underlined')
