import type { Where } from '../fix.ts'
import { type Hosting, hostingName } from './hosting.ts'
import { IN_A_BUILDER, IN_FILES, IN_WORDPRESS, type HostingTask } from './ways.data.ts'

/** Few owners write files of a website themselves. A step for the owner alone: neither the web person nor a visitor is told it. */
export const SOMEBODY_ELSE =
  'Does somebody else look after your website? Choose “Send to my web person” on this page.'

/** Where a task is done at this hosting, and how to get there. */
export function whereTo(hosting: Hosting, task: HostingTask): Where {
  const { builder, isWordPress } = hosting
  const steps = builder
    ? (builder.ways[task] ?? IN_A_BUILDER[task])
    : isWordPress
      ? IN_WORDPRESS[task]
      : [...IN_FILES[task], SOMEBODY_ELSE]
  return { place: hostingName(hosting), steps: [...steps] }
}
