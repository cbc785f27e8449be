import { Audit, Gatherer } from 'lighthouse'
import type Gathering from 'lighthouse/types/gatherer.js'
import { contentionBetween, type MachineTime, machineTime } from './contention.ts'

declare module 'lighthouse/types/artifacts.js' {
  interface GathererArtifacts {
    FettleContention: true
  }
}

/**
 * Measures, while the page loads, how much longer its work took because other work used the processor, and takes that out of the score. Lighthouse
 * simulates a phone as this machine times a factor (`cpuSlowdownMultiplier`), and asks to set that by the machine's speed
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown).
 */
export class ContentionGatherer extends Gatherer {
  override meta: Gathering.GathererMeta = { supportedModes: ['navigation'] }
  /** As of `contentionBetween`. */
  contention: number | null = null
  readonly #browser: number
  #before: MachineTime | null = null

  /** `browser` is the number of the browser's first process. */
  constructor(browser: number) {
    super()
    this.#browser = browser
  }

  override async startSensitiveInstrumentation(): Promise<void> {
    this.#before = await machineTime(this.#browser)
  }

  override async stopSensitiveInstrumentation({ settings }: Gathering.Context): Promise<void> {
    const now = await machineTime(this.#browser)
    this.contention = this.#before && contentionBetween(this.#before, now)
    const { throttling } = settings
    settings.throttling = {
      ...throttling,
      cpuSlowdownMultiplier: throttling.cpuSlowdownMultiplier / (this.contention ?? 1),
    }
  }

  override getArtifact(): true {
    return true
  }
}

/** Lighthouse gathers only what an audit asks for. */
export class ContentionAudit extends Audit {
  static override get meta(): typeof Audit.meta {
    return {
      id: 'fettle-contention',
      title: 'Machine',
      failureTitle: 'Machine',
      description: 'Keeps the work of others out of the score.',
      scoreDisplayMode: Audit.SCORING_MODES.INFORMATIVE,
      requiredArtifacts: ['FettleContention'],
    }
  }
  static override audit(): { score: number } {
    return { score: 1 }
  }
}
