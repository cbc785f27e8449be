import type { Clock } from './clock.ts'
import { NetError } from './failures.ts'
import type { EgressOptions } from './types.ts'

/** How a request went, for the pace of its host. */
export interface Went {
  /** Milliseconds to the first byte of the answer; `null` when none came. */
  firstByteMs: number | null
  /**
   * `asked`: the host asks for less (429), or breaks off. `unavailable`: a 503, which may as well be that one address's own.
   * `away`: a 503 that names a time to come back which a scan does not wait for.
   */
  trouble: 'asked' | 'unavailable' | 'away' | null
}

const CONNECTIONS = 4
const STARTS_A_SECOND = 10
const SLOWEST_MS = 2_000
const LONGEST_CRAWL_DELAY_MS = 5_000
/** Answers that make a median. */
const SAMPLE = 10
/** Below this a median doubles from chance alone. */
const NOISE_MS = 50
/** A host that still answers 503 so often at a quarter of the usual pace does so whatever the pace. */
const UNMOVED = 3
const QUARTER = 4
/** Of its interval, what a host gets back after {@link SAMPLE} good answers in a row. */
const RECOVERY = 0.8
/** Requests at once to a host whose pace is lifted. */
const LIFTED_CONNECTIONS = 64

/**
 * The pace of one scan, per host: at most 4 requests at once and 10 starts a second. A host that slows to twice its first
 * median, answers 429 or 503, or resets gets half the pace each time, down to one start every 2 s, and gains it back slowly. 503 alone
 * takes it to a quarter: where 503 comes at that pace as well it is not the pace that some addresses are unavailable for, and 503 says
 * nothing more of it. A 503 that asks for minutes is taken for that address's own, until a second one follows it at once.
 */
export class Pace {
  readonly #hosts = new Map<string, HostPace>()
  readonly #clock: Clock
  readonly #pace: EgressOptions['pace']
  readonly #mayLift: (host: string) => boolean

  constructor(pace: EgressOptions['pace'], clock: Clock, mayLift: (host: string) => boolean) {
    this.#pace = pace
    this.#clock = clock
    this.#mayLift = mayLift
  }

  /** Waits for this host's turn; call the function it gives once the request has ended. */
  async start(host: string, signal?: AbortSignal): Promise<(went: Went) => void> {
    const pace = this.#of(host)
    await pace.turn(signal)
    return (went) => pace.done(went)
  }

  /** How many requests this host may have at once. */
  connections(host: string): number {
    return this.#of(host).connections
  }

  /** `Crawl-delay` of robots.txt, up to 5 s. */
  setCrawlDelay(host: string, seconds: number): void {
    this.#of(host).slowTo(Math.min(LONGEST_CRAWL_DELAY_MS, Math.max(0, seconds * 1_000)))
  }

  #of(host: string): HostPace {
    const known = this.#hosts.get(host)
    if (known) return known
    const made = this.#make(host)
    this.#hosts.set(host, made)
    return made
  }

  #make(host: string): HostPace {
    const lifted = this.#pace !== 'adaptive' && this.#mayLift(host)
    if (this.#pace === 'off') return new HostPace(this.#clock, lifted ? LIFTED : USUAL)
    const wanted = this.#pace === 'adaptive' ? STARTS_A_SECOND : this.#pace
    const starts = lifted ? wanted : Math.min(wanted, STARTS_A_SECOND)
    return new HostPace(this.#clock, {
      connections: lifted ? LIFTED_CONNECTIONS : CONNECTIONS,
      startMs: 1_000 / starts,
    })
  }
}

interface Rate {
  connections: number
  /** Milliseconds between two starts. */
  startMs: number
}
const USUAL: Rate = { connections: CONNECTIONS, startMs: 1_000 / STARTS_A_SECOND }
const LIFTED: Rate = { connections: LIFTED_CONNECTIONS, startMs: 0 }

class HostPace {
  readonly #clock: Clock
  readonly #rate: Rate
  readonly #queue: (() => void)[] = []
  readonly #times: number[] = []
  #firstMedian: number | null = null
  #leastMs: number
  #everyMs: number
  #nextAt = 0
  #running = 0
  #good = 0
  #unmoved = 0
  #wasAway = false
  #waiting = false

  constructor(clock: Clock, rate: Rate) {
    this.#clock = clock
    this.#rate = rate
    this.#leastMs = rate.startMs
    this.#everyMs = rate.startMs
  }

  get connections(): number {
    return this.#rate.connections
  }

  async turn(signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) throw new NetError('cancelled')
    if (this.#queue.length === 0 && this.#isFree() && this.#clock.now() >= this.#nextAt) {
      this.#begin()
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = (): void => {
      const place = this.#queue.indexOf(resolve)
      if (place >= 0) this.#queue.splice(place, 1)
      reject(new NetError('cancelled'))
    }
    signal?.addEventListener('abort', leave, { once: true })
    this.#queue.push(resolve)
    this.#pump()
    await promise
    signal?.removeEventListener('abort', leave)
  }

  done({ firstByteMs, trouble }: Went): void {
    this.#running -= 1
    if (this.#rate.startMs > 0) {
      if (trouble === 'unavailable' || (trouble === 'away' && this.#wasAway)) this.#unavailable()
      else if (trouble === 'asked' || this.#hasSlowed(firstByteMs)) this.#halve()
      else if (trouble === null) this.#recover()
      this.#wasAway = trouble === 'away'
    }
    this.#pump()
  }

  #unavailable(): void {
    if (this.#unmoved >= UNMOVED) return
    if (this.#everyMs < Math.min(SLOWEST_MS, QUARTER * this.#leastMs)) return this.#halve()
    this.#unmoved += 1
    if (this.#unmoved === UNMOVED) this.#everyMs = this.#leastMs
  }

  slowTo(ms: number): void {
    if (this.#rate.startMs === 0) return
    this.#leastMs = Math.max(this.#rate.startMs, ms)
    this.#everyMs = Math.max(this.#everyMs, this.#leastMs)
  }

  #isFree(): boolean {
    return this.#running < this.#rate.connections
  }

  #begin(): void {
    this.#running += 1
    this.#nextAt = Math.max(this.#nextAt, this.#clock.now()) + this.#everyMs
  }

  #pump(): void {
    while (this.#queue.length > 0 && this.#isFree() && !this.#waiting) {
      const ms = this.#nextAt - this.#clock.now()
      if (ms > 0) {
        void this.#wake(ms)
        return
      }
      this.#begin()
      this.#queue.shift()?.()
    }
  }

  async #wake(ms: number): Promise<void> {
    this.#waiting = true
    await this.#clock.wait(ms)
    this.#waiting = false
    this.#pump()
  }

  #halve(): void {
    this.#good = 0
    this.#times.length = 0
    const slowest = Math.max(SLOWEST_MS, this.#leastMs)
    this.#everyMs = Math.min(slowest, this.#everyMs * 2)
    this.#nextAt = Math.max(this.#nextAt, this.#clock.now() + this.#everyMs)
  }

  #recover(): void {
    this.#good += 1
    if (this.#good % SAMPLE === 0) this.#everyMs = Math.max(this.#leastMs, this.#everyMs * RECOVERY)
  }

  #hasSlowed(firstByteMs: number | null): boolean {
    if (firstByteMs === null) return false
    this.#times.push(firstByteMs)
    if (this.#times.length < SAMPLE) return false
    const median = medianOf(this.#times)
    this.#times.length = 0
    this.#firstMedian ??= Math.max(median, NOISE_MS)
    return median > 2 * this.#firstMedian
  }
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
