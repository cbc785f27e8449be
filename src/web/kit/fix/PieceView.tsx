import type { ReactNode } from 'react'
import type { Column } from '#core/block.ts'
import type { Thumbnail } from '#core/evidence/pictures.ts'
import type { FixField, FixWords } from '#core/fix-text/field.ts'
import { type FilledText, fillPiece } from '#core/fix-text/fill.ts'
import { problemIn } from '#core/fix-text/problem.ts'
import { cutOffIn } from '#core/search-result.ts'
import { isCopied, type PieceKind } from '#core/piece-kinds.ts'
import { sampleFileName, sampleText, type TextType } from '#core/sample-files.ts'
import { Fold } from '../surface/Fold.tsx'
import { useIsSample } from '../surface/SampleScope.tsx'
import { ProofTable } from '../table/ProofTable.tsx'
import { DnsRecord } from './DnsRecord.tsx'
import classes from './fix.module.css'
import { LiveText } from './LiveText.tsx'
import { saveText } from './save-text.ts'
import { SearchPreview, type SearchRow } from './SearchPreview.tsx'
import { SharePreview } from './SharePreview.tsx'

export interface FixPiece {
  title: string
  kind: PieceKind
  name?: string | undefined
  /** The record's name for most DNS settings. */
  shortName?: string | undefined
  content: string
  note?: string | undefined
  preview?:
    | {
        kind: 'share'
        host: string
        title: string
        description: string
        picture: string | null
        thumbnail?: Thumbnail | undefined
      }
    | { kind: 'search'; rows: SearchRow[] }
    | { kind: 'table'; columns: Column[]; rows: string[][] }
    | undefined
  /** Not to be used yet, or only in a case that the title names: it is folded. */
  isLater?: boolean | undefined
  fields: FixField[]
}

const TYPES = {
  file: 'text/plain',
  html: 'text/html',
  text: 'text/plain',
  csv: 'text/csv',
  page: 'text/html',
} as const

interface PieceViewProps {
  piece: FixPiece
  typed: FixWords
  /** To copy it is what is to do next on the page. */
  isNext?: boolean | undefined
  onMissing: (field: FixField) => void
  /** Fields that only this piece has. */
  children?: ReactNode
}

/** One piece: its fields, its preview, and its text as it is typed, to copy or download. */
export function PieceView({ piece, typed, isNext, onMissing, children }: PieceViewProps) {
  const { title, kind, name, shortName, note, isLater } = piece
  const filled = fillPiece(piece, piece.fields, typed)
  const isNothing = filled.text === '' && filled.missing.length === 0
  const isSample = useIsSample()
  const body = (
    <div className={classes.piece} data-paper="stack">
      {children}
      <PiecePreview piece={piece} typed={typed} />
      {isNothing && <p>{title}: nothing is needed here, as every one of these links goes.</p>}
      {!isNothing && (
        <LiveText
          title={title}
          filled={filled}
          problem={problemIn({ kind, text: filled.text })}
          code={kind !== 'text'}
          file={
            kind === 'dns' || kind === 'text' || name === undefined
              ? undefined
              : { name, save: (text) => saveFile({ name, text, type: TYPES[kind] }, isSample) }
          }
          isFileOnly={!isCopied(kind)}
          isNext={isNext}
          onMissing={onMissing}
        />
      )}
      {kind === 'dns' && name !== undefined && <DnsRecord name={name} shortName={shortName} />}
      {note !== undefined && <p>{note}</p>}
    </div>
  )
  return isLater ? (
    <Fold title={title} className={classes.later} onPaper="open">
      {body}
    </Fold>
  ) : (
    body
  )
}

function saveFile(
  { name, text, type }: { name: string; text: string; type: TextType },
  isSample: boolean,
): void {
  if (isSample) saveText(sampleFileName(name), sampleText(text, type), type)
  else saveText(name, text, type)
}

/** How the piece will look, with what is typed. */
function PiecePreview({ piece, typed }: Pick<PieceViewProps, 'piece' | 'typed'>) {
  const { title, preview, fields } = piece
  const filled = (content: string) => fillPiece({ kind: 'text', content }, fields, typed)
  const shown = (content: string): string => shownText(filled(content))
  /** Empty while something is missing: how long it will be is not known. */
  const whole = (content: string): string => (filled(content).missing.length > 0 ? '' : filled(content).text)
  switch (preview?.kind) {
    case undefined:
      return null
    case 'share': {
      const { missing, text } = filled(preview.picture ?? '')
      return (
        <SharePreview
          host={preview.host}
          title={shown(preview.title)}
          description={shown(preview.description)}
          picture={missing.length > 0 || text === '' ? null : text}
          thumbnail={preview.thumbnail}
        />
      )
    }
    case 'search':
      return (
        <SearchPreview
          rows={preview.rows.map(({ address, title: heading, description, now }) => ({
            address,
            now,
            title: shown(heading),
            description: shown(description),
            cutOff: cutOffIn({
              title: heading === now?.title ? '' : whole(heading),
              description: description === now?.description ? '' : whole(description),
            }),
          }))}
        />
      )
    case 'table':
      return (
        <ProofTable
          name={title}
          columns={preview.columns}
          rows={preview.rows.map((row) => row.map((cell) => (isMarked(cell, fields) ? shown(cell) : cell)))}
        />
      )
  }
}

const isMarked = (cell: string, fields: readonly FixField[]): boolean =>
  fields.some(({ mark }) => cell.includes(mark))

/** A filled text in which what is missing is named. */
const shownText = ({ parts, missing }: FilledText): string =>
  parts.map(({ text, field }) => missing.find(({ id }) => id === field)?.label ?? text).join('')
