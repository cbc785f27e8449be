import { z } from 'zod'
import { takeSnapshot } from '#telemetry/telemetry.ts'

/** The start's question for what a process has measured; `ask` comes back with the answer. */
const question = z.object({ ask: z.number() })

/** Answers the start when it asks this process what it has measured. */
export function answerScrapes(onFault: (error: unknown, where: string) => void): void {
  process.on('message', (message) => {
    const asked = question.safeParse(message)
    if (asked.success) void answer(asked.data.ask).catch((error: unknown) => onFault(error, 'metrics'))
  })
}

async function answer(ask: number): Promise<void> {
  const snapshot = await takeSnapshot()
  if (process.connected) process.send?.({ answered: ask, snapshot })
}
