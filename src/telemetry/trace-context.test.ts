import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { currentTrace, inTrace, nextContext, readTraceparent, writeTraceparent } from './trace-context.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test('a traceparent is read and written as it was', () => {
  const text = `00-${TRACE}-${SPAN}-01`
  const context = readTraceparent(text)
  assert.deepEqual(context, { traceId: TRACE, spanId: SPAN, isSampled: true })
  assert.equal(context && writeTraceparent(context), text)
  assert.equal(readTraceparent(`00-${TRACE}-${SPAN}-00`)?.isSampled, false)
})

test('X10 anything else is no traceparent', () => {
  const wrong = [
    undefined,
    null,
    7,
    '',
    'x',
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
  ]
  for (const text of [
    ...wrong,
    `00-${TRACE}-${SPAN}-01\n{"level":"error"}`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  ])
    assert.equal(readTraceparent(text), null)
})

test('what is started within a trace stays in it, and two do not mix', async () => {
  const one = nextContext(null)
  const other = nextContext(null)
  const seen = await Promise.all(
    [one, other].map((context) =>
      inTrace(context, async () => {
        await pause(2)
        return currentTrace()?.traceId
      }),
    ),
  )
  assert.deepEqual(seen, [one.traceId, other.traceId])
  assert.equal(currentTrace(), null)
  assert.equal(nextContext(one).traceId, one.traceId)
})
