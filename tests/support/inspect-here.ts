import type { StartInspector } from '#engine/inspector/client.ts'
import { inspect, type InspectionChannel, openInspection } from '#engine/inspector/inspect.ts'

/** Inspects in this process, with task and messages copied as between processes: for websites that need no browser. */
export const inspectHere: StartInspector = (task, onMessage) => {
  const stopping = new AbortController()
  const channel: InspectionChannel = {
    send: (message) => onMessage(structuredClone(message)),
    signal: stopping.signal,
  }
  const stop = (): void => stopping.abort()
  const own = structuredClone(task)
  return { stop, kill: stop, ended: inspect(own, openInspection(own, channel), channel) }
}
