import { exactMoney } from '#core/format/money.ts'
import { plural } from '#core/words.ts'
import { Note } from '../../../kit/surface/Note.tsx'
import type { Imported } from './with-imported.ts'

/** What became of a file: what was filled in, what was left, what doesn't add up. */
export function ImportedNote({ imported: { figures, months, left, differences } }: { imported: Imported }) {
  const count = Object.keys(figures).length
  if (count === 0 && months.length === 0)
    return (
      <Note tone="warning" lead="No figures found in this file.">
        Try a profit and loss or balance sheet with a name and an amount on each line.
      </Note>
    )
  return (
    <div role="status">
      <Note tone="info" lead={`${plural(count, 'figure')} filled in.`}>
        Please check them, then save.
        {left.length > 0 && (
          <> Left out, because a total covers them or we don’t know them: {left.join(', ')}.</>
        )}
      </Note>
      {differences.map(({ label, inFile, worked }) => (
        <Note key={label} tone="warning" lead={`${label}:`}>
          the file says {exactMoney(inFile)}, the figures filled in make {exactMoney(worked)}.
        </Note>
      ))}
    </div>
  )
}
