import type { Column } from '#core/block.ts'
import type { EvidenceKey, EvidenceMap } from '#core/evidence/index.ts'
import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import type { Thumbnail } from '#core/evidence/pictures.ts'
import type { FixField, FixWords } from '#core/fix-text/field.ts'
import type { PieceKind } from '#core/piece-kinds.ts'

/** A search result with the new texts, and as it is now. */
interface SearchRow {
  address: string
  title: string
  description: string
  now?: { title: string; description: string } | undefined
}

/** How a piece is previewed. */
export type Preview =
  /** The card of a shared link. `picture`: its address; it is never loaded here, but a small copy of ours may stand for it. */
  | {
      kind: 'share'
      host: string
      title: string
      description: string
      picture: string | null
      thumbnail?: Thumbnail | undefined
    }
  /** Rows of a search result page. */
  | { kind: 'search'; rows: SearchRow[] }
  /** The contents of a sheet, without its empty columns. */
  | { kind: 'table'; columns: Column[]; rows: string[][] }

/** One finished text or file to copy or download. What only the owner knows is a blank, `[your …]`. */
export interface Piece {
  title: string
  kind: PieceKind
  /** The record's name for `dns`, else the file name. */
  name?: string | undefined
  /** For the name field of most DNS settings, which add the domain themselves: `_dmarc`, or `@` for the domain. */
  shortName?: string | undefined
  content: string
  /** When to use it, what to wait for, what to watch for. */
  note?: string | undefined
  preview?: Preview | undefined
  /** What may be typed beside its blanks. */
  fields?: Omit<FixField, 'from'>[] | undefined
  /** Not to be used yet, or only in a case that the title names. */
  isLater?: boolean | undefined
}

/** A file to download. */
export interface Download {
  name: string
  /** What it is, in a few words. */
  line: string
}

/** Where to use a piece: the name of the place ("Squarespace"), and the steps to get there. */
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
  /** Files that we made for it, each with what it is. They are asked for by their name. */
  downloads?: Download[] | undefined
  where: Where
  /**
   * A builder, hosting company or service decides this: it does it by itself or once it is asked, or it does not and nobody can change that.
   * `where` says which, and there may be no pieces.
   */
  builderDoesIt: boolean
  /** It tells where the website is weak, which only its owner may see. */
  tellsWeakness?: true
  /** It is of use only once the other fixes of its check are in place: links to pages that these are drafts of. */
  followsOthers?: true
}

/** The business details in the owner's business summary; empty texts where it has none. */
export interface BusinessDetails {
  /** Digits. */
  phone: string
  email?: string
  /** One line, as on an envelope. */
  address: string
  nzbn: string
  /** ABN of an Australian business, GST number of another. */
  gstNumber: string
}

/** The input of fixes. */
export interface FixInput {
  result: {
    status: string
    facts: Readonly<Record<string, unknown>>
    /** ISO 8601. */
    updatedAt: string
  }
  /** The newest evidence; what was never gathered, or is no longer kept, is absent. */
  evidence: FixEvidence
  profile: ProfileEvidence
  answers: AnswersEvidence
  /** Absent: the owner has no summary. */
  details?: BusinessDetails | undefined
  /** What the owner typed in fixes, by the field's id. */
  words?: FixWords | undefined
  /** The owner's, in which the day of a check is written (IANA); absent: UTC. */
  timeZone?: string | undefined
}
export type FixEvidence = { readonly [K in EvidenceKey]?: EvidenceMap[K] | undefined }

/** Makes the fixes of one kind for a result; none where nothing is wrong, or too little is known to make one. */
export type FixMaker = (input: FixInput) => Omit<Fix, 'check'>[]

/** What a check declares of its fixes, in the file `fixes.ts` of its folder. */
export interface FixSource {
  makers: readonly FixMaker[]
  /** The evidence that they read. */
  evidence: readonly EvidenceKey[]
}
