import { type FixField, type FixWords, valueOf } from '#core/fix-text/field.ts'
import { plural } from '#core/words.ts'
import classes from './pictures.module.css'
import { PictureLine } from './PictureLine.tsx'

interface PictureLinesProps {
  fields: readonly FixField[]
  typed: FixWords
  idOf: (field: FixField) => string
  onType: (id: string, value: string) => void
  onLeave: () => void
}

/** One line for each picture, and how many have theirs. */
export function PictureLines({ fields, typed, idOf, onType, onLeave }: PictureLinesProps) {
  const done = fields.filter((field) => valueOf(field, typed) !== '').length
  return (
    <div className={classes.pictures} onBlur={onLeave}>
      <div className={classes.progress}>
        <progress value={done} max={fields.length} aria-label="Pictures that have their line" />
        <p role="status">
          {done} of {plural(fields.length, 'line')}
        </p>
      </div>
      <ol className={classes.lines}>
        {fields.map(
          (field) =>
            field.picture && (
              <PictureLine
                key={field.id}
                field={field}
                picture={field.picture}
                value={typed[field.id] ?? field.value}
                id={idOf(field)}
                onType={(value) => onType(field.id, value)}
                onPress={(value) => {
                  onType(field.id, value)
                  onLeave()
                }}
              />
            ),
        )}
      </ol>
    </div>
  )
}
