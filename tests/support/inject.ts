import { z } from 'zod'
import type { ProductRun } from './product-run.ts'
import { type Process, signalAll } from './processes.ts'
import { until } from './until.ts'

/** Settings by which code can be run in our processes from outside, through Node's own debugger. */
export const INJECTABLE = { NODE_OPTIONS: '--inspect-port=0' }

const answer = z.object({ id: z.literal(1) })

/** Runs code inside a running process, to simulate a fault: blocks it, fills its memory, rejects a promise. */
export async function inject(run: ProductRun, target: Process, code: string): Promise<void> {
  const socket = new WebSocket(await debuggerOf(run, target))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const ended = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => resolve(), { once: true })
    socket.addEventListener('message', ({ data }) => {
      if (answer.safeParse(JSON.parse(String(data))).success) resolve()
    })
  })
  // Later, so that the answer comes before the fault.
  const expression = `void setTimeout(() => { ${code} }, 1)`
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }))
  await ended
  socket.close()
}

/** The debugger's address of each process. */
const debuggers = new Map<string, string>()

async function debuggerOf(run: ProductRun, target: Process): Promise<string> {
  const key = `${target.pid} ${target.started}`
  const known = debuggers.get(key)
  if (known !== undefined) return known
  const from = run.log.length
  signalAll([target], 'SIGUSR1')
  const url = await until('the debugger listens', () => /ws:\/\/\S+/u.exec(run.log.slice(from))?.[0])
  debuggers.set(key, url)
  return url
}
