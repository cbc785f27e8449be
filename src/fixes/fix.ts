import type { Column } from '#core/block.ts'
import type { EvidenceKey, EvidenceMap } from '#core/evidence/index.ts'
import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import type { PieceKind } from '#core/piece-kinds.ts'

/** How a piece is seen before it is used. */
export type Preview =
  /** The card that a shared link becomes. `picture`: its address; it is never fetched here. */
  | { kind: 'share'; host: string; title: string; description: string; picture: string | null }
  /** Rows of a search result page. */
  | { kind: 'search'; rows: { address: string; title: string; description: string }[] }
  /** What a sheet says, without what is only there to be filled in. */
  | { kind: 'table'; columns: Column[]; rows: string[][] }

/** One finished thing to copy or download. What only the owner knows stands in it as `[your …]`. */
export interface Piece {
  title: string
  kind: PieceKind
  /** The record's name for `dns`, else the name of the file. */
  name?: string | undefined
  /** What goes into the name field of most DNS settings, which add the domain by themselves: `_dmarc`, or `@` for the domain. */
  shortName?: string | undefined
  content: string
  /** When to use it, what to wait for, what to look out for. */
  note?: string | undefined
  preview?: Preview | undefined
  /** Not to be used yet, or only in a case that the title names. */
  isLater?: boolean | undefined
}

/** Where a piece goes: a place as people call it ("Squarespace"), and the way there. */
export interface Where {
  place: string
  steps: string[]
}

/** A ready-made fix of one check. */
export interface Fix {
  id: string
  check: string
  title: string
  why: string
  pieces: Piece[]
  where: Where
  /** A builder, host or service looks after this by itself; `where` says what to switch on, and there may be no pieces. */
  builderDoesIt: boolean
}

/** What the owner's business summary says of the business; empty texts where it does not. */
export interface BusinessDetails {
  /** Digits. */
  phone: string
  email?: string
  /** As one would write it on a letter. */
  address: string
  nzbn: string
  /** ABN of an Australian business, GST number of another. */
  gstNumber: string
}

/** What fixes are made from. */
export interface FixInput {
  result: {
    status: string
    facts: Readonly<Record<string, unknown>>
    /** ISO 8601. */
    updatedAt: string
  }
  /** What was gathered last; what was never gathered, or forgotten since, is absent. */
  evidence: FixEvidence
  profile: ProfileEvidence
  answers: AnswersEvidence
  /** Absent: no summary was written. */
  details?: BusinessDetails | undefined
}
export type FixEvidence = { readonly [K in EvidenceKey]?: EvidenceMap[K] | undefined }

/** Makes the fixes of one kind for a result; none where there is nothing to fix, or nothing to make one from. */
export type FixMaker = (input: FixInput) => Omit<Fix, 'check'>[]

/** What a check declares of its fixes, in the file `fixes.ts` of its folder. */
export interface FixSource {
  makers: readonly FixMaker[]
  /** The evidence that they are made from. */
  evidence: readonly EvidenceKey[]
}
