import { Fold } from '../surface/Fold.tsx'
import classes from './check.module.css'
import trend from './trend-line.module.css'
import { spotsOf, spreadArea, trendText } from './trend.ts'
import type { PlottedPoint, ShownTrendPoint } from './trend.ts'

interface TrendLineProps {
  /** The name of the values: "Scores". */
  label: string
  /** Oldest first. */
  points: readonly ShownTrendPoint[]
  low: number
  high: number
  /** A target line, with its label: "90, fast". */
  goal?: { value: number; text: string } | undefined
}

const FIELD = { width: 288, height: 60, margin: 6 }
const TOP = 14

const pointsText = (spots: readonly PlottedPoint[]): string => spots.map(({ x, y }) => `${x},${y}`).join(' ')

/** Values over time as a line, with a description for screen readers, and as a table that opens. */
export function TrendLine({ label, points, low, high, goal }: TrendLineProps) {
  const range = { low, high }
  const spots = spotsOf(points, range, FIELD)
  const end = spots.at(-1)
  const first = points[0]
  const last = points.at(-1)
  const area = spreadArea(points, range, FIELD)
  if (!end || !first || !last) return null
  const [goalSpot] = goal ? spotsOf([{ when: '', value: goal.value }], range, FIELD) : []
  return (
    <>
      <svg className={trend.spark} viewBox="0 0 288 100" role="img" aria-label={trendText(label, points)}>
        <g transform={`translate(0 ${TOP})`}>
          {goal && goalSpot && (
            <>
              <line x1="0" x2="288" y1={goalSpot.y} y2={goalSpot.y} />
              <text x="0" y={goalSpot.y - 6}>
                {goal.text}
              </text>
            </>
          )}
          {area.length > 0 && <polygon points={pointsText(area)} />}
          <polyline points={pointsText(spots)} />
          <circle cx={end.x} cy={end.y} r="5" />
        </g>
        {points.length > 1 && (
          <text x="0" y="96">
            {first.when}: {first.value}
          </text>
        )}
        <text x="288" y="96" className={trend.late}>
          {last.when}: {last.value}
        </text>
      </svg>
      {area.length > 0 && (
        <p className={trend.aside}>
          The shaded area is how much one scan’s own runs differ. A change within it is no change.
        </p>
      )}
      <Fold title="As a table" className={classes.webFold} onPaper="absent">
        <table className={trend.figures}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">{label}</th>
              {area.length > 0 && <th scope="col">Runs differ by</th>}
            </tr>
          </thead>
          <tbody>
            {points.map(({ when, value, spread }) => (
              <tr key={when}>
                <th scope="row">{when}</th>
                <td>{value}</td>
                {area.length > 0 && <td>{spread ?? ''}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </>
  )
}
