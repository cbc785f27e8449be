import { Meter } from '../surface/Meter.tsx'
import classes from './arriving.module.css'

interface ArrivingTotalProps {
  done: number
  of: number
  /** "About 40 seconds to go". */
  left?: string | undefined
}

/** The number of tests done. Screen readers announce this count, not every row. */
export function ArrivingTotal({ done, of, left }: ArrivingTotalProps) {
  return (
    <div className={classes.total}>
      <Meter label="Tests done" value={done} max={of} />
      <p>
        <b role="status">
          {of === 1 ? (done === 0 ? 'Running 1 test' : '1 test done') : `${done} of ${of} tests done`}
        </b>
        {left !== undefined && <span>{left}</span>}
      </p>
    </div>
  )
}
