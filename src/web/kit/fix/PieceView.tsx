import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Column } from '#core/block.ts'
import type { PieceKind } from '#core/piece-kinds.ts'
import { Icon } from '../Icon.tsx'
import { CopyBlock } from '../plan/CopyBlock.tsx'
import { Fold } from '../surface/Fold.tsx'
import { ProofTable } from '../table/ProofTable.tsx'
import { DnsRecord } from './DnsRecord.tsx'
import classes from './fix.module.css'
import { saveText } from './save-text.ts'
import { SearchPreview } from './SearchPreview.tsx'
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
    | { kind: 'share'; host: string; title: string; description: string; picture: string | null }
    | { kind: 'search'; rows: { address: string; title: string; description: string }[] }
    | { kind: 'table'; columns: Column[]; rows: string[][] }
    | undefined
  /** Not to be used yet, or only in a case that the title names: it is folded. */
  isLater?: boolean | undefined
  /** Placeholders to fill in before it is used. */
  blanks: string[]
}

const TYPES = {
  file: 'text/plain',
  html: 'text/html',
  text: 'text/plain',
  csv: 'text/csv',
  page: 'text/html',
} as const

/** Sheets and pages are opened in another program. */
const COPIED: ReadonlySet<FixPiece['kind']> = new Set(['file', 'html', 'text'])

/** One piece: its preview, its placeholders, and the text to copy or download. */
export function PieceView({ piece }: { piece: FixPiece }) {
  const { title, kind, name, shortName, content, note, preview, blanks, isLater } = piece
  const body = (
    <div className={classes.piece}>
      {!COPIED.has(kind) && !isLater && <h4>{title}</h4>}
      {note !== undefined && <p>{note}</p>}
      {preview?.kind === 'share' && <SharePreview {...preview} />}
      {preview?.kind === 'search' && <SearchPreview rows={preview.rows} />}
      {preview?.kind === 'table' && <ProofTable name={title} columns={preview.columns} rows={preview.rows} />}
      {blanks.length > 0 && (
        <p>
          <b>Fill in first:</b> {blanks.join(', ')}.
        </p>
      )}
      {kind === 'dns' && name !== undefined && (
        <DnsRecord title={title} name={name} shortName={shortName} value={content} />
      )}
      {COPIED.has(kind) && <CopyBlock title={title} text={content} code={kind !== 'text'} />}
      {kind !== 'dns' && name !== undefined && (
        <Button
          variant="default"
          leftSection={<Icon of={IconDownload} />}
          onClick={() => saveText(name, content, TYPES[kind])}
        >
          Download {name}
        </Button>
      )}
    </div>
  )
  return isLater ? (
    <Fold title={title} className={classes.later}>
      {body}
    </Fold>
  ) : (
    body
  )
}
