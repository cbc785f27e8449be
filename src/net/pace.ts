import type { Clock } from './clock.ts'
import { NetError } from './failures.ts'
import type { EgressOptions } from './types.ts'

/** The outcome of a request, for the pace of its host. */
export interface RequestOutcome {
  /** Milliseconds to the first byte of the answer; `null` without an answer. */
  firstByteMs: number | null
  /**
   * `asked`: the host asks for fewer requests (429), or resets. `unavailable`: a 503, which may be about that address only. `away`: a 503 whose
   * `Retry-After` is longer than a scan waits.
   */
  trouble: 'asked' | 'unavailable' | 'away' | null
}

const CONNECTIONS = 4
const STARTS_A_SECOND = 10
/** A static file costs a server a fraction of a page; a browser asks for all of a page's at once, over six connections. */
const STATIC_STARTS_A_SECOND = 30
const SLOWEST_MS = 2_000
const LONGEST_CRAWL_DELAY_MS = 5_000
/** Answers for a median. */
const SAMPLE = 10
/** Below this a median may double by chance. */
const NOISE_MS = 50
/** Number of 503 at a quarter of the usual pace after which the pace is not their cause. */
const UNMOVED = 3
const QUARTER = 4
/** Factor of a host's interval after every {@link SAMPLE} good answers since it was last slowed. */
const RECOVERY = 0.8
/** Simultaneous requests to a host whose pace is lifted. */
const LIFTED_CONNECTIONS = 64

/** What the pace asks about a host. */
interface PaceHosts {
  /** Resolves when the host's addresses are known, or cannot be had. */
  lookUp: (host: string) => Promise<unknown>
  /** Whether the operator allows all of them. */
  mayLift: (host: string) => boolean
}

interface StartOptions {
  signal?: AbortSignal | undefined
  /** It is for a static file: a picture, a style sheet, a script. */
  isStatic?: boolean
}

/**
 * The pace of one scan for each host: at most 4 requests at once and 10 starts a second. A host that slows to twice its first median, answers
 * 429 or 503, or resets, gets half the pace each time, down to one start every 2 s, and recovers slowly. 503 alone lowers it to a quarter: when 503
 * continues at that pace, the pace is not its cause, and further 503 are ignored. A 503 with a `Retry-After` of minutes is taken to be about
 * that address, unless as many follow each other as are asked for at once: a host that is away answers so to everything. Static files start three times
 * as fast for as long as the host shows no trouble and asks for no delay.
 */
export class Pace {
  readonly #hosts = new Map<string, HostPace>()
  readonly #clock: Clock
  readonly #pace: EgressOptions['pace']
  readonly #about: PaceHosts

  constructor(pace: EgressOptions['pace'], clock: Clock, about: PaceHosts) {
    this.#pace = pace
    this.#clock = clock
    this.#about = about
  }

  /** Waits until the host's next request may start; call the result when the request has ended. */
  async start(
    host: string,
    { signal, isStatic = false }: StartOptions = {},
  ): Promise<(outcome: RequestOutcome) => void> {
    // Whether a host's pace may be lifted is known once its name was looked up; the answer is kept for dialling it.
    if (this.#pace !== 'adaptive' && !this.#hosts.has(host)) await this.#about.lookUp(host)
    const pace = this.#of(host)
    await pace.turn(isStatic, signal)
    return (outcome) => pace.done(outcome)
  }

  /** Most simultaneous requests to this host. */
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
    const lifted = this.#pace !== 'adaptive' && this.#about.mayLift(host)
    if (this.#pace === 'off') return new HostPace(this.#clock, lifted ? LIFTED : USUAL)
    const wanted = this.#pace === 'adaptive' ? STARTS_A_SECOND : this.#pace
    const starts = lifted ? wanted : Math.min(wanted, STARTS_A_SECOND)
    return new HostPace(this.#clock, {
      ...USUAL,
      ...(lifted ? { connections: LIFTED_CONNECTIONS } : {}),
      startMs: 1_000 / starts,
      // A number that the operator sets counts for every request.
      staticStartMs: 1_000 / (this.#pace === 'adaptive' ? STATIC_STARTS_A_SECOND : starts),
    })
  }
}

interface Rate {
  connections: number
  /** Milliseconds between two starts. */
  startMs: number
  /** The same after the start of a request for a static file. */
  staticStartMs: number
}
const USUAL: Rate = {
  connections: CONNECTIONS,
  startMs: 1_000 / STARTS_A_SECOND,
  staticStartMs: 1_000 / STATIC_STARTS_A_SECOND,
}
const LIFTED: Rate = { connections: LIFTED_CONNECTIONS, startMs: 0, staticStartMs: 0 }

interface Waiting {
  isStatic: boolean
  begin: () => void
}

class HostPace {
  readonly #clock: Clock
  readonly #rate: Rate
  readonly #queue: Waiting[] = []
  readonly #times: number[] = []
  #firstMedian: number | null = null
  #leastMs: number
  #everyMs: number
  #nextAt = 0
  #running = 0
  #good = 0
  #unmoved = 0
  #awayInTurn = 0
  #isWaking = false

  constructor(clock: Clock, rate: Rate) {
    this.#clock = clock
    this.#rate = rate
    this.#leastMs = rate.startMs
    this.#everyMs = rate.startMs
  }

  get connections(): number {
    return this.#rate.connections
  }

  async turn(isStatic: boolean, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new NetError('cancelled')
    if (this.#queue.length === 0 && this.#isFree() && this.#clock.now() >= this.#nextAt) {
      this.#begin(isStatic)
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting: Waiting = { isStatic, begin: resolve }
    const leave = (): void => {
      const place = this.#queue.indexOf(waiting)
      if (place >= 0) this.#queue.splice(place, 1)
      reject(new NetError('cancelled'))
    }
    signal?.addEventListener('abort', leave, { once: true })
    this.#queue.push(waiting)
    this.#startNext()
    await promise
    signal?.removeEventListener('abort', leave)
  }

  done({ firstByteMs, trouble }: RequestOutcome): void {
    this.#running -= 1
    if (this.#rate.startMs > 0) {
      this.#awayInTurn = trouble === 'away' ? this.#awayInTurn + 1 : 0
      if (trouble === 'unavailable' || this.#awayInTurn >= this.connections) this.#unavailable()
      else if (trouble === 'asked' || this.#hasSlowed(firstByteMs)) this.#halve()
      else if (trouble === null) this.#recover()
    }
    this.#startNext()
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

  #begin(isStatic: boolean): void {
    this.#running += 1
    const isUntroubled = this.#everyMs === this.#rate.startMs
    const pauseMs = isStatic && isUntroubled ? this.#rate.staticStartMs : this.#everyMs
    this.#nextAt = Math.max(this.#nextAt, this.#clock.now()) + pauseMs
  }

  #startNext(): void {
    while (this.#isFree() && !this.#isWaking) {
      const [first] = this.#queue
      if (!first) return
      const ms = this.#nextAt - this.#clock.now()
      if (ms > 0) {
        void this.#wake(ms)
        return
      }
      this.#queue.shift()
      this.#begin(first.isStatic)
      first.begin()
    }
  }

  async #wake(ms: number): Promise<void> {
    this.#isWaking = true
    await this.#clock.wait(ms)
    this.#isWaking = false
    this.#startNext()
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
