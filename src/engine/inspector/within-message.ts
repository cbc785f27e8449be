import { failure } from '#core/reasons.ts'
import { bytesOf } from '#core/memory-of.ts'
import type { EvidencePiece } from './protocol.ts'

/** Most bytes of memory of a piece: the worker has 512 MiB, for it, for its text that is saved, and for everything else. Gatherers end long before. */
const MOST_BYTES = 128 * 1_048_576

/** The piece, or that there was too much of it: one message must not fill the memory of the worker, which works for everybody. */
export function withinMessage({ key, piece }: EvidencePiece): EvidencePiece {
  if (piece.state !== 'ok' || bytesOf(piece.value) <= MOST_BYTES) return { key, piece }
  const { at, durationMs } = piece
  return { key, piece: { state: 'failed', failure: failure('budget_bytes'), at, durationMs } }
}
