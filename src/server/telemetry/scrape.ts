import { EXPOSITION_TYPE, expositionOf } from '#telemetry/exposition.ts'
import type { MetricSnapshot } from '#telemetry/telemetry.ts'
import { openWebServer } from '../web-server.ts'

/** A process of this machine that may be asked what it has measured. */
interface Scrapable {
  readonly name: string
  /** How often it was started. */
  readonly starts: number
  /** What it has measured; `null`: it does not answer. */
  snapshot(): Promise<MetricSnapshot | null>
}

/**
 * Answers `GET /metrics` for all processes of this machine, at an address of its own that is never the public one: whoever reaches it reads
 * how this Fettle is doing. Throws `StartRefused` when it cannot listen.
 */
export const openScrape = (
  address: { host: string; port: number },
  processes: readonly Scrapable[],
): Promise<{ close(): Promise<void> }> =>
  openWebServer(
    async ({ url, method }) => {
      if (new URL(url).pathname !== '/metrics')
        return new Response('There is only /metrics here.\n', { status: 404 })
      if (method !== 'GET' && method !== 'HEAD')
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      const scraped = await Promise.all(
        processes.map(async (one) => ({
          process: one.name,
          starts: one.starts,
          snapshot: await one.snapshot(),
        })),
      )
      return new Response(expositionOf(scraped), { headers: { 'Content-Type': EXPOSITION_TYPE } })
    },
    { ...address, settings: { host: 'FETTLE_METRICS', port: 'FETTLE_METRICS' } },
  )
