import { countText } from '#core/format/counts.ts'
import { Note } from '../surface/Note.tsx'
import classes from './ads.module.css'

interface RefusedListProps {
  lines: readonly { text: string; why: string }[]
  /** So many more that are not named. */
  more: number
}

/** Lines of a field that were refused, each with its reason. */
export const RefusedList = ({ lines, more }: RefusedListProps) =>
  lines.length > 0 && (
    <div role="alert">
      <Note tone="error" lead="Please change or take out:">
        <ul className={classes.refused}>
          {lines.map(({ text, why }, index) => (
            <li key={index}>
              <b dir="auto">{text}</b>: {why}
            </li>
          ))}
          {more > 0 && <li>and {countText(more)} more</li>}
        </ul>
      </Note>
    </div>
  )
