import { z } from 'zod'
import type { HttpBrowser } from './http-browser.ts'
import { until } from './until.ts'

const event = z.looseObject({ kind: z.string(), scan: z.string().optional(), state: z.string().optional() })
type Seen = z.infer<typeof event>

/** The events that a browser receives, until it is closed or the server ends the stream. */
export async function watching(browser: HttpBrowser) {
  const leaving = new AbortController()
  const answer = await browser.raw('/api/events', { signal: leaving.signal })
  if (answer.status !== 200 || !answer.body) throw new Error(`The events were answered ${answer.status}`)
  const events: Seen[] = []
  let end: 'ended' | 'cut off' | null = null
  const read = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true })
      const lines = text.split('\n')
      text = lines.pop() ?? ''
      for (const line of lines)
        if (line.startsWith('data: ')) events.push(event.parse(JSON.parse(line.slice('data: '.length))))
    }
  }
  const reading = read(answer.body).then(
    () => (end = 'ended'),
    () => (end = 'cut off'),
  )
  return {
    events,
    /** Waits until the server has ended the stream, and returns how. */
    ended: () => until('the stream has ended', () => end, 20_000),
    /** States of a scan in the order in which they were received, each once. */
    states: (scan: string): string[] =>
      events
        .filter((one) => one.kind === 'scan' && one.scan === scan)
        .map(({ state = '' }) => state)
        .filter((state, index, all) => state !== all[index - 1]),
    async close(): Promise<void> {
      leaving.abort()
      await reading
    },
  }
}
