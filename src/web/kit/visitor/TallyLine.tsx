import { StackBar } from '../overview/StackBar.tsx'
import { type ResultTally, tallyWords } from '../overview/tally.ts'
import overview from '../overview/overview.module.css'
import { toneClass } from '../tone/tone-class.ts'
import classes from './first-job.module.css'

/** The counts of a scan as a bar, and in words below. */
export function TallyLine({ tally }: { tally: ResultTally }) {
  return (
    <div className={classes.tally}>
      <StackBar tally={tally} silent />
      <ul className={overview.legend}>
        {tallyWords(tally).map(({ id, tones, count, word, hatched }) => (
          <li key={id}>
            {tones.map((tone) => (
              <i
                key={tone}
                className={hatched ? `${toneClass(tone)} ${overview.hatch}` : toneClass(tone)}
                aria-hidden="true"
              />
            ))}
            {count} {word}
          </li>
        ))}
      </ul>
    </div>
  )
}
