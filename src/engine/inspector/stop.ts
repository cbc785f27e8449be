import { failure } from '#core/reasons.ts'
import type { EvidencePiece } from './protocol.ts'
import type { Inspector } from './client.ts'

/** Milliseconds that a stopped inspector has to clean up before it is killed. */
const STOP_GRACE_MS = 1_500

/** Asks an inspector to stop, and kills it when it has not cleaned up in time. */
export function stop(inspector: Inspector | null): void {
  inspector?.stop()
  setTimeout(() => inspector?.kill(), STOP_GRACE_MS).unref()
}

/**
 * A piece of evidence that arrives after the deadline. The inspector knows only that it was stopped, and answers `cancelled`; nobody cancelled, the
 * time was over, which is worth another try.
 */
export const afterDeadline = (piece: EvidencePiece['piece']): EvidencePiece['piece'] =>
  piece.state === 'failed' && piece.failure.code === 'cancelled'
    ? { ...piece, failure: failure('budget_time') }
    : piece
