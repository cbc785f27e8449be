import type { CampaignDraft, WizardStep } from '#core/ads/draft.ts'

/** What a draft holds. */
export interface DraftContent {
  step: WizardStep
  form: CampaignDraft
}

/** A draft on the server. */
export interface KeptDraft extends DraftContent {
  id: string
  version: number
}

/** Where the server has a draft; the version is the one that the next save replaces. */
export type DraftPlace = Pick<KeptDraft, 'id' | 'version'>

/** Why a draft was not saved: no answer, refused (as there are too many drafts), saved elsewhere meanwhile, discarded elsewhere. */
export type SavingProblem =
  | { kind: 'unanswered' }
  | { kind: 'refused'; message: string }
  | { kind: 'changed'; theirs: KeptDraft }
  | { kind: 'gone' }

export type Saving = { kind: 'saved' | 'waiting' | 'saving' } | SavingProblem

/** What a keeper needs of the page. */
export interface DraftWays {
  create: (content: DraftContent) => Promise<DraftPlace>
  save: (place: DraftPlace, content: DraftContent) => Promise<DraftPlace>
  /** What a failed call says of the draft. */
  problemOf: (error: unknown) => SavingProblem
  /** Keeps what is not on the server yet in this browser, so that closing the tab loses nothing; `null`: everything is on the server. */
  keepHere: (content: DraftContent | null, place: DraftPlace | null) => void
  onSaving: (saving: Saving) => void
  onPlace: (place: DraftPlace) => void
}

const PAUSE_MS = 800
const AGAIN_MS = 10_000

/** Saves a draft while it is typed: one save at a time, a moment after the last change. */
export class DraftKeeper {
  readonly #ways: DraftWays
  #wanted: DraftContent
  #savedText: string
  #place: DraftPlace | null
  #timer: ReturnType<typeof setTimeout> | null = null
  #running: Promise<boolean> | null = null
  #problem: SavingProblem | null = null
  #hasChanged = false
  #isOver = false

  /** `unsaved`: what this browser has of an earlier time and the server has not. */
  constructor(
    start: { place: DraftPlace | null; content: DraftContent; unsaved: DraftContent | null },
    ways: DraftWays,
  ) {
    this.#ways = ways
    this.#place = start.place
    this.#savedText = JSON.stringify(start.content)
    this.#wanted = start.unsaved ?? start.content
    this.#hasChanged = this.#isBehind()
    if (this.#hasChanged) this.#plan(PAUSE_MS)
  }

  get place(): DraftPlace | null {
    return this.#place
  }

  /** Whether anything was changed since it was opened. */
  get hasChanged(): boolean {
    return this.#hasChanged
  }

  /** Takes what is typed and chosen now. */
  change(content: DraftContent): void {
    if (this.#isOver) return
    this.#wanted = content
    if (!this.#isBehind()) return
    this.#hasChanged = true
    this.#ways.keepHere(content, this.#place)
    // The owner decides first which one stays, or makes room.
    if (this.#problem !== null && this.#problem.kind !== 'unanswered') return
    this.#ways.onSaving({ kind: 'waiting' })
    this.#plan(PAUSE_MS)
  }

  /** Saves now what is not saved. `false`: it could not be. */
  flush(): Promise<boolean> {
    this.#stopTimer()
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** After it was saved elsewhere: replaces that version by this one. */
  keepMine(): Promise<boolean> {
    if (this.#problem?.kind === 'changed') this.#place = this.#problem.theirs
    return this.flush()
  }

  /** After it was saved elsewhere: goes on with that version. */
  takeTheirs(): DraftContent {
    if (this.#problem?.kind !== 'changed') return this.#wanted
    const { id, version, step, form } = this.#problem.theirs
    this.#place = { id, version }
    this.#wanted = { step, form }
    this.#savedText = JSON.stringify(this.#wanted)
    this.#saved()
    return this.#wanted
  }

  /** After it was discarded elsewhere: keeps what is here as another draft. */
  keepAsNew(): Promise<boolean> {
    this.#place = null
    this.#savedText = ''
    return this.flush()
  }

  /** Saves nothing any more: the draft is discarded, or has become a campaign. */
  end(): void {
    this.#isOver = true
    this.#stopTimer()
    this.#ways.keepHere(null, this.#place)
  }

  #isBehind(): boolean {
    return JSON.stringify(this.#wanted) !== this.#savedText
  }

  async #saveAll(): Promise<boolean> {
    while (!this.#isOver && this.#isBehind()) {
      const wanted = this.#wanted
      this.#ways.onSaving({ kind: 'saving' })
      try {
        const place = await (this.#place === null
          ? this.#ways.create(wanted)
          : this.#ways.save(this.#place, wanted))
        this.#savedText = JSON.stringify(wanted)
        // What this browser has of a draft without a place belongs to the new place from now on.
        if (this.#place === null) this.#ways.keepHere(null, null)
        this.#place = place
        if (!this.#isOver) this.#ways.onPlace(place)
      } catch (error) {
        this.#problem = this.#ways.problemOf(error)
        this.#ways.onSaving(this.#problem)
        if (this.#problem.kind === 'unanswered') this.#plan(AGAIN_MS)
        return false
      }
    }
    if (!this.#isOver) this.#saved()
    return true
  }

  #saved(): void {
    this.#problem = null
    this.#ways.keepHere(null, this.#place)
    this.#ways.onSaving({ kind: 'saved' })
  }

  #plan(after: number): void {
    this.#stopTimer()
    if (!this.#isOver) this.#timer = setTimeout(() => void this.flush(), after)
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
