import type { EvidencePiece } from '#engine/inspector/protocol.ts'
import { saveEvidence } from '#store/evidence.ts'
import type { ScanTools } from './scan-tools.ts'

/** Saves evidence while a scan runs, so that a result's fixes can be made before the scan ends. No result waits for it. */
export class EvidenceWriter {
  #queue: Promise<unknown> = Promise.resolve()
  #failure: unknown = null
  readonly #tools: Pick<ScanTools, 'db' | 'files'>
  readonly #websiteId: string

  constructor(tools: Pick<ScanTools, 'db' | 'files'>, websiteId: string) {
    this.#tools = tools
    this.#websiteId = websiteId
  }

  add({ key, piece }: EvidencePiece): void {
    this.#queue = this.#queue
      .then(() => saveEvidence(this.#tools, this.#websiteId, { [key]: piece }))
      .catch((error: unknown) => {
        this.#failure ??= error
      })
  }

  /** Resolves when everything added so far is saved; throws what failed first. */
  async finish(): Promise<void> {
    await this.#queue
    if (this.#failure !== null) throw this.#failure
  }
}
