import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { test } from 'node:test'
import { type CDPSession, type Page, ProtocolError } from 'puppeteer-core'
import { GatheringFailed } from '../context.ts'
import { documentOf } from './render.ts'

/** What is said of a page in which our functions end with this error, or in a browser that does. */
async function outcomeOf(evaluate: () => unknown): Promise<{ error: unknown; faults: string[] }> {
  const answers: Record<string, () => unknown> = {
    'Page.getFrameTree': () => ({ frameTree: { frame: { id: 'top' } } }),
    'Page.createIsolatedWorld': () => ({ executionContextId: 1 }),
    'Runtime.evaluate': evaluate,
  }
  const session = { send: async (method: string) => answers[method]?.() } as unknown as CDPSession
  const page = new EventEmitter() as unknown as Page
  const faults: string[] = []
  const error = await documentOf(page, session, (where) => faults.push(where)).catch(
    (error: unknown) => error,
  )
  return { error, faults }
}

const threw = (description: string) => () => ({
  exceptionDetails: { text: 'Uncaught', exception: { description } },
})
const codeOf = ({ error }: { error: unknown }): unknown =>
  error instanceof GatheringFailed ? error.failure.code : error

test('a page in which our own function fails is lost alone, and reported as a fault', async () => {
  const outcome = await outcomeOf(threw('TypeError: node.children is not iterable'))
  assert.equal(codeOf(outcome), 'page_unstable')
  assert.deepEqual(outcome.faults, ['document'])
})

/** Chromium's answer where the time was over inside of its own code. */
const ended = (): never => {
  throw new ProtocolError('Protocol error (Runtime.evaluate): Internal error')
}

test('a page that works too long while it is read is no fault', async () => {
  for (const evaluate of [threw('Error: Execution was terminated'), ended]) {
    const outcome = await outcomeOf(evaluate)
    assert.equal(codeOf(outcome), 'page_unstable')
    assert.deepEqual(outcome.faults, [])
  }
})

test('where the page crashed, its browser is replaced', async () => {
  const { error } = await outcomeOf(() => {
    throw new ProtocolError('Protocol error (Runtime.evaluate): Target closed')
  })
  assert.ok(error instanceof ProtocolError)
})
