import type { StartInspector } from '#engine/inspector/client.ts'
import { inspect, type InspectionChannel, openInspection } from '#engine/inspector/inspect.ts'

/** Inspects in this process, with messages copied as between processes: for websites that need no browser. */
export const inspectHere: StartInspector = (task, onMessage) => {
  const stopping = new AbortController()
  const channel: InspectionChannel = {
    send: (message) => onMessage(structuredClone(message)),
    signal: stopping.signal,
  }
  const stop = (): void => stopping.abort()
  return { stop, kill: stop, ended: inspect(task, openInspection(task, channel), channel) }
}
