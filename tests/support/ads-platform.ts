import { applyToSample } from '#ads/sample/apply.ts'
import { BLUE_WREN_STATE } from '#ads/sample/blue-wren.ts'
import { readSample } from '#ads/sample/reads.ts'
import type { AdsSampleState } from '#ads/sample/state.ts'
import { type AnyRead, anyRead, anyWrite, type Connector } from '#connectors/connector.ts'
import { adsChange } from '#core/ads/change-shape.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { ADS_READS, type AdsRead, adGroupReadInput } from '#core/ads/reads.ts'
import type { z } from 'zod'

/**
 * What happens to the next change. `lost`: it never arrives. `unanswered`: it is made, and the answer is lost. `late`: no answer comes, and it is made
 * later, by {@link AdsPlatform.makeLate}. `refused`: it is checked and refused when it is made.
 */
export type AdsFault = 'none' | 'lost' | 'unanswered' | 'late' | 'refused'

/** An ads platform with an account of its own, which fails as it is told. */
export class AdsPlatform {
  state: AdsSampleState = BLUE_WREN_STATE
  fault: AdsFault = 'none'
  /** What happens to each of the next changes, before {@link fault}. */
  faults: AdsFault[] = []
  /** What the month has cost as the platform has counted it by now; `null`: what the figures of the account add up to. */
  monthCost: string | null = null
  /** Changes that were sent to be made, in order. */
  readonly sent: AdsChange[] = []
  /** Reads that were made. */
  readonly reads: string[] = []
  isDown = false
  /** Rows that a list has at most; `null`: all. */
  mostRows: number | null = null
  /** Called while a change is checked, before it is sent. */
  onTrial: () => Promise<void> = async () => undefined
  readonly #late: AdsChange[] = []
  today: string
  readonly #firstDay: string

  constructor(today: string) {
    this.today = today
    this.#firstDay = today
  }

  /** An account as nobody has changed it yet, and a platform without faults. */
  reset(): void {
    this.makeLate()
    Object.assign(this, { state: BLUE_WREN_STATE, fault: 'none', faults: [], monthCost: null, isDown: false })
    Object.assign(this, { mostRows: null, onTrial: async () => undefined })
    this.today = this.#firstDay
    this.sent.length = 0
    this.reads.length = 0
  }

  /** The first day of the next month, on which nothing has cost anything yet. */
  startMonth(): void {
    const [year = 0, month = 0] = this.today.split('-').map(Number)
    this.today = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
    this.monthCost = '0'
  }

  /** Makes a change as somebody makes it at the platform itself. */
  makeElsewhere(change: AdsChange): void {
    this.#make(change)
  }

  /** Addresses that ads of campaigns that run lead to. */
  landingUrls(): string[] {
    const at = { period: '30days' as const, today: this.today }
    return readSample(this.state, 'landingPages', at).rows.map(({ url }) => url)
  }

  /** Makes campaigns that run and lead to these addresses, before all others. */
  addLandingPages(urls: readonly string[]): void {
    const [first] = this.state.campaigns.filter(({ state }) => state === 'enabled')
    const made = first ? urls.map((landingUrl, index) => ({ ...first, id: `90${index}`, landingUrl })) : []
    this.state = { ...this.state, campaigns: [...made, ...this.state.campaigns] }
  }

  /** Makes what was late. */
  makeLate(): void {
    for (const change of this.#late.splice(0)) this.#make(change)
  }

  #make(change: AdsChange): readonly string[] {
    const { state, ids } = applyToSample(this.state, change, this.today)
    this.state = state
    return ids
  }

  #receive(
    change: AdsChange,
  ): { ok: true; ids: readonly string[] } | { ok: false; kind: 'vendor_down' | 'rejected' } {
    const next = this.faults.shift()
    const fault = next ?? this.fault
    if (next === undefined) this.fault = 'none'
    this.sent.push(change)
    if (fault === 'refused') return { ok: false, kind: 'rejected' }
    if (fault === 'none') return { ok: true, ids: this.#make(change) }
    if (fault === 'unanswered') this.#make(change)
    if (fault === 'late') this.#late.push(change)
    return { ok: false, kind: 'vendor_down' }
  }

  #read(read: AdsRead): AnyRead {
    const data: z.ZodType = ADS_READS[read]
    return anyRead<z.infer<typeof input>, unknown>({
      input,
      data,
      subjectOf: ({ period }) => period ?? 'account',
      freshMs: 900_000,
      run: async (_context, { period }) => {
        if (this.isDown) return { ok: false, failure: { kind: 'vendor_down' } }
        this.reads.push(read)
        const at = { period: period ?? '30days', today: this.today }
        const sample = readSample(this.state, read, at)
        const shown = 'isCut' in sample && this.mostRows !== null ? cutTo(sample, this.mostRows) : sample
        if (this.monthCost === null) return { ok: true, data: shown }
        const month = { today: this.today, cost: this.monthCost }
        if (read === 'month') return { ok: true, data: month }
        if (read === 'days') return { ok: true, data: { ...readSample(this.state, read, at), month } }
        return { ok: true, data: shown }
      },
    })
  }

  /** The platform as a service that an owner is connected to. */
  get connector(): Connector {
    return {
      id: 'adwords',
      kind: 'handle',
      title: 'Ads',
      purpose: 'Ads',
      setUp: '',
      keyUrl: 'https://ads.fixture/',
      settings: [],
      endpoints: {},
      limits: { requestsADay: 100_000 },
      fills: null,
      read: {
        account: this.#read('account'),
        campaigns: this.#read('campaigns'),
        adGroups: this.#read('adGroups'),
        demographics: this.#read('demographics'),
        keywords: this.#read('keywords'),
        searchTerms: this.#read('searchTerms'),
        negativeKeywords: this.#read('negativeKeywords'),
        assets: this.#read('assets'),
        strategies: this.#read('strategies'),
        days: this.#read('days'),
        month: this.#read('month'),
        landingPages: this.#read('landingPages'),
      },
      write: {
        change: anyWrite({
          input: adsChange,
          run: async (context, change, _access, isTrial) => {
            if (isTrial) await this.onTrial()
            if (isTrial) return { ok: true, data: { resourceNames: [] } }
            if ((await context.maySend?.()) === false) return { ok: false, failure: { kind: 'vendor_down' } }
            const received = this.#receive(change)
            return received.ok
              ? { ok: true, data: { resourceNames: received.ids.map((id) => `customers/1/things/${id}`) } }
              : { ok: false, failure: { kind: received.kind } }
          },
        }),
      },
      evidenceOf: () => ({}),
    }
  }
}

const cutTo = <Listed extends { rows: readonly unknown[] }>(listed: Listed, most: number) => ({
  ...listed,
  rows: listed.rows.slice(0, most),
  isCut: listed.rows.length > most,
})

const input = adGroupReadInput.partial()
