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
export function whereTo(hosting: Hosting, task: HostingTask): Where {
  const { builder, isWordPress, system } = hosting
  const place = hostingName(hosting)
  if (builder) return { place, steps: [...(builder.ways[task] ?? IN_A_BUILDER[task])] }
  if (isWordPress) return { place, steps: [...IN_WORDPRESS[task]] }
  const steps = system === null ? undefined : inASystem(system)[task]
  // Redirects and https are settings of the server, whatever system is on it.
  if (system === null || steps === undefined) return { place, steps: [...IN_FILES[task], SOMEBODY_ELSE] }
  return { place: system, steps: [...steps, ...(MAY_NEED_FILES.has(task) ? [SOMEBODY_ELSE] : [])] }
}
