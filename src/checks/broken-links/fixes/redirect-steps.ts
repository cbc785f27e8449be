import type { Hosting } from '#fixes/hosting/hosting.ts'
import { BY_BUILDER } from './redirect-builders.ts'

const CHOOSE =
  'Choose where each old address leads. Where you take a link away, remove it on the page that the list names.'
const ADD_MISSING = 'In the same place, add the pairs of the list that our file does not have.'
const ADD_EACH = 'There, add each pair of the list, and save.'
const ADD_LINES = 'There, write a line for each pair of the list, such as /old -> /new 301, and save.'
const ASK =
  'Send the list to your host, or to whoever looks after your server, and ask for a redirect from each old address to its new one.'
const TRY = 'Try one old address afterwards.'
/** It comes after everything else. */
const IS_TRYING = /^Try\b/u
const IN_PLUG_IN = [
  'In WordPress, install the plugin Redirection and activate it.',
  'Open Tools, then Redirection, and add each pair of the list.',
]

/** What there is to put in place. */
interface Made {
  /** There is a file in the format of the server, the builder or the plug-in. */
  isWritten: boolean
  /** The owner chooses where some lead. */
  isOpen: boolean
  /** The file lacks some that its format cannot say. */
  isPartial: boolean
}

/** How redirects are put in place. `way`: the steps of this hosting, which use a file of its format. */
export function stepsFor(
  hosting: Hosting,
  way: readonly string[],
  { isWritten, isOpen, isPartial }: Made,
): string[] {
  const choosing = isOpen ? [CHOOSE] : []
  if (isWritten) {
    const missing = isPartial ? [ADD_MISSING] : []
    const trying = way.filter((step) => IS_TRYING.test(step))
    return [...choosing, ...way.filter((step) => !trying.includes(step)), ...missing, ...trying]
  }
  return [...choosing, ...withoutFile(hosting, way)]
}

/** The list is no file that a server, a builder or a plug-in could import: its header and its notes would become redirects. */
function withoutFile({ builder, isWordPress }: Hosting, way: readonly string[]): readonly string[] {
  if (isWordPress) return IN_PLUG_IN
  if (builder === null) return [ASK, TRY]
  if (!Object.hasOwn(BY_BUILDER, builder.name)) return way
  return [...way.slice(0, 1), builder.name === 'Squarespace' ? ADD_LINES : ADD_EACH]
}
