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
export type CampaignDraftPlace = Pick<KeptDraft, 'id' | 'version'>

/** Why a draft was not saved: no answer, refused (as there are too many drafts), saved elsewhere meanwhile, discarded elsewhere. */
export type SavingProblem =
  | { kind: 'unanswered' }
  | { kind: 'refused'; message: string }
  | { kind: 'changed'; theirs: KeptDraft }
  | { kind: 'gone' }

export type Saving = { kind: 'saved' | 'waiting' | 'saving' } | SavingProblem

/** What a keeper needs of the page. */
export interface DraftWays {
  create: (content: DraftContent) => Promise<CampaignDraftPlace>
  save: (place: CampaignDraftPlace, content: DraftContent) => Promise<CampaignDraftPlace>
  /** What a failed call says of the draft. */
  problemOf: (error: unknown) => SavingProblem
  /** Keeps what is not on the server yet in this browser, so that closing the tab loses nothing; `null`: everything is on the server. */
  keepHere: (content: DraftContent | null, place: CampaignDraftPlace | null) => void
  onSaving: (saving: Saving) => void
  onPlace: (place: CampaignDraftPlace) => void
}

const PAUSE_MS = 800
const AGAIN_MS = 10_000

/** Fields in one order, so that what the server gives back can be compared with what was sent. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const textOf = ({ step, form }: DraftContent): string => JSON.stringify({ step, form }, inOrder)

/** Saves a draft while it is typed: one save at a time, a moment after the last change. */
export class DraftKeeper {
  readonly #ways: DraftWays
  #wanted: DraftContent
  #savedText: string
  #place: CampaignDraftPlace | null
  #timer: ReturnType<typeof setTimeout> | null = null
  #running: Promise<boolean> | null = null
  #problem: SavingProblem | null = null
  #hasChanged = false
  #isOver = false
  /** What the first save sends. Until it is answered the same is sent again, so that the server makes one draft of it. */
  #created: DraftContent | null = null
  /** What was sent since the last answer: the server may have it. */
  readonly #lost = new Set<string>()

  /** `unsaved`: what this browser has of an earlier time and the server has not. */
  constructor(
    start: { place: CampaignDraftPlace | null; content: DraftContent; unsaved: DraftContent | null },
    ways: DraftWays,
  ) {
    this.#ways = ways
    this.#place = start.place
    this.#savedText = textOf(start.content)
    this.#wanted = start.unsaved ?? start.content
    this.#hasChanged = this.#isBehind()
    if (this.#hasChanged) this.#plan(PAUSE_MS)
  }

  get place(): CampaignDraftPlace | null {
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
    if (this.#problem?.kind === 'changed') {
      const { id, version } = this.#problem.theirs
      this.#place = { id, version }
      // What the server has now is theirs, whatever was saved here before.
      this.#savedText = ''
    }
    return this.flush()
  }

  /** After it was saved elsewhere: goes on with that version. */
  takeTheirs(): DraftContent {
    if (this.#problem?.kind !== 'changed') return this.#wanted
    const { id, version, step, form } = this.#problem.theirs
    this.#place = { id, version }
    this.#wanted = { step, form }
    this.#savedText = textOf(this.#wanted)
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
    return textOf(this.#wanted) !== this.#savedText
  }

  async #saveAll(): Promise<boolean> {
    while (!this.#isOver && this.#isBehind()) {
      if (this.#place === null) this.#created ??= this.#wanted
      const sent = this.#created ?? this.#wanted
      this.#ways.onSaving({ kind: 'saving' })
      try {
        this.#taken(
          sent,
          await (this.#place === null ? this.#ways.create(sent) : this.#ways.save(this.#place, sent)),
        )
      } catch (error) {
        const problem = this.#ways.problemOf(error)
        if (this.#isOwnSave(sent, problem)) continue
        this.#problem = problem
        this.#ways.onSaving(problem)
        if (problem.kind === 'unanswered') this.#plan(AGAIN_MS)
        return false
      }
    }
    if (!this.#isOver) this.#saved()
    return true
  }

  /** The server has taken what was sent. */
  #taken(sent: DraftContent, place: CampaignDraftPlace): void {
    this.#created = null
    this.#lost.clear()
    this.#savedText = textOf(sent)
    const isNew = this.#place === null
    this.#place = place
    // What this browser has of a draft without a place belongs to the new place from now on.
    if (isNew) {
      this.#ways.keepHere(null, null)
      if (!this.#isOver && this.#isBehind()) this.#ways.keepHere(this.#wanted, place)
    }
    if (!this.#isOver) this.#ways.onPlace(place)
  }

  /** After a failed save: whether what was saved meanwhile is an earlier save of this page, of which only the answer was lost. It is taken as saved then. */
  #isOwnSave(sent: DraftContent, problem: SavingProblem): boolean {
    if (problem.kind === 'unanswered') {
      this.#lost.add(textOf(sent))
      return false
    }
    this.#created = null
    if (problem.kind !== 'changed') return false
    const { id, version } = problem.theirs
    const theirs = textOf(problem.theirs)
    if (!this.#lost.delete(theirs)) return false
    this.#place = { id, version }
    this.#savedText = theirs
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
