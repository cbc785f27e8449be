import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { pipeTransport } from './pipe.ts'

/** The messages received when the browser writes these chunks, and whether each came in its own turn of the event loop. */
async function received(...chunks: string[]): Promise<{ messages: string[]; apart: boolean }> {
  const fromBrowser = new PassThrough()
  const transport = pipeTransport(new PassThrough(), fromBrowser)
  const messages: string[] = []
  const waiting = Promise.withResolvers<undefined>()
  let inOneTurn = 0
  let apart = true
  const onmessage = (message: string): void => {
    messages.push(message)
    inOneTurn += 1
    if (inOneTurn > 1) apart = false
    queueMicrotask(() => {
      inOneTurn = 0
    })
    if (message === 'end') waiting.resolve(undefined)
  }
  Object.assign(transport, { onmessage })
  for (const chunk of chunks) fromBrowser.write(chunk)
  fromBrowser.write('end\0')
  await waiting.promise
  transport.close()
  return { messages, apart }
}

test('messages end at a NUL byte, however they are split into chunks', async () => {
  assert.deepEqual((await received('{"id":1}\0{"i', 'd":2', '}\0')).messages, ['{"id":1}', '{"id":2}', 'end'])
})

test('messages of one chunk arrive one after the other, each in its own turn of the event loop', async () => {
  assert.deepEqual(await received('a\0b\0c\0'), { messages: ['a', 'b', 'c', 'end'], apart: true })
})

test('a message is written with its NUL byte', () => {
  const toBrowser = new PassThrough()
  pipeTransport(toBrowser, new PassThrough()).send('{"id":1}')
  assert.equal(String(toBrowser.read()), '{"id":1}\0')
})

test('the end of the pipe is the end of the browser', async () => {
  const fromBrowser = new PassThrough()
  const transport = pipeTransport(new PassThrough(), fromBrowser)
  const closed = Promise.withResolvers<undefined>()
  Object.assign(transport, { onclose: () => closed.resolve(undefined) })
  fromBrowser.destroy()
  await closed.promise
})
