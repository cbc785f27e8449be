import type { Where } from '../fix.ts'
import { type Hosting, hostingName } from './hosting.ts'
import { inASystem } from './system-ways.data.ts'
import { IN_A_BUILDER, IN_FILES, IN_WORDPRESS, type HostingTask } from './ways.data.ts'

/** Few owners write files of a website themselves. A step for the owner alone: neither the web person nor a visitor is told it. */
export const SOMEBODY_ELSE =
  'Does somebody else look after your website? Choose “Send to my web person” on this page.'

/** Tasks for which some systems have no menu, so that somebody writes into a template or uploads a file. */
const MAY_NEED_FILES: ReadonlySet<HostingTask> = new Set(['head', 'share', 'sitemap'])

/** Where a task is done at this hosting, and how to get there. */
export const whereTo = (hosting: Hosting, task: HostingTask): Where => ({
  place: hostingName(hosting),
  steps: [...stepsTo(hosting, task)],
})

function stepsTo({ builder, isWordPress, system }: Hosting, task: HostingTask): readonly string[] {
  if (builder) return builder.ways[task] ?? IN_A_BUILDER[task]
  if (isWordPress) return IN_WORDPRESS[task]
  const inSystem = system === null ? undefined : inASystem(system)[task]
  if (inSystem === undefined) return [...IN_FILES[task], SOMEBODY_ELSE]
  return MAY_NEED_FILES.has(task) ? [...inSystem, SOMEBODY_ELSE] : inSystem
}
