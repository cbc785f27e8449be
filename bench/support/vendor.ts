import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request as send } from 'undici'
import { boundPort } from '#support/bound-port.ts'

/** How a vendor answers, beside what its stand-in says; may change while it runs. */
export interface VendorRules {
  latencyMs: number
  /** Shares of its requests, from 0 to 1, that are answered with 429, answered with 503, and never answered. */
  tooMany?: number
  faults?: number
  hanging?: number
  /** It allows so many requests in any such time, and answers 429 to more. */
  limit?: { most: number; seconds: number }
}

/** What a vendor has seen. */
export interface VendorCounts {
  requests: number
  tooMany: number
  faults: number
  hanging: number
  /** Requests beyond its limit. */
  overLimit: number
  /** Most requests in its limit's time. */
  busiest: number
}

const HOP_BY_HOP = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const
/** Longer than anybody waits. */
const HANGING_MS = 120_000

export type Vendor = Awaited<ReturnType<typeof openVendor>>

/** Stands before a stand-in at `target` and gives it a vendor's pace, limits and bad days. */
export async function openVendor(target: string, rules: VendorRules) {
  const agent = new Agent({ connections: 64 })
  const counts: VendorCounts = { requests: 0, tooMany: 0, faults: 0, hanging: 0, overLimit: 0, busiest: 0 }
  const asked: string[] = []
  let recent: number[] = []

  function isOverLimit(): boolean {
    const { limit } = rules
    if (!limit) return false
    const now = performance.now()
    recent = recent.filter((at) => now - at < limit.seconds * 1_000)
    if (recent.length >= limit.most) return true
    recent.push(now)
    counts.busiest = Math.max(counts.busiest, recent.length)
    return false
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: Buffer[] = []
    for await (const part of request) body.push(Buffer.from(part))
    counts.requests += 1
    const path = request.url ?? '/'
    asked.push(
      `${request.method} ${path} ${request.headers.authorization ?? ''} ${Buffer.concat(body).toString()}`,
    )
    if (asked.length > MOST_ASKED) asked.shift()
    await wait(rules.latencyMs)
    const { tooMany = 0, faults = 0, hanging = 0 } = rules
    const chance = Math.random()
    if (isOverLimit()) {
      counts.overLimit += 1
      response.writeHead(429, { 'retry-after': '60' }).end('{}')
    } else if (chance < tooMany) {
      counts.tooMany += 1
      response.writeHead(429, { 'retry-after': '2' }).end('{}')
    } else if (chance < tooMany + faults) {
      counts.faults += 1
      response.writeHead(503).end()
    } else if (chance < tooMany + faults + hanging) {
      counts.hanging += 1
      setTimeout(() => response.destroy(), HANGING_MS).unref()
    } else await forward(request, response, Buffer.concat(body))
  }

  async function forward(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !HOP_BY_HOP.has(name) ? [[name, value]] : [],
      ),
    )
    const method = METHODS.find((one) => one === request.method)
    if (method === undefined) return void response.writeHead(405).end()
    const got = await send(`${target}${request.url ?? '/'}`, {
      method,
      headers,
      ...(body.length > 0 ? { body } : {}),
      dispatcher: agent,
    })
    const text = Buffer.from(await got.body.arrayBuffer())
    const { 'transfer-encoding': _encoding, connection: _connection, ...kept } = got.headers
    response.writeHead(got.statusCode, kept).end(text)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${boundPort(server)}`,
    counts,
    /** The newest requests: method, path, permission and body. */
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await agent.close()
    },
  }
}

const MOST_ASKED = 10_000
