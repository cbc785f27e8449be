import type { TypedSummary } from '#summary/shape.ts'

/** Which part it is, whatever its place and words are. */
export const keyOfPart = (part: TypedSummary['parts'][number]): string =>
  part.kind === 'free' ? String(part.id) : part.kind
