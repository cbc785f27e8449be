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
  /** Uses the spare inspector where its setup fits, otherwise a new one. */
  start: StartInspector
  close(): void
}

/**
 * The first result arrives two seconds sooner when Chromium and Lighthouse have already started (`bench:first-verdict`). Each inspector
 * still serves one website; the next spare one is made when no scan runs, so that it does not slow one down.
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
    start(task, onMessage) {
      const isFor =
        spare?.isAlive() && isDeepStrictEqual(setup, { egress: task.egress, browser: task.browser })
      const inspector =
        isFor && spare ? startWithSpare({ spare, startNew }, task, onMessage) : startNew(task, onMessage)
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

/** Starts the task with the spare inspector, and again with a new one when the spare exits without any message. */
function startWithSpare(
  { spare, startNew }: { spare: WaitingInspector; startNew: StartInspector },
  ...[task, onMessage]: Parameters<StartInspector>
): Inspector {
  let hasAnswered = false
  let isStopped = false
  let current = spare.begin(task, (message) => {
    hasAnswered = true
    onMessage(message)
  })
  const stopped = (how: 'stop' | 'kill') => (): void => {
    isStopped = true
    current[how]()
  }
  const ended = current.ended.then(() => {
    if (hasAnswered || isStopped) return
    current = startNew(task, onMessage)
    return current.ended
  })
  return { stop: stopped('stop'), kill: stopped('kill'), ended }
}
