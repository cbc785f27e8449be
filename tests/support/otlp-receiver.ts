import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { boundPort } from './bound-port.ts'

const value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.string(), z.number()]).optional(),
})
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .default([])
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value: of }) => [key, of.stringValue ?? String(of.intValue ?? '')])),
  )
const resource = z.object({ attributes })
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource,
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes,
              links: z.array(z.object({ traceId: z.string() })).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
})
const metrics = z.object({
  resourceMetrics: z.array(
    z.object({
      resource,
      scopeMetrics: z.array(z.object({ metrics: z.array(z.object({ name: z.string() })) })),
    }),
  ),
})

/** A span as a collector receives it, with the process that sent it. */
export type ReceivedSpan = z.infer<
  typeof traces
>['resourceSpans'][number]['scopeSpans'][number]['spans'][number] & {
  process: string
}

/** A collector on loopback that keeps what it receives (OTLP over HTTP, JSON). Close it. */
export async function openOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const metricNames = new Set<string>()
  const admissions = new Set<string>()
  const receive: Readonly<Record<string, (body: unknown) => void>> = {
    '/v1/traces': (body) => {
      for (const { resource: of, scopeSpans } of traces.parse(body).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, process: of.attributes['fettle.process'] ?? '' })
    },
    '/v1/metrics': (body) => {
      for (const { scopeMetrics } of metrics.parse(body).resourceMetrics)
        for (const { name } of scopeMetrics.flatMap((scope) => scope.metrics)) metricNames.add(name)
    },
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body: unknown = JSON.parse(await text(request))
    admissions.add(String(request.headers['x-admission']))
    const known = receive[request.url ?? '']
    known?.(body)
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${boundPort(server)}`,
    spans,
    metricNames,
    /** Values of the header `x-admission` that came. */
    admissions,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
