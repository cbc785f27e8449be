import { type Acts, minutesInTurn, sumOfActs } from '#core/minutes.ts'
import type { Step } from '#core/words.ts'

type Who = Exclude<Step, string>['who']

/** What is changed in pages. */
export interface PageChange {
  /** What is done beside the pages. */
  acts: Acts
  /** Addresses of the pages that are opened for it, those of an earlier step too. */
  pages: readonly string[]
  /** Further places in these pages. */
  more?: number
  /** Further pages, which nobody named. */
  unnamed?: number
  /** Every page gets the same line, which is found in the first. */
  isSameLine?: boolean
}

/** A step whose minutes depend on the pages that the steps before it have opened. */
export interface PageStep {
  text: string
  who?: NonNullable<Who>
  changes: readonly PageChange[]
}

/** The steps with their minutes: a page is opened once by whoever does the steps, and costs a line in those after it. */
export function pagesOnce(steps: readonly (PageStep | string)[]): Step[] {
  const openedBy = new Map<Who, Set<string>>()
  const acts = steps.map((step) => {
    if (typeof step === 'string') return null
    const opened = openedBy.get(step.who) ?? new Set()
    openedBy.set(step.who, opened)
    return sumOfActs(
      step.changes.map((change) => {
        const acts = actsOf(change, opened)
        for (const page of change.pages) opened.add(page)
        return acts
      }),
    )
  })
  const minutes = minutesInTurn(acts.filter((one) => one !== null))
  return steps.map((step) => {
    if (typeof step === 'string') return step
    const { changes: _, ...told } = step
    return { ...told, minutes: minutes.shift() ?? 0 }
  })
}

function actsOf(
  { acts, pages, more = 0, unnamed = 0, isSameLine }: PageChange,
  opened: ReadonlySet<string>,
): Acts {
  const fresh = pages.filter((page) => !opened.has(page)).length + unnamed
  const lines = pages.length + unnamed - fresh + more
  const inFull = isSameLine ? Math.min(fresh, opened.size === 0 ? 1 : 0) : fresh
  return sumOfActs([acts, { page: inFull, samePage: fresh - inFull, line: lines }])
}
