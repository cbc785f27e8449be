import { isDeepStrictEqual } from 'node:util'
import {
  type Inspector,
  prepareInspector,
  type StartInspector,
  startInspectorWith,
  type SystemVariables,
  type WaitingInspector,
} from './client.ts'
import type { InspectorSetup } from './protocol.ts'

/** Starts inspectors, and keeps one with a running browser ready while nothing else runs. */
export interface SpareInspector {
  /** By the spare one where it fits, else by a new one. */
  start: StartInspector
  close(): void
}

/**
 * A visitor waits two seconds less for the first look when Chromium and Lighthouse are there already (`bench:first-verdict`). Each
 * inspector still serves one site alone: the next spare one is made when the last look has ended, so that it takes nothing from it.
 */
export function keepSpareInspector(setup: InspectorSetup, system: SystemVariables): SpareInspector {
  const startNew = startInspectorWith(system)
  let spare: WaitingInspector | null = prepareInspector(system, setup)
  let running = 0
  let isClosed = false

  const ended = (): void => {
    running -= 1
    if (running > 0 || isClosed) return
    if (!spare?.isAlive()) spare = prepareInspector(system, setup)
  }
  return {
    start(job, onMessage) {
      const isFor = spare?.isAlive() && isDeepStrictEqual(setup, { egress: job.egress, browser: job.browser })
      const inspector =
        isFor && spare ? beginWith({ spare, startNew }, job, onMessage) : startNew(job, onMessage)
      if (isFor) spare = null
      running += 1
      void inspector.ended.then(ended)
      return inspector
    },
    close() {
      isClosed = true
      spare?.kill()
    },
  }
}

/** Begins with the spare inspector; one that turns out to be dead, because it says nothing at all, is replaced by a new one. */
function beginWith(
  { spare, startNew }: { spare: WaitingInspector; startNew: StartInspector },
  ...[job, onMessage]: Parameters<StartInspector>
): Inspector {
  let isHeard = false
  let isStopped = false
  let current = spare.begin(job, (message) => {
    isHeard = true
    onMessage(message)
  })
  const stopped = (how: 'stop' | 'kill') => (): void => {
    isStopped = true
    current[how]()
  }
  const ended = current.ended.then(() => {
    if (isHeard || isStopped) return
    current = startNew(job, onMessage)
    return current.ended
  })
  return { stop: stopped('stop'), kill: stopped('kill'), ended }
}
