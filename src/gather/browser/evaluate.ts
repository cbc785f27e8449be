import type { CDPSession } from 'puppeteer-core'
import type { z } from 'zod'
import { own } from './in-page/own.ts'
import { timersWithoutScripts } from './in-page/timers.ts'
import { kept } from './in-page/world.ts'

/** A function to run inside a page. It is sent as text, so it may only call `own`, `kept` and `parts`. */
export interface InPage<Args extends readonly unknown[]> {
  run: (...args: Args) => unknown
  args: Args
  /** Other functions it calls, or whole scripts to load before it. */
  parts?: readonly (string | ((...args: never[]) => unknown))[]
}

/** Milliseconds that it may work without a pause. */
const LATE_MS = 10_000

/**
 * Runs a function in the page's top frame, in an isolated world: the page's changes to `JSON`, `Promise` or `querySelector` do not affect it. The
 * result comes from a stranger's page and is parsed with `schema`. Throws when it works for more than 10 s without a pause. Waiting is not limited:
 * `watch-responses.ts` finds a page that does not answer.
 */
export async function evaluateIsolated<Args extends readonly unknown[], T>(
  session: CDPSession,
  { run, args, parts = [] }: InPage<Args>,
  schema: z.ZodType<T>,
): Promise<T> {
  const executionContextId = await contextOf(session)
  const body = `${[own, kept, ...parts].map(String).join('\n')}\n;(${String(timersWithoutScripts)})()\nreturn (${String(run)})(...${JSON.stringify(args)})`
  const answer = await session.send('Runtime.evaluate', {
    expression: `(async () => {${body}})()`,
    contextId: executionContextId,
    awaitPromise: true,
    returnByValue: true,
    timeout: LATE_MS,
  })
  const { exceptionDetails: thrown } = answer
  if (thrown)
    throw new Error(`the page could not be measured: ${thrown.exception?.description ?? thrown.text}`)
  return schema.parse(answer.result.value)
}

/** The isolated world of the page's top frame; the same one until the page navigates. */
export async function contextOf(session: CDPSession): Promise<number> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'fettle',
  })
  return executionContextId
}
