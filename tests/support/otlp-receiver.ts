import { createServer } from 'node:http'
import { once } from 'node:events'
import { z } from 'zod'

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
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
      admissions.add(String(request.headers['x-admission']))
      if (request.url === '/v1/traces')
        for (const { resource: of, scopeSpans } of traces.parse(body).resourceSpans)
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({ ...span, process: of.attributes['fettle.process'] ?? '' })
      if (request.url === '/v1/metrics')
        for (const { scopeMetrics } of metrics.parse(body).resourceMetrics)
          for (const { name } of scopeMetrics.flatMap((scope) => scope.metrics)) metricNames.add(name)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
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
