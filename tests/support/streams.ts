import { connect, type Socket } from 'node:net'
import { hashToken, makeToken } from '#api/visitors/visitor.ts'
import type { Database } from '#store/database.ts'
import { visitors, websites } from '#store/schema/websites.ts'
import { until } from './until.ts'

/** A visitor with one website in view. */
export interface Watcher {
  token: string
  websiteId: string
}

/** Makes visitors, each with a website of their own. */
export async function makeWatchers(db: Database, count: number): Promise<Watcher[]> {
  const tokens = Array.from({ length: count }, makeToken)
  const people = await db
    .insert(visitors)
    .values(tokens.map((token) => ({ tokenHash: hashToken(token) })))
    .returning({ id: visitors.id })
  const sites = await db
    .insert(websites)
    .values(
      people.map(({ id }) => ({ visitorId: id, address: 'https://joes.fixture/', host: 'joes.fixture' })),
    )
    .returning({ id: websites.id, visitorId: websites.visitorId })
  return people.map(({ id }, index) => ({
    token: tokens[index] ?? '',
    websiteId: sites.find(({ visitorId }) => visitorId === id)?.id ?? '',
  }))
}

/** The beginning of every event. */
const EVENT = 'data: {'

/** One open stream of events: a bare socket, so that a thousand of them cost the test next to nothing. */
export class EventStream {
  readonly socket: Socket
  status = 0
  events = 0
  hasEnded = false
  /** The end of what was read, which may be the beginning of an event; all of it before the status is there. */
  #rest = ''

  constructor(port: number, token: string) {
    this.socket = connect(port, '127.0.0.1')
    this.socket.setEncoding('latin1')
    this.socket.on('data', (text: string) => this.#count(text))
    // Some tests are about a server that closes the connection.
    this.socket.on('error', () => this.socket.destroy())
    this.socket.once('close', () => (this.hasEnded = true))
    this.socket.write(
      `GET /api/events HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: fettle_visitor=${token}\r\n\r\n`,
    )
  }

  #count(text: string): void {
    const seen = this.#rest + text
    if (this.status === 0) this.status = Number(/^HTTP\/1\.1 (\d{3})/u.exec(seen)?.[1] ?? 0)
    for (let at = seen.indexOf(EVENT); at !== -1; at = seen.indexOf(EVENT, at + 1)) this.events += 1
    // It is shorter than the beginning of an event, so that none counts twice.
    this.#rest = this.status === 0 ? seen : seen.slice(1 - EVENT.length)
  }
}

/** Opens a stream for each of these tokens, a hundred at a time, and waits until the server has answered all. */
export async function openStreams(port: number, tokens: readonly string[]): Promise<EventStream[]> {
  const streams: EventStream[] = []
  for (let from = 0; from < tokens.length; from += 100) {
    const more = tokens.slice(from, from + 100).map((token) => new EventStream(port, token))
    await until('the streams are open', () => more.every(({ status }) => status > 0), 20_000)
    streams.push(...more)
  }
  return streams
}

export function closeStreams(streams: readonly EventStream[]): void {
  for (const { socket } of streams) socket.destroy()
}
