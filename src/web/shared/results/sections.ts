import type { CountsAs } from '#core/counts.ts'
import { countOfItem, isToDo } from '#core/counts.ts'
import { GROUP_TITLES, type ReportKindId } from '#report/kinds.ts'
import type { PlanItemAnswer } from '#web/app/queries/result-queries.ts'

export interface ShownPlanSection {
  id: string
  title: string
  /** Label in the jump bar. */
  short: string
  hint: string
  /** The report kind of this section; `null`: it has none. */
  report: ReportKindId | null
  items: PlanItemAnswer[]
  empty: string
}

type Words = Omit<ShownPlanSection, 'items'>

const EMPTY = 'Nothing left here. Good work!'

const OPEN: readonly (Words & { group: PlanItemAnswer['group'] })[] = [
  {
    id: 'easy',
    group: 'easy',
    title: GROUP_TITLES.easy,
    short: 'Easy wins',
    hint: 'Small jobs with quick results.',
    report: 'blueprint-easy',
    empty: EMPTY,
  },
  {
    id: 'essentials',
    group: 'essential',
    title: GROUP_TITLES.essential,
    short: 'Essentials',
    hint: 'The things every business should have.',
    report: 'blueprint-essentials',
    empty: EMPTY,
  },
  {
    id: 'long-term',
    group: 'longterm',
    title: GROUP_TITLES.longterm,
    short: 'Long-term',
    hint: 'Bigger projects worth planning for.',
    report: 'blueprint-long-term',
    empty: EMPTY,
  },
]

const DONE: Words = {
  id: 'completed',
  title: 'Completed',
  short: 'Completed',
  hint: 'Nicely done. We’ll keep an eye on these.',
  report: 'blueprint-completed',
  empty: 'What you finish moves here by itself.',
}

const UNCHECKED: Words = {
  id: 'unchecked',
  title: 'Couldn’t be checked',
  short: 'Unchecked',
  hint: 'Not counted for or against you. We try again by ourselves.',
  report: null,
  empty: '',
}

/** Said of a section without items where nearly everything in it needs a website: nothing of it was done. */
const WITHOUT_WEBSITE = 'Nothing here until you have a website.'

/** The four sections of the plan: open items by group in the plan's order, then completed ones, newest first. */
export function sectionsOf(items: readonly PlanItemAnswer[], { hasWebsite = true } = {}): ShownPlanSection[] {
  const open = items.filter((item) => isToDo(countOfItem(item)))
  return [
    ...OPEN.map(({ group, ...words }) => ({
      ...words,
      ...(hasWebsite ? {} : { empty: WITHOUT_WEBSITE }),
      items: open.filter((item) => item.group === group),
    })),
    { ...DONE, items: countingAs('good', items) },
  ]
}

/** The plan's order in words; the job that it begins with is a link. */
export interface WhereToStart {
  /** `null`: no job is the first. */
  job: { title: string; href: string } | null
  rest: string
}

const ORDER = 'In each group the most useful job comes first.'

/** Where to start: the top priority stands in its own group, which need not be the first on the page. */
export function whereToStart(first: Pick<PlanItemAnswer, 'title' | 'group' | 'link'> | null): WhereToStart {
  const group = OPEN.find((one) => one.group === first?.group)
  if (first === null || !group) return { job: null, rest: ORDER }
  return { job: { title: first.title, href: first.link }, rest: `, under ${group.title}. ${ORDER}` }
}

/** The same for a business without a website, which begins on its way online; `null`: every step of it is done, or not known yet. */
export function whereToStartOnline(step: { title: string } | null): string {
  const start = step === null ? '' : `Start with ${step.title}, under Your way online. `
  return `${start}Besides your way online:`
}

/** Items without a known result, because they could not be looked at. */
export const uncheckedSection = (items: readonly PlanItemAnswer[]): ShownPlanSection => ({
  ...UNCHECKED,
  items: countingAs('couldNotCheck', items),
})

const countingAs = (as: CountsAs, items: readonly PlanItemAnswer[]): PlanItemAnswer[] =>
  items.filter((item) => countOfItem(item) === as)
