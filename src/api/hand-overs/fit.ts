import type { Report } from '#report/schema.ts'
import type { Ask } from './asks.ts'

type Piece = Ask['fixes'][number]['pieces'][number]

/** Bytes of an answer to a web person, at most: it opens on a phone. */
export const MOST_BYTES = 1_000_000

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** What stays of a part of a result: `[]` or `{}`. */
const EMPTY_BYTES = 2

type Result = Report['checks'][number]

/** The results without their longest parts, so that together they take at most `most` bytes, and the names of the parts that are missing. */
export function fitResults(
  results: readonly Result[],
  most: number = MOST_BYTES,
): { results: Result[]; leftOut: string[] } {
  const parts = results
    .flatMap((result) => [
      { result, part: 'blocks' as const, bytes: bytesOf(result.blocks) },
      { result, part: 'facts' as const, bytes: bytesOf(result.facts) },
    ])
    .toSorted((one, other) => other.bytes - one.bytes)
  let room = most - bytesOf(results)
  const gone = new Set<string>()
  for (const { result, part, bytes } of parts) {
    if (room >= 0) break
    room += bytes - EMPTY_BYTES
    gone.add(nameOf(result, part))
  }
  return {
    results: results.map((result) => ({
      ...result,
      blocks: gone.has(nameOf(result, 'blocks')) ? [] : result.blocks,
      facts: gone.has(nameOf(result, 'facts')) ? {} : result.facts,
    })),
    leftOut: [...gone],
  }
}

const nameOf = ({ id }: Pick<Result, 'id'>, part: string): string => `${id}: ${part}`

const bare = (fields: Piece['fields']): Piece['fields'] =>
  fields.map(({ picture, ...field }) =>
    picture ? { ...field, picture: { ...picture, thumbnail: undefined } } : field,
  )

function withoutThumbnails<One extends Pick<Ask, 'fixes'>>(ask: One): One {
  return {
    ...ask,
    fixes: ask.fixes.map((fix) => ({
      ...fix,
      pieces: fix.pieces.map((piece) => ({ ...piece, fields: bare(piece.fields) })),
    })),
  }
}

/** The asks without their longest lists and ready-made texts, so that together they take at most `most` bytes. */
export function fitAsks<One extends Pick<Ask, 'fixes' | 'blocks'>>(
  given: readonly One[],
  most: number = MOST_BYTES,
): { asks: One[]; isShortened: boolean } {
  // The pictures themselves are on the website, so their copies go first.
  const asks = bytesOf(given) > most ? given.map(withoutThumbnails) : given
  const parts = asks
    .flatMap(({ fixes, blocks }) => [...blocks, ...fixes.flatMap((fix) => fix.pieces)])
    .map((part) => ({ part, bytes: bytesOf(part) }))
    .toSorted((one, other) => other.bytes - one.bytes)
  let room = most - bytesOf(asks)
  const gone = new Set<object>()
  for (const { part, bytes } of parts) {
    if (room >= 0) break
    room += bytes
    gone.add(part)
  }
  return {
    asks: asks.map((ask) => ({
      ...ask,
      blocks: ask.blocks.filter((block) => !gone.has(block)),
      fixes: ask.fixes.map((fix) => ({ ...fix, pieces: fix.pieces.filter((piece) => !gone.has(piece)) })),
    })),
    isShortened: gone.size > 0,
  }
}
