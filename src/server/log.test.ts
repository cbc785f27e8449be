import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DrizzleQueryError } from 'drizzle-orm'
import { inTrace, nextContext } from '#telemetry/trace-context.ts'
import { log, logFault } from './log.ts'

/** What is written to standard error during `work`. */
function written(t: { mock: { method: typeof test.mock.method } }, work: () => void): string[] {
  const lines: string[] = []
  const stopped = t.mock.method(process.stderr, 'write', (text: string) => lines.push(text) > 0)
  work()
  stopped.mock.restore()
  return lines
}

test('X10 line breaks and escape codes of strangers stay inside one line of JSON', (t) => {
  const evil = 'a\r\n{"level":"error"}\u001b[31m red\u2028'
  const [line = '', ...more] = written(t, () => log('info', 'seen', { title: evil }))
  assert.deepEqual(more, [])
  assert.equal(line.indexOf('\n'), line.length - 1)
  assert.equal(line.includes('\r') || line.includes('\u001b'), false)
  assert.equal(JSON.parse(line).title, evil)
})

test('A16 a failed statement is logged without its parameters', (t) => {
  const cause = new Error('could not extend file')
  const error = new DrizzleQueryError(
    'insert into "account" ("password") values ($1)',
    ['HASHED-PASSWORD'],
    cause,
  )
  const [line = ''] = written(t, () => logFault(error, 'POST /api/auth/sign-up/email'))
  assert.match(line, /insert into .*could not extend file/u)
  assert.doesNotMatch(line, /HASHED-PASSWORD/u)
})

test('A16 nor is one that the queue passes on as a plain object', (t) => {
  const error = new DrizzleQueryError('update "account"', ['HASHED-PASSWORD'], new Error('disk full'))
  const { query, params, stack } = error
  const plain = { query, params, stack, cause: error.cause }
  const [line = ''] = written(t, () => logFault(plain, 'the queue'))
  assert.match(line, /update .*disk full/u)
  assert.doesNotMatch(line, /HASHED-PASSWORD/u)
})

test('a fault that is a plain object is logged with its stack', (t) => {
  const [line = ''] = written(t, () =>
    logFault({ message: 'lost', stack: 'Error: lost\n at queue' }, 'the queue'),
  )
  assert.equal(JSON.parse(line).text, 'Error: lost\n at queue')
})

test('within a call or a job a line says its trace; outside it does not', (t) => {
  const context = nextContext(null)
  const [line = ''] = written(t, () => inTrace(context, () => log('info', 'seen', { title: 'Home' })))
  const { trace_id: traceId, span_id: spanId, title } = JSON.parse(line)
  assert.deepEqual([traceId, spanId, title], [context.traceId, context.spanId, 'Home'])
  const [outside = ''] = written(t, () => log('info', 'seen'))
  assert.equal(outside.includes('trace_id'), false)
})
